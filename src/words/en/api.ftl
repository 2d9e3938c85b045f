# The JSON API.
api-not-json = The body is not JSON: { $reason }.
api-key-reused = This key has already been used for something else; send something new with a new key.
