-- Whether the bank wants one verified number of the holder before anything else.
alter table holder_records add column number_to_verify boolean not null default false;
