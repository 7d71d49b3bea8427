-- How often each file of the resource center was fetched.
create table download_counts (
  file_name text primary key,
  downloads bigint not null default 0
);

-- Who was counted today, so that nobody is counted twice. The hash changes every day, and rows of past days are removed.
create table download_visits (
  file_name text not null,
  fetched_on date not null,
  visitor_hash bytea not null,
  primary key (file_name, fetched_on, visitor_hash)
);
