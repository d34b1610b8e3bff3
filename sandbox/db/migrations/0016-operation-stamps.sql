-- A stamp that changes with the operations of a card, so that a count of them holds as long as the stamp does.
create table operation_stamps (
  card_id bigint primary key references cards (id) on delete cascade,
  stamp uuid not null
);
create function stamp_operations() returns trigger language plpgsql as $$
  begin
    insert into operation_stamps select card_id, gen_random_uuid() from (select distinct card_id from changed order by card_id) as touched
      on conflict (card_id) do update set stamp = excluded.stamp; return null; end
$$;
create trigger operations_inserted after insert on operations
  referencing new table as changed for each statement execute function stamp_operations();
create trigger operations_updated after update on operations
  referencing new table as changed for each statement execute function stamp_operations();
create trigger operations_deleted after delete on operations
  referencing old table as changed for each statement execute function stamp_operations();
insert into operation_stamps select id, gen_random_uuid() from cards;
