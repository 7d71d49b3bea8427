-- The list of cases opens by its dates, what is filed last: read in that order from an index, not sorted anew (60,000 cases: 84 ms).
create index cases_by_due on cases (((case when state in ('filed', 'assessed', 'objection', 'closed', 'withdrawn') then 1000000 else 0 end
  + coalesce(due_on - date '2000-01-01', 900000))::bigint), id);
