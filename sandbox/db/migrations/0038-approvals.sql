-- The phone on which the holder has the bank’s app, and what it was asked to approve.
alter table users add column device text;

create table approvals (
  id integer primary key generated always as identity,
  user_id integer not null references users on delete cascade,
  session_id text not null references sessions on delete cascade,
  challenge_id text not null references challenges on delete cascade,
  token_hash text not null unique,
  number_mac text not null,
  state text not null,
  otp_sealed text,
  created_at bigint not null,
  expires_at bigint not null
);
create index approvals_of_user on approvals (user_id, created_at desc);
create index approvals_of_challenge on approvals (challenge_id);
