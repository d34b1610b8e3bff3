drop index operations_newest;
create index operations_newest on operations (card_id, at desc, id desc)
  include (charge_cents, category, merchant_name, merchant_code, original_currency, recorded, recharge, by_phone);
