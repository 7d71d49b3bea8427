-- Packages that took longer than their preparation time: what the guarantee gives back, and what was decided.
set local lock_timeout = '5s';
create table late_packages (
  case_id uuid primary key references cases on delete cascade,
  order_id uuid not null references orders on delete cascade,
  -- In working days: what the package promises, and what counted.
  allowed_days integer not null check (allowed_days > 0),
  counted_days integer not null,
  complete_on text not null,
  late_on text not null,
  amount_cents integer not null check (amount_cents > 0),
  state text not null default 'due' check (state in ('due', 'granted', 'dismissed')),
  reason text,
  noted_at timestamptz not null,
  decided_by text references people on delete set null,
  decided_at timestamptz,
  check (state <> 'dismissed' or reason is not null)
);
create index late_packages_by_order on late_packages (order_id);
create index late_packages_by_decider on late_packages (decided_by);
create index late_packages_due on late_packages (noted_at) where state = 'due';
alter table late_packages enable row level security;
create policy system_sees_all on late_packages to app_system using (true);
