-- Whether an amount is regular, if an adviser has said so. Only the rate of a part-year depends on it.
alter table case_figures
  add column frequency text,
  add constraint case_figures_frequency_check check (frequency in ('regular', 'once'));

-- Day of arrival or departure for a client who lived in Switzerland for part of the tax year.
alter table case_tax_facts
  add column arrived_on date,
  add column left_on date,
  add constraint case_tax_facts_stay_check check (left_on >= arrived_on),
  add constraint case_tax_facts_part_year_check check (is_part_year or num_nulls(arrived_on, left_on) = 2);
