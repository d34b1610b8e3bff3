-- How many times in a row a recovery was held back for wrong codes, and since when it is blocked for good.
alter table recovery_attempts add column windows integer not null default 0;
alter table recovery_attempts add column blocked_at bigint;
