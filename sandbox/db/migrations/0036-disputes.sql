-- A message about an operation that is disputed, and why; a message of another sort has neither.
alter table help_messages add column operation_id bigint references operations on delete cascade;
alter table help_messages add column reason text;
create index help_messages_of_operation on help_messages (operation_id) where operation_id is not null;

-- What became of each message after it was received.
create table help_steps (
  message_id integer not null references help_messages on delete cascade,
  position integer not null,
  state text not null,
  note text,
  at bigint not null,
  primary key (message_id, position)
);
