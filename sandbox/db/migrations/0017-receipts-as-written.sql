alter table receipts alter column reply type json using reply::json;
