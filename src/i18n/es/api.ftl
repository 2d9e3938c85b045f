# The JSON API.
api-key-reused = Esta clave ya se usó para otra petición; envía la nueva con otra clave.
api-ends-earlier = La mano { $number } acabaría la partida, así que las siguientes no pueden quedarse. Envía la petición con ?drop=true para anularlas.
move-nowhere = Indica el otro club con el token de uno de sus enlaces de propietario.
