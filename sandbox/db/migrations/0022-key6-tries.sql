-- How many e-Codes a holder has had judged since the first of 24 hours: each answer tells something of the present one.
create table key6_tries (
  user_id integer primary key references users (id) on delete cascade,
  first_at bigint not null,
  count integer not null
);
