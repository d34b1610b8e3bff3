-- What a message without a code tells: the operation whose notice it is, or 'balance' for one that was asked for.
alter table outbox add column about text;
