-- When an operation is booked, in place of whether it was when it was made: the clock books what is pending.
alter table operations add column booked_at bigint;
update operations set booked_at = case when recorded then at else at + 172800000 end;
alter table operations alter column booked_at set not null;
alter table operations drop column recorded;
create index operations_newest on operations (card_id, at desc, id desc)
  include (charge_cents, category, merchant_name, merchant_code, original_currency, booked_at, recharge, by_phone);
create index operations_by_month on operations (card_id, month, recharge) include (charge_cents, booked_at);
