# L’API JSON.
api-not-json = Il corpo non è JSON: { $reason }.
api-key-reused = Questa chiave è già servita per altro; ciò che è nuovo va inviato con una chiave nuova.
move-nowhere = Indica il codice di un link da proprietario a un altro club.
