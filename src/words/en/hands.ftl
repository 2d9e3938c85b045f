# hands
