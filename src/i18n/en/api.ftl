# The JSON API.
api-key-reused = This key was already used for a different request. Send the new one with a new key.
api-ends-earlier = Hand { $number } would end the game, so the hands after it cannot stand. Send the request with ?drop=true to drop them.
move-nowhere = Name the other club by the token of one of its owner’s links.
