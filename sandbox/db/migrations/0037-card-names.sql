-- What the holder calls a card, and whose it is where that is somebody else.
alter table cards add column nickname text;
alter table cards add column cardholder text;
