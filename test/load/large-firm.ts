import { type Site, startSite } from '#test/drills/site.ts'
import { aClient, aStaffMember, type CurrentUser } from '#test/drills/visitor.ts'
import { officePages, officeStatements, officeTables } from './large-office.ts'

type Ask = Site['ask']

const clients = 20_000
const repeats = 9

/** Adds 20,000 clients, 200,000 documents and 200,000 messages to the demo data; a fifth of the cases is open. */
export async function fillFirm(ask: Ask): Promise<void> {
  for (const statement of statements) await ask(statement)
  for (const table of filled) await ask(`vacuum analyze ${table}`)
}

const filled = ['people', 'orders', 'order_lines', 'cases', 'case_events', 'case_checklist_items', 'stored_files']
  .concat(['documents', 'message_threads', 'messages', 'thread_reads', 'leads', 'emails'])
  .concat(['audit_events', 'appointments', 'job_applications', ...officeTables])

const first = `(array['Anna', 'Björn', 'Chloé', 'David', 'Elif', 'François', 'Grace', 'Håkon', 'Inês', 'Jürg'])[1 + n % 10]`
const last = `(array['Müller', 'Smith', 'Rossi', 'Nováková', 'García', 'Keller', 'Østby', 'Tanaka', 'Dubois', 'Meier'])[1 + n / 10% 10]`

