-- Since when the holder has a card locked.
alter table cards add column holder_locked_at bigint;
