-- Scripts and style sheets of the last builds, so that every node can serve a page that another build has rendered.
create table release_assets (
  build text not null,
  path text not null,
  -- Compressed with brotli.
  content bytea not null,
  constraint release_assets_pkey primary key (build, path)
);
create index release_assets_by_path on release_assets (path);

create table release_builds (
  build text not null,
  published_at timestamptz not null,
  constraint release_builds_pkey primary key (build)
);
alter table release_assets
  add constraint release_assets_build_fkey foreign key (build) references release_builds (build) on delete cascade;
