# La API JSON.
api-not-json = El cuerpo no es JSON: { $reason }.
api-key-reused = Esta clave ya se usó para otra petición; envía la nueva con otra clave.
move-nowhere = Indica un enlace de propietario del otro club, o su token.