const statements = [
  `insert into people (id, email, email_verified, name, first_name, last_name, company, role, status, created_at, status_changed_at)
   select 'load-' || n, 'person' || n || '@load.example', true, ${first} || ' ' || ${last} || ' ' || n, ${first}, ${last} || ' ' || n,
     case when n % 5 = 0 then 'Company ' || n / 5 end, 'client', case when n % 50 = 0 then 'invited' else 'active' end,
     now() - n * interval '1 hour', now() - n * interval '1 hour'
   from generate_series(1, ${clients}) n`,
  `insert into orders (state, cart_key, person_id, buyer_email, buyer_name, currency_code, total_cents, provider, return_token,
     success_url, cancel_url, expires_at, paid_at, fulfilled_at, created_at)
   select 'paid', 'load-' || n || '-' || year, p.id, p.email, p.name, 'CHF', 49900, 'sandbox', 'load-' || n || '-' || year,
     '', '', p.created_at, p.created_at, p.created_at, p.created_at
   from generate_series(1, ${clients}) n join people p on p.id = 'load-' || n, generate_series(2023, 2025) year`,
  `insert into order_lines (order_id, position, product_id, variant_id, product_title, variant_title, type_value, case_type,
     tax_year, quantity, unit_price_cents)
   select o.id, 0, 'standard', 'standard-2025', 'Standard', '2025', 'package', 'tax_return', 2025, 1, 49900
   from orders o where o.cart_key like 'load-%'`,
  `insert into cases (case_number, client_id, order_id, title, case_type, tax_year, priority, state, description, assigned_to,
     due_on, client_approved_at, created_at, updated_at)
   select 'ET-' || year || '-L' || n, 'load-' || n, o.id, 'Tax return ' || year, 'tax_return', year,
     (array['high', 'medium', 'low'])[1 + n % 3],
     case when year = 2025 and n % 5 < 3 then (array['intake', 'waiting_for_documents', 'in_preparation', 'review',
       'client_approval', 'filed', 'assessed', 'on_hold'])[1 + n % 8] else 'closed' end,
     'Standard package', advisers.ids[1 + n % cardinality(advisers.ids)],
     current_date - 100 + n % 300, case when n % 2 = 0 then now() end,
     make_date(year + 1, 1, 1) + n % 300 * interval '1 day', make_date(year + 1, 1, 1) + n % 300 * interval '1 day'
   from generate_series(1, ${clients}) n cross join generate_series(2023, 2025) year
     join orders o on o.return_token = 'load-' || n || '-' || year
     cross join (select array_agg(id order by id) as ids from people where role <> 'client' and status = 'active') advisers`,
  `insert into case_numbers (year, last_number) select year, ${clients} from generate_series(2023, 2025) year
   on conflict (year) do update set last_number = excluded.last_number`,
  `insert into case_events (case_id, at, actor_id, payload)
   select c.id, c.created_at + step * interval '1 day', c.assigned_to, payload.payload
   from cases c cross join generate_series(1, 5) step
     cross join (select payload from case_events where payload is not null order by id limit 1) payload where c.client_id like 'load-%'`,
  `insert into case_checklist_items (case_id, title, position, is_required)
   select c.id, 'Document ' || n, n, n < 3 from cases c, generate_series(1, 4) n where c.client_id like 'load-%'`,
  `create temporary table load_documents as
   select gen_random_uuid() as file_id, i.case_id, i.id as item_id, c.client_id, c.state, c.created_at, i.title,
     row_number() over () as n
   from case_checklist_items i join cases c on c.id = i.case_id where c.client_id like 'load-%' limit 200000`,
  `insert into stored_files (id, storage_key, media_type, size_bytes, sha256, scan_state, created_at)
   select file_id, 'load/' || file_id, 'application/pdf', 120000, md5(n::text) || md5(n::text), 'clean', created_at from load_documents`,
  `insert into documents (case_id, client_id, checklist_item_id, file_id, original_filename, document_type, file_size, state,
     uploaded_by, created_at)
   select case_id, client_id, item_id, file_id, 'Salary ' || n || '.pdf', title, 120000,
     case when state in ('intake', 'waiting_for_documents', 'in_preparation') and n % 3 = 0 then 'received' else 'accepted' end,
     client_id, created_at + n % 20 * interval '1 day' from load_documents`,
  `drop table load_documents`,
  `insert into message_threads (case_id, client_id, subject, waiting_for, owner_id, answer_due_at, last_message_at, created_at)
   select c.id, c.client_id, 'A question about ' || c.title,
     case when c.state = 'closed' then 'nobody' when hashtext(c.id::text) % 2 = 0 then 'firm' else 'client' end,
     c.assigned_to, now() + hashtext(c.id::text) % 100 * interval '1 hour', c.created_at + interval '5 days', c.created_at
   from cases c where c.client_id like 'load-%'`,
  `insert into messages (thread_id, case_id, client_id, sender_id, sender_type, subject, body, created_at)
   select t.id, t.case_id, t.client_id, case when n % 2 = 0 and t.owner_id is not null then t.owner_id else t.client_id end,
     case when n % 2 = 0 and t.owner_id is not null then 'admin' else 'client' end, t.subject,
     repeat('Some words about taxes in Biel. ', 10), t.last_message_at - (4 - n) * interval '1 day'
   from message_threads t, generate_series(1, 4) n where t.client_id like 'load-%' limit 200000`,
  `insert into appointments (case_id, client_id, staff_id, title, starts_at, duration_minutes, meeting_type)
   select c.id, c.client_id, c.assigned_to, 'A call',
     date_trunc('day', now()) + interval '1 day' * (c.place / 8 - 200) + interval '1 hour' * (18 + c.place % 8), 30, 'video'
   from (select *, row_number() over (partition by assigned_to order by id) as place from cases) c
   where c.client_id like 'load-%' and c.tax_year = 2025`,
  `insert into emails (event_key, to_address, subject, text_body, html_body, state, sent_at)
   select 'load-' || n, 'person' || n % ${clients} || '@load.example', 'A letter', 'Words', '<p>Words', 'sent', now()
   from generate_series(1, 100000) n`,
  `alter table audit_events disable trigger user`,
  `insert into audit_events (id, at, actor_id, actor_label, action, object_type, object_id, outcome, detail, previous_hash, hash, signature)
   select (select max(id) from audit_events) + n, now() + n * interval '1 microsecond', 'load-' || n % ${clients}, 'Person ' || n % ${clients},
     (array['sign-in', 'document.open', 'case.moved', 'message.sent'])[1 + n % 4], 'case', n::text, 'success', '{}', '', '', ''
   from generate_series(1, 300000) n`,
  `alter table audit_events enable trigger user`,
  ...officeStatements,
]

