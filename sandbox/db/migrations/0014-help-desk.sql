create table help_messages (
  id integer primary key generated always as identity,
  user_id integer not null references users on delete cascade,
  motivation text not null,
  section_code text not null,
  message text not null,
  telephone text not null,
  at bigint not null
);
create index help_messages_of_holder on help_messages (user_id, at);

create table help_attachments (
  message_id integer not null references help_messages on delete cascade,
  position integer not null,
  kind text not null,
  content bytea not null,
  primary key (message_id, position)
);

create table help_answers (
  id integer primary key generated always as identity,
  user_id integer not null references users on delete cascade,
  section_code text not null,
  at bigint not null
);
