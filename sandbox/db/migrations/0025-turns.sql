-- When each holder's last call was that may have changed something; who holds the row has the turn.
create table turns (
  user_id integer primary key references users on delete cascade,
  at bigint not null
);
insert into turns select id, 0 from users;
