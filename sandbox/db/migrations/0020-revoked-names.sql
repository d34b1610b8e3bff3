-- Demo accounts whose holder revoked them: known by a keyed hash of their username, so that no login opens them anew.
create table revoked_names (
  name_mac text primary key
);