export async function printFirm(): Promise<void> {
  const site = await startSite()
  try {
    const { base } = await site.addNode()
    await fillFirm(site.ask)
    console.log('\n20,000 clients, 60,000 cases, 200,000 documents and messages; milliseconds (bar 150)')
    console.log(`${'page'.padEnd(60)} median  least`)
    const errors: string[] = []
    for await (const { path, median, min, error } of measureFirm(site, base)) {
      console.log(`${path.slice(0, 60).padEnd(60)} ${error ?? `${figure(median)} ${figure(min)}`}`)
      if (error) errors.push(`${path}: ${error}`)
    }
    if (errors.length > 0) throw new Error(errors.join('\n'))
  } finally {
    await site.stop()
  }
}

const figure = (milliseconds: number) => String(Math.round(milliseconds)).padStart(6)

type Measured = { path: string; median: number; min: number; error?: string }

const staffPages = `
  /admin /admin?who=everyone
  /admin/cases /admin/cases?page=1000 /admin/cases?status=completed /admin/cases?sort=client /admin/cases?work=answer
  /admin/cases?q=tax /admin/cases?q=muller /admin/cases?q=M%C3%BCller+17231 /admin/cases?q=L19999 /admin/cases?q=zzzz
  /admin/cases/CASE /admin/cases/CASE/documents /admin/cases/CASE/messages /admin/cases/CASE/log /admin/cases/CASE/review
  /admin/documents /admin/documents?state=accepted /admin/documents?about=muller
  /admin/messages /admin/messages?view=all /admin/messages?view=all&q=muller /admin/messages?q=zzzz /admin/messages/THREAD
  /admin/messages/new?client=CLIENT
  /admin/clients /admin/clients?q=muller /admin/clients?q=zzzz /admin/clients/CLIENT
  /admin/orders /admin/orders?q=muller /admin/orders/ORDER
  /admin/security /admin/security?actor=person+17 /admin/security?actor=zzzz /admin/security?reads=only
  /admin/figures /admin/figures?from=2024-01&to=2026-11
  /admin/contacts
  /admin/search?q=tax /admin/search?q=muller /admin/search?q=M%C3%BCller+17231 /admin/search?q=mullre /admin/search?q=zzzz
  /admin/search?q=ET-2025-L19999 /admin/search?q=person17@load.example /admin/search?q=salary+4711 /admin/search?q=salray
  /admin/search?q=question&in=messages`
const clientPages = '/client-portal /client-portal/cases /client-portal/messages /client-portal/documents'

async function* measureFirm(site: Pick<Site, 'ask' | 'password'>, base: string): AsyncGenerator<Measured> {
  const staff = await aStaffMember(base, site.password)
  const client = await aClient(base, site.password)
  const [ids] = await site.ask<Record<string, string>>(
    `select c.id as "CASE", c.client_id as "CLIENT", t.id as "THREAD", c.order_id as "ORDER",
       (select id from quotes where client_id like 'load-%' order by number limit 1) as "QUOTE",
       (select id from invoices where label = 'L17') as "INVOICE",
       (select id from campaigns where subject = 'Letter 7') as "CAMPAIGN"
     from cases c join message_threads t on t.case_id = c.id where c.case_number = 'ET-2025-L11'`,
  )
  if (!ids) throw new Error('The firm is empty')
  for (const path of (staffPages + officePages).trim().split(/\s+/)) {
    const address = path.replace(/[A-Z]{4,}/, (name) => ids[name] ?? name)
    yield { path, ...(await timesOf(staff, address)) }
  }
  for (const path of clientPages.split(' ')) yield { path, ...(await timesOf(client, path)) }
}

async function timesOf(visitor: CurrentUser, path: string): Promise<Omit<Measured, 'path'>> {
  const times: number[] = []
  for (let time = 0; time < repeats; time++) {
    const { status, milliseconds } = await visitor.get(path)
    if (status !== 200) return { median: 0, min: 0, error: `is answered ${status}` }
    times.push(milliseconds)
  }
  times.sort((a, b) => a - b)
  return { median: times[Math.floor(repeats / 2)] ?? 0, min: times[0] ?? 0 }
}
