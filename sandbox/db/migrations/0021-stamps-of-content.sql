-- A stamp is made of what changed and of the stamp before, not drawn: the same seed makes the same bank, to the last row.
create or replace function stamp_operations() returns trigger language plpgsql as $$
  begin
    insert into operation_stamps as kept (card_id, stamp)
      select card_id, md5(concat_ws(' ', tg_op, count(*), sum(hash_record_extended(changed, 0))))::uuid
        from changed group by card_id order by card_id
      on conflict (card_id) do update set stamp = md5(concat_ws(' ', kept.stamp, excluded.stamp))::uuid; return null; end
$$;
