# A API JSON.
api-not-json = O corpo não é JSON: { $reason }.
api-key-reused = Esta chave já serviu para outra coisa; envie o que é novo com uma chave nova.
move-nowhere = Indique o código de um link de proprietário para outro clube.
