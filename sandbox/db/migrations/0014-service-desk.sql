create table loyalty_cards (
  card_id bigint primary key references cards on delete cascade,
  type text not null,
  joined_at bigint,
  popup_hidden boolean not null
);
