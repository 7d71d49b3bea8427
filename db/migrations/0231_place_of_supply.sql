-- Where a buyer is domiciled decides where a service is supplied (VAT Act, SR 641.20, Art. 8 para. 1), and so whether Swiss VAT is due.
set local lock_timeout = '5s';

alter table orders
  -- ISO 3166, two letters. Null: it was not asked yet.
  add column domicile_country text check (domicile_country ~ '^[A-Z]{2}$'),
  -- The evidence: chosen before payment by the buyer, or the address of the invoice; and when.
  add column domicile_source text check (domicile_source in ('declared', 'billing-address')),
  add column domicile_at timestamptz,
  -- Switzerland, Liechtenstein and Büsingen are one territory.
  add column vat_place text check (vat_place in ('domestic', 'abroad')),
  -- The tax within the prices that is not due; taken off the total.
  add column vat_off_cents integer not null default 0 check (vat_off_cents >= 0),
  add constraint orders_domicile_whole check (num_nulls(domicile_country, domicile_source, domicile_at, vat_place) in (0, 4)),
  add constraint orders_vat_off_abroad check (vat_off_cents = 0 or vat_place = 'abroad');

alter table invoices
  add column vat_code text not null default 'domestic' check (vat_code in ('domestic', 'abroad')),
  add column place_of_supply text check (place_of_supply ~ '^[A-Z]{2}$'),
  -- The day of payment by card; until now the day of service said it.
  add column paid_on date,
  add constraint invoices_no_vat_abroad check (vat_code = 'domestic' or (vat_rate_bp = 0 and vat_cents = 0)),
  add constraint invoices_abroad_somewhere check (vat_code = 'domestic' or place_of_supply is not null);
