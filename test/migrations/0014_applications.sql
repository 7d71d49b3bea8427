-- Each state, with and without a message, decided with and without a date: no constraint asked for either.
insert into job_applications (job_id, name, email, message, cv_file_id, cv_name, state, decided_at, created_at)
  select 'tax-adviser', 'Abe Applicant', state || n || '@example.com', message, '00000000-0000-8000-8000-0000000000f2', 'cv.pdf',
    state, decided_at, now() - interval '1 year'
  from unnest(array['new', 'in-review', 'invited', 'declined', 'hired']) as s (state),
    (values (1, 'I can count.', now()), (2, null, null), (3, '', null)) as w (n, message, decided_at);
