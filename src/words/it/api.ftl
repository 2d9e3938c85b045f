# The JSON API.
api-key-reused = Questa chiave è già servita per un’altra richiesta; invia la nuova con una nuova chiave.
move-nowhere = Indica l’altro club con il token di uno dei suoi link da proprietario.
