create table card_security (
  card_id bigint primary key references cards on delete cascade,
  three_d_secure text not null,
  key6 text not null,
  key6_sealed text,
  key6_history jsonb not null,
  pin_requested boolean not null,
  pin_posted_at bigint
);

create table card_views (
  card_id bigint not null references cards on delete cascade,
  secret text not null,
  first_at bigint not null,
  count integer not null,
  primary key (card_id, secret)
);

create table key6_candidates (
  session_id text not null references sessions on delete cascade,
  scope text not null,
  sealed text not null,
  repeated boolean not null,
  primary key (session_id, scope)
);

-- Only the hash of these holders' e-Code was kept, so it cannot be shown: they set a new one at their next login.
insert into card_security (card_id, three_d_secure, key6, key6_history, pin_requested)
  select cards.id, 'ACTIVE', 'ABSENT', '[]', true
  from cards join holder_records on holder_records.user_id = cards.user_id
  where holder_records.key6_mac is not null;

alter table holder_records drop column key6_mac;
