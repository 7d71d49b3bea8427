insert into people (id, email, name, first_name, last_name, role, status, merged_into, merged_at)
  values ('ana-before', 'deleted-ana-before@account.invalid', 'Ana Before', 'Ana', 'Before', 'client', 'closed', 'ana', now());
