-- The hashes of what takes a session up on a page that is loaded anew: the cookie of its browser, and the nonce of its tab.
alter table sessions add column cookie_hash text;
alter table sessions add column nonce_hash text;
create unique index sessions_held on sessions (cookie_hash);
