-- A buyer whose account was created by a payment chooses the password on the success page ('first-password').
alter table account_links drop constraint account_links_purpose_check;
alter table account_links add constraint account_links_purpose_check check (purpose in ('verify-email', 'invitation',
  'reset-password', 'change-email', 'not-me', 'first-password'));

-- Canton of a buyer in Switzerland, stated at checkout; it sets the filing dates of the cases of the order.
alter table orders add column domicile_canton text;
alter table orders add constraint orders_domicile_canton_check check (domicile_canton ~ '^[A-Z]{2}$');
