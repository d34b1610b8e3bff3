create table receipts (
  challenge_id text primary key references challenges on delete cascade,
  body_hash text not null,
  reply jsonb not null,
  at bigint not null
);

create table statement_subscriptions (
  card_id bigint primary key references cards on delete cascade,
  delivery text not null,
  email text not null,
  updated_at bigint not null
);

create table statement_visits (
  card_id bigint not null references cards on delete cascade,
  document_id text not null,
  at bigint not null,
  primary key (card_id, document_id)
);

create table plans (
  id integer primary key generated always as identity,
  card_id bigint not null references cards on delete cascade,
  reference text not null unique,
  code text not null,
  amount_cents bigint not null check (amount_cents > 0),
  tan integer not null,
  taeg integer not null,
  fee_cents bigint not null,
  confirmed_at bigint not null,
  active_at bigint not null,
  closes_at bigint not null,
  extinguished_cents bigint
);
create index plans_of_card on plans (card_id, closes_at);

create table plan_purchases (
  operation_id bigint primary key references operations on delete cascade,
  plan_id integer not null references plans on delete cascade
);
create index plan_purchases_of_plan on plan_purchases (plan_id);

create table plan_installments (
  plan_id integer not null references plans on delete cascade,
  number integer not null,
  due_at bigint not null,
  principal_cents bigint not null,
  interest_cents bigint not null,
  fee_cents bigint not null,
  primary key (plan_id, number)
);

create table simulations (
  session_id text not null references sessions on delete cascade,
  wish_hash text not null,
  secci_at bigint not null,
  primary key (session_id, wish_hash)
);

create table installment_alerts (
  card_id bigint primary key references cards on delete cascade,
  active boolean not null
);

create table financings (
  id integer primary key generated always as identity,
  card_id bigint not null references cards on delete cascade,
  reference text not null unique,
  product text not null,
  granted_cents bigint not null,
  tan integer not null,
  installments integer not null,
  granted_at bigint not null
);
create index financings_of_card on financings (card_id);

create table top_ups (
  id text primary key,
  user_id integer not null references users on delete cascade,
  card_id bigint not null references cards on delete cascade,
  operation_id bigint not null references operations on delete cascade,
  operator_code text not null,
  phone_number text not null,
  net_cents bigint not null check (net_cents > 0),
  at bigint not null
);
create index top_ups_of_user on top_ups (user_id);

create table payees (
  id text primary key,
  user_id integer not null references users on delete cascade,
  name text not null,
  phone_number text not null,
  operator_code text not null,
  unique (user_id, phone_number)
);

create table sms_alerts (
  card_id bigint primary key references cards on delete cascade,
  threshold_cents bigint not null
);

create table spending_controls (
  card_id bigint primary key references cards on delete cascade,
  active boolean not null,
  threshold_cents bigint
);
