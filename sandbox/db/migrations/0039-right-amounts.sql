-- Of a dispute about a wrong amount: what should have been charged, in cents; the rest comes back once it is accepted.
alter table help_messages add column right_cents bigint;
