# settlement
