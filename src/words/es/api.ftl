# The JSON API.
api-key-reused = Esta clave ya se usó para otra petición; envía la nueva con otra clave.
move-nowhere = Indica el otro club con el token de uno de sus enlaces de propietario.
