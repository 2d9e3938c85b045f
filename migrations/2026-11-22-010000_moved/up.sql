-- The device that this one is now, where its browser has gone over to another address of the app.
ALTER TABLE devices ADD COLUMN moved_to TEXT;
