# The JSON API.
api-key-reused = Esta chave já serviu para outro pedido; envie o novo com uma chave nova.
move-nowhere = Indique o outro clube com o token de um dos seus links de proprietário.
