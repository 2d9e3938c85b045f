# The JSON API.
api-key-reused = This key was already used for a different request. Send the new one with a new key.
move-nowhere = Name the other club by the token of one of its owner’s links.
