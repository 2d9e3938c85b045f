DROP TABLE links;
DROP TABLE members;
DROP TABLE devices;
DROP TABLE balances;
DROP TABLE transfers;
DROP TABLE log;
DROP TABLE tables;
