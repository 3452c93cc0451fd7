app-name = Spelbord
