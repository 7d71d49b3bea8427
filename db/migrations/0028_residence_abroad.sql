-- Residence abroad for the whole year and the worldwide amounts that set its tax rate, as entered by an adviser.
alter table case_tax_facts
  add column lives_abroad boolean,
  add column world_income_cents bigint,
  add column world_assets_cents bigint,
  add constraint case_tax_facts_residence_check check (not (lives_abroad and coalesce(is_part_year, false))),
  add constraint case_tax_facts_world_check check (
    (coalesce(lives_abroad, false) or num_nulls(world_income_cents, world_assets_cents) = 2)
    and world_income_cents >= 0 and world_assets_cents >= 0);
