-- Where a holder could be reached until a while ago: what changes soon after a number or an address is told there too.
create table former_contacts (
  user_id integer not null references users (id) on delete cascade,
  kind text not null,
  recipient text not null,
  until bigint not null,
  primary key (user_id, kind, recipient)
);
-- How many notices of one kind a holder has had since the first of an hour.
create table notices_told (
  user_id integer not null references users (id) on delete cascade,
  about text not null,
  first_at bigint not null,
  told integer not null,
  primary key (user_id, about)
);
