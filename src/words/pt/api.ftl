# A API JSON.
api-not-json = O corpo não é JSON: { $reason }.
api-key-reused = Esta chave já serviu para outro pedido; envie o novo com uma chave nova.
move-nowhere = Indique um link de proprietário do outro clube, ou o seu token.
