create table holder_records (
  user_id integer primary key references users on delete cascade,
  fiscal_code text not null,
  kit_serial integer unique,
  registered boolean not null,
  migrated boolean not null,
  temporary boolean not null,
  limited_since bigint,
  question_id text,
  answer_mac text,
  key6_mac text,
  consents jsonb not null,
  sms_alert jsonb
);

create table flows (
  user_id integer not null references users on delete cascade,
  kind text not null,
  state text not null,
  data jsonb not null,
  primary key (user_id, kind)
);

create table tickets (
  hash text primary key,
  purpose text not null,
  user_id integer not null references users on delete cascade,
  expires_at bigint not null,
  used_at bigint
);

create table spent_proofs (
  hash text primary key,
  expires_at bigint not null
);

create table recoveries (
  hash text primary key,
  identity text not null,
  user_id integer references users on delete cascade,
  way text not null,
  state text not null,
  mac text,
  expires_at bigint not null
);
create index recoveries_of_identity on recoveries (identity);

create table recovery_attempts (
  identity text primary key,
  failures integer not null,
  sent_at bigint not null,
  sent integer not null,
  window_from bigint not null,
  blocked_until bigint not null
);
