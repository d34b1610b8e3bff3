create table users (
  id integer primary key generated always as identity (start with 10001),
  username text not null unique,
  persona text not null,
  password_hash text not null,
  password_set_at bigint not null,
  name text not null,
  surname text not null,
  user_type text not null,
  user_status text not null,
  kyc boolean not null,
  profiling jsonb not null,
  last_access_at bigint not null,
  previous_access_at bigint not null
);

create table phones (
  id integer primary key generated always as identity,
  user_id integer not null references users on delete cascade,
  position integer not null,
  number text not null,
  unique (user_id, position)
);

create table cards (
  id bigint primary key,
  user_id integer not null references users on delete cascade,
  type text not null,
  product_type text not null,
  pan_last4 text not null check (pan_last4 ~ '^[0-9]{4}$'),
  circuit text not null,
  description text not null,
  validity text not null,
  limit_cents bigint,
  opening_cents bigint not null,
  installment_cents bigint,
  payment_type text not null,
  payment_method text,
  expiry text not null,
  family boolean not null,
  main_card_id bigint references cards on delete cascade,
  phone_id integer not null references phones,
  profiling jsonb not null,
  functions jsonb not null
);
create index cards_of_user on cards (user_id);

create table operations (
  id bigint primary key,
  card_id bigint not null references cards on delete cascade,
  recorded boolean not null,
  at bigint not null,
  month integer not null,
  merchant_name text not null,
  merchant_code text,
  merchant_address text,
  merchant_lat double precision,
  merchant_long double precision,
  category text not null,
  original_cents bigint not null,
  original_currency text not null,
  charge_cents bigint not null,
  exchange text,
  recharge boolean not null,
  by_phone boolean not null
);
create index operations_newest on operations (card_id, at desc, id desc);
create index operations_by_month on operations (card_id, month, recharge, recorded) include (charge_cents);

create table sessions (
  id text primary key,
  user_id integer not null references users on delete cascade,
  stage text not null,
  token_hash text not null unique,
  created_at bigint not null,
  seen_at bigint not null,
  ended_at bigint
);
create index sessions_of_user on sessions (user_id);

create table challenges (
  id text primary key,
  user_id integer not null references users on delete cascade,
  session_id text not null references sessions on delete cascade,
  service text not null,
  trx_data text not null,
  payload jsonb not null,
  info_hash text not null,
  phones jsonb not null,
  state text not null,
  transaction_id text,
  proof_hash text,
  proof_expires_at bigint,
  created_at bigint not null
);
create index challenges_of_session on challenges (session_id, service);

create table codes (
  id integer primary key generated always as identity,
  user_id integer not null references users on delete cascade,
  session_id text not null references sessions on delete cascade,
  service text not null,
  challenge_id text references challenges on delete cascade,
  token_hash text,
  binding text not null,
  destination text not null,
  salt text not null,
  mac text not null,
  issued_at bigint not null,
  expires_at bigint not null,
  state text not null
);
create index codes_of_user on codes (user_id, service, issued_at desc);
create index codes_of_destination on codes (destination, service, issued_at desc);
create unique index codes_one_live on codes (user_id, service) where state = 'live';

create table attempts (
  user_id integer not null references users on delete cascade,
  service text not null,
  failures integer not null,
  blocked_at bigint,
  primary key (user_id, service)
);

create table verified_numbers (
  session_id text not null references sessions on delete cascade,
  number text not null,
  at bigint not null,
  primary key (session_id, number)
);

create table login_failures (
  key text primary key,
  count integer not null,
  last_at bigint not null,
  wait_until bigint not null
);

create table outbox (
  id integer primary key generated always as identity,
  kind text not null,
  recipient text not null,
  text text not null,
  code text,
  at bigint not null
);
create index outbox_of_recipient on outbox (recipient, id desc);

create table security_log (
  id integer primary key generated always as identity,
  at bigint not null,
  event text not null,
  user_hash text not null,
  detail text not null
);

create table settings (
  key text primary key,
  value jsonb not null
);
