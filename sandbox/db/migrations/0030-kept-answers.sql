-- What was answered to a call that came with a key of its own: for a day it is answered again, and nothing is done twice.
create table kept_answers (
  id text primary key,
  user_id integer references users on delete cascade,
  request_mac text not null,
  sealed text not null,
  kept_until bigint not null,
  -- By the token that the call itself has ended: its caller may not have heard of the new one.
  former_id text unique,
  former_until bigint
);
create index kept_answers_kept_until on kept_answers (kept_until);
create index kept_answers_user_id on kept_answers (user_id);
