# The JSON API.
api-key-reused = Esta chave já serviu para outro pedido; envie o novo com uma chave nova.
api-ends-earlier = A mão { $number } acabaria a partida, por isso as mãos seguintes não podem ficar. Envie o pedido com ?drop=true para as anular.
move-nowhere = Indique o outro clube com o token de um dos seus links de proprietário.
