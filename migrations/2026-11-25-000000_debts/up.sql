-- Statistics count the debts of tresillo now. What its closed tables come to is made anew when the program starts, and read
-- from their logs until then.
UPDATE tables SET summary = '' WHERE game = 'tresillo' AND summary IS NOT NULL;
