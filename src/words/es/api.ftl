# La API JSON.
api-not-json = El cuerpo no es JSON: { $reason }.
api-key-reused = Esta clave ya se usó para otra cosa; envía lo nuevo con una clave nueva.
move-nowhere = Indica el código de un enlace de propietario a otro club.
