export const officeStatements = [
  `insert into invoices (kind, year, number, label, order_id, issued_at, issued_on, service_on, due_on, pay_by, issuer, recipient,
     recipient_name, currency_code, total_cents, vat_rate_bp, vat_cents, state, paid_cents, reference, account)
   select 'invoice', extract(year from paid_at), 100000 + n, 'L' || n, id, paid_at, paid_at::date, paid_at::date, paid_at::date + 30, 'transfer', example.issuer,
     example.recipient, buyer_name, 'CHF', 49900, 810, 3739,
     case n % 40 when 0 then 'overdue' when 1 then 'issued' else 'paid' end, case when n % 40 < 2 then 0 else 49900 end, 'RF' || n, 'CH'
   from (select *, row_number() over (order by number) as n from orders where cart_key like 'load-%') o,
     (select issuer, recipient from invoices order by issued_at limit 1) example`,
  `insert into invoice_lines (invoice_id, position, product_id, title, quantity, unit_price_cents, amount_cents)
   select id, 0, 'standard', 'Standard', 1, 49900, 49900 from invoices where label like 'L%'`,
  `insert into payments_received (booked_on, amount_cents, currency_code, reference, payer, state, reason, created_at)
   select issued_on, 49900, 'CHF', reference, recipient_name, case number % 600 when 2 then 'queued' else 'assigned' end,
     case number % 600 when 2 then 'no-reference' end, issued_at from invoices where label like 'L%' and state = 'paid'`,
  `insert into payment_allocations (payment_id, invoice_id, amount_cents, created_at)
   select p.id, i.id, 49900, i.issued_at from payments_received p join invoices i on i.reference = p.reference where p.state = 'assigned'`,
  `insert into quotes (client_id, case_id, state, title, valid_on, total_cents, created_at, updated_at, sent_at, ended_at)
   select client_id, id, quoted, 'Return with a foreign company', current_date + 10, 90000, now(), now(), now(),
     case quoted when 'declined' then now() end
   from (select *, case when hashtext(case_number) % 4 = 0 then 'sent' else 'declined' end as quoted from cases
     where client_id like 'load-%' and hashtext(case_number) % 10 = 0) c`,
  `insert into quote_lines (quote_id, position, title, quantity, unit_price_cents)
   select id, 0, 'Company abroad', 1, 90000 from quotes where client_id like 'load-%'`,
  `insert into subscribers (email, topics, state, leave_token_hash, consent_version, requested_at, confirmed_at)
   select 'reader' || n || '@load.example', '{articles}', 'confirmed', 'load-' || n, 'v1', now(), now() from generate_series(1, 20000) n`,
  `insert into campaigns (kind, state, subject, topics, rendered, created_at, updated_at, started_at, ended_at)
   select 'letter', 'sent', 'Letter ' || n, '{articles}', '{}', now(), now() - n * interval '1 day', now(), now() from generate_series(1, 12) n`,
  `insert into campaign_deliveries (campaign_id, subscriber_id, state, due_at, sent_at)
   select c.id, s.id, 'sent', now(), now() from campaigns c, subscribers s where c.subject like 'Letter %' and s.leave_token_hash like 'load-%'`,
  `insert into partners (client_id, person_id, email, first_name, last_name, invited_at, accepted_at, expires_at)
   select 'load-' || n, 'load-' || n + 1, 'x@load.example', 'X', 'Y', now(), now(), now() from generate_series(1, 19999, 20) n`,
  `insert into case_figures (case_id, line_id, version, code, person, amount_cents, source, state, created_at)
   select c.id, gen_random_uuid(), 1, code, 'client', 1000000, 'adviser', 'confirmed', now()
   from cases c, unnest(array['salary', 'interest-taxed', 'pillar-3a', 'accounts', 'debt-interest']) code
   where c.client_id like 'load-%' and c.tax_year = 2025`,
  // A third of the clients have no tax return for the new year; some of them are invited, some excluded.
  `update cases set state = 'withdrawn' where client_id like 'load-%' and tax_year = 2025 and hashtext(client_id) % 3 = 0
     and case_number <> 'ET-2025-L11'`,
  `insert into next_year_invitations (tax_year, person_id, state, at)
   select 2025, 'load-' || n, case n % 9 when 0 then 'left_out' else 'invited' end, now() from generate_series(1, 10000) n`,
  `insert into emails (event_key, to_address, subject, text_body, html_body, state)
   select 'next-year:2025:load-' || n, 'person' || n || '@load.example', 'A letter', 'Words', '<p>Words', 'sent' from generate_series(1, 10000) n`,
  `insert into email_preferences (person_id, topic, choice) select 'load-' || n, 'invitations', 'off' from generate_series(1, 20000, 25) n`,
]

export const officeTables = [
  'invoices',
  'invoice_lines',
  'payments_received',
  'payment_allocations',
  'quotes',
  'quote_lines',
]
  .concat(['subscribers', 'campaigns', 'campaign_deliveries', 'partners', 'case_figures', 'next_year_invitations'])
  .concat(['email_preferences'])

export const officePages = `
  /admin/next-year /admin/next-year?status=to-invite /admin/next-year?q=muller /admin/next-year?q=zzzz /admin/next-year?year=2026
  /admin/quotes /admin/quotes?q=muller /admin/quotes/QUOTE
  /admin/billing /admin/billing/invoices /admin/billing/invoices?q=muller /admin/billing/invoices/INVOICE
  /admin/billing/payments /admin/billing/received /admin/billing/received?q=muller /admin/billing/payouts
  /admin/newsletter /admin/newsletter/CAMPAIGN /admin/newsletter/subscribers /admin/newsletter/subscribers?q=reader17 /admin/newsletter/reports
  /admin/claims /admin/promotions /admin/catalogue /admin/applications /admin/news /admin/content /admin/deletions /admin/calendar
  /admin/cases/CASE/figures /admin/cases/CASE/answers /admin/cases/CASE/tax /admin/cases/CASE/assessment /admin/cases/CASE/objection
  /admin/cases/CASE/securities`
