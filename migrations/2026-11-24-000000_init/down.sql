DROP TABLE handovers;
DROP TABLE recovery_uses;
DROP TABLE links;
DROP TABLE members;
DROP TABLE devices;
DROP TABLE tables;
DROP TABLE clubs;
DROP TABLE events;
