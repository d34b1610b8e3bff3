-- The fingerprint of the key that all sealed and keyed values were made with: one row, and nothing of the key itself.
create table bank_key (
  one boolean primary key default true check (one),
  fingerprint text not null
);
