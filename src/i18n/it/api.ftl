# The JSON API.
api-key-reused = Questa chiave è già servita per un’altra richiesta; invia la nuova con una nuova chiave.
api-ends-earlier = La mano { $number } chiuderebbe la partita, perciò le mani seguenti non possono restare. Invia la richiesta con ?drop=true per annullarle.
move-nowhere = Indica l’altro club con il token di uno dei suoi link da proprietario.
