-- Pictures that staff upload for texts: re-encoded, in a few sizes, without anything else that the file held.
set local lock_timeout = '5s';

create table pictures (
  id uuid primary key default gen_random_uuid(),
  -- Of what was uploaded: the same picture is kept once.
  digest text not null unique,
  -- What it shows, for those who do not see it.
  alt text not null check (length(alt) between 3 and 300),
  width int not null check (width between 1 and 1600),
  height int not null check (height between 1 and 8000),
  made_by text references people on delete set null,
  made_at timestamptz not null
);
create index pictures_by_maker on pictures (made_by);
create index pictures_by_time on pictures (made_at desc);

create table picture_sizes (
  picture_id uuid not null references pictures on delete cascade,
  width int not null,
  -- WebP.
  bytes bytea not null,
  primary key (picture_id, width)
);

alter table pictures enable row level security;
alter table picture_sizes enable row level security;
create policy system_sees_all on pictures to app_system using (true);
create policy system_sees_all on picture_sizes to app_system using (true);
