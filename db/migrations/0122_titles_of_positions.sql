-- What a position was called when somebody applied for it: staff may rename it and take it away. Null: for none in particular.
set local lock_timeout = '5s';
alter table job_applications add column position_title text;
update job_applications set position_title = case position
  when 'senior-tax-consultant' then 'Senior Tax Consultant'
  when 'tax-assistant' then 'Tax Assistant'
  when 'marketing-specialist' then 'Marketing Specialist'
end;
