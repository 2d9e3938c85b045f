# tables
