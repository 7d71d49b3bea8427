import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aShop } from '#test/shop.ts'
import type { World } from '#test/world.ts'
import {
  type Candidate,
  candidates,
  countStatuses,
  findCandidate,
  listCandidatesById,
  listInvitationYears,
  listNextOf,
} from './candidate-db.server.ts'
import { type InvitationStatus, invitationStatuses } from './invitation-status.ts'

const people = 400
/** SQL that assigns each person one of `count` values by a hash, so that the test data are reproducible. */
const one = (what: string, count: number) => `(abs(hashtext('${what}' || n)) % ${count})`
const everyone = `generate_series(1, ${people}) n`
const newOrder = `insert into orders (id, state, cart_key, person_id, buyer_email, currency_code, total_cents, provider, return_token,
  success_url, cancel_url, expires_at, fulfilled_at)`
const orderOf = (what: string) =>
  `'${what}-' || n, 'p' || n, 'x@example.com', 'CHF', 100, 'sandbox', '${what}-' || n, '', '', now()`
const newCase = `insert into cases (case_number, client_id, title, case_type, tax_year, state, priority, description, order_id,
  created_at, updated_at)`

const firm = [
  `insert into people (id, email, name, first_name, last_name, role, status)
   select 'p' || n, 'p' || n || '@example.com', 'Person ' || n, 'Person', n::text, 'client',
     (array['suspended', 'invited'])[1 + ${one('status', 12)}] from ${everyone} where ${one('status', 12)} < 2
   union all select 'p' || n, 'p' || n || '@example.com', 'Person ' || n, 'Person', n::text, 'client', 'active'
   from ${everyone} where ${one('status', 12)} > 1`,
  `${newOrder} select md5('first' || n)::uuid, case ${one('refund', 5)} when 0 then 'refunded' else 'paid' end, ${orderOf('first')}, now()
   from ${everyone}`,
  `${newCase} select 'A-' || n, 'p' || n, 'Return', case ${one('type', 9)} when 0 then 'consultation' else 'tax_return' end, 2024,
     (array['filed', 'assessed', 'objection', 'closed', 'closed', 'review', 'withdrawn'])[1 + ${one('first', 7)}], 'medium', '',
     case when ${one('ordered', 2)} = 0 then md5('first' || n)::uuid end, now() - interval '2 days', now() from ${everyone}`,
  `${newCase} select 'B-' || n, 'p' || n, 'Return again', 'tax_return', 2024,
     (array['closed', 'withdrawn'])[1 + ${one('second', 8)}], 'medium', '', null, now() - interval '1 day', now()
   from ${everyone} where ${one('second', 8)} < 2`,
  `${newCase} select 'C-' || n, 'p' || n, 'New return', case ${one('newtype', 6)} when 0 then 'consultation' else 'tax_return' end, 2025,
     (array['intake', 'withdrawn', 'closed'])[1 + ${one('new', 12)}], 'medium', '', null, now(), now()
   from ${everyone} where ${one('new', 12)} < 3`,
  `${newOrder} select md5('open' || n)::uuid, (array['paid', 'pending', 'cancelled', 'paid'])[1 + ${one('open', 14)}], ${orderOf('open')},
     case when ${one('open', 14)} = 3 then now() end from ${everyone} where ${one('open', 14)} < 4`,
  `insert into order_lines (order_id, position, product_id, variant_id, product_title, variant_title, type_value, case_type, tax_year,
     quantity, unit_price_cents)
   select md5('open' || n)::uuid, 0, 'standard', 'standard-2025', 'Standard', '2025', 'package', 'tax_return',
     case ${one('line', 5)} when 0 then 2024 else 2025 end, 1, 100 from ${everyone} where ${one('open', 14)} < 4`,
  `insert into partners (client_id, person_id, email, first_name, last_name, invited_at, accepted_at, expires_at, ended_at)
   select 'p' || n, 'p' || n + 1, 'x@example.com', 'X', 'Y', now(), now(), now(), case ${one('pair', 4)} when 1 then now() end
   from ${everyone} where n % 2 = 1 and ${one('pair', 4)} < 2`,
  `insert into email_preferences (person_id, topic, choice)
   select 'p' || n, case ${one('topic', 4)} when 0 then 'messages' else 'invitations' end,
     case ${one('choice', 4)} when 0 then 'daily' else 'off' end from ${everyone} where ${one('chosen', 6)} = 0`,
  `insert into deletion_requests (person_id, name, requested_at, due_at, cancelled_at)
   select 'p' || n, 'X', now(), now(), case ${one('cancelled', 2)} when 0 then now() end from ${everyone} where ${one('delete', 9)} = 0`,
  `insert into next_year_invitations (tax_year, person_id, state, at)
   select 2025, 'p' || n, (array['invited', 'left_out'])[1 + ${one('decided', 5)}], now() from ${everyone} where ${one('decided', 5)} < 2`,
  `insert into emails (event_key, to_address, subject, text_body, html_body, state)
   select 'next-year:2025:p' || n, 'x', 'x', 'x', 'x', (array['sent', 'queued', 'failed'])[1 + ${one('letter', 3)}]
   from ${everyone} where ${one('decided', 5)} = 0`,
]

const short = ({ personId, caseNumber, status }: Candidate) => [personId, { caseNumber, status }] as const

test('each client of last year has the same status in list, counts, detail and job batches', async () => {
  const world = await aShop()
  for (const statement of firm) await world.pool.query(statement)
  const expected = await statusesByHand(world)
  expect(new Set([...expected.values()].map(({ status }) => status))).toEqual(new Set(invitationStatuses))
  const { rows } = await sql<{ id: string; personId: string }>`
    select x.id, x.person_id as "personId" from ${candidates({ taxYear: null })} x where x.tax_year = 2025`.execute(
    world.db,
  )
  expect(rows.map(({ personId }) => personId).toSorted()).toEqual([...expected.keys()].toSorted())
  const listed = await listCandidatesById(
    world.db,
    rows.map(({ id }) => id),
  )
  expect(new Map(listed.map(short))).toEqual(expected)
  for (const n of Array.from({ length: people }, (_, at) => at + 1)) {
    const found = await findCandidate(world.db, 2025, `p${n}`)
    expect(found && short(found)[1]).toEqual(expected.get(`p${n}`) ?? null)
  }
  const counted = invitationStatuses.map((status) => [
    status,
    [...expected.values()].filter((found) => found.status === status).length,
  ])
  expect(await countStatuses(world.db, 2025)).toEqual(Object.fromEntries(counted))
  const batched: string[] = []
  for (let behind: string | null = ''; behind !== null; ) {
    const next = await listNextOf(world.db, 2025, behind, 7)
    expect(next.toInvite.length).toBeLessThanOrEqual(7)
    batched.push(...next.toInvite.map(({ personId }) => personId))
    behind = next.behind
  }
  const toInvite = [...expected].filter(([, { status }]) => status === 'to-invite').map(([id]) => id)
  expect(batched.toSorted()).toEqual(toInvite.toSorted())
  expect(await listInvitationYears(world.db)).toEqual([2026, 2025])
  expect(await countStatuses(world.db, 2019)).toMatchObject({ 'to-invite': 0, 'has-case': 0 })
})

async function statusesByHand({ db }: World): Promise<Map<string, { caseNumber: string; status: InvitationStatus }>> {
  const all = await db.selectFrom('people').selectAll().execute()
  const cases = await db.selectFrom('cases').selectAll().where('caseType', '=', 'tax_return').execute()
  const orders = await db.selectFrom('orders').selectAll().execute()
  const lines = await db.selectFrom('orderLines').selectAll().execute()
  const partners = await db.selectFrom('partners').selectAll().execute()
  const choices = await db.selectFrom('emailPreferences').selectAll().execute()
  const deletions = await db.selectFrom('deletionRequests').selectAll().execute()
  const decisions = await db.selectFrom('nextYearInvitations').selectAll().execute()
  const emails = await db.selectFrom('emails').selectAll().execute()
  const isOver = (state: string) => ['filed', 'assessed', 'objection', 'closed'].includes(state)
  const overOf = (personId: string) =>
    cases.filter((c) => c.clientId === personId && c.taxYear === 2024 && isOver(c.state))
  const statusOf = (person: (typeof all)[number]): InvitationStatus => {
    const { id } = person
    const hosts = partners.filter((p) => p.personId === id && p.endedAt === null).map((p) => p.clientId)
    const guests = partners.filter((p) => p.clientId === id).map((p) => p.personId)
    const household = [id, ...hosts, ...guests]
    const hasCase = cases.some((c) => household.includes(c.clientId) && c.taxYear === 2025 && c.state !== 'withdrawn')
    const open = orders.filter((o) => o.personId === id && o.fulfilledAt === null && o.state !== 'cancelled')
    const hasOrder = lines.some((line) => line.taxYear === 2025 && open.some((order) => order.id === line.orderId))
    const decision = decisions.find((d) => d.personId === id)?.state
    const email = emails.find((l) => l.eventKey === `next-year:2025:${id}`)
    if (decision === 'invited') return hasCase ? 'bought' : email?.state === 'failed' ? 'refused' : 'invited'
    if (decision === 'left_out') return 'left-out'
    if (hasCase || hasOrder) return 'has-case'
    if (person.status !== 'active' || deletions.some((d) => d.personId === id && d.cancelledAt === null))
      return 'no-account'
    if (choices.some((c) => c.personId === id && c.topic === 'invitations' && c.choice === 'off')) return 'opted-out'
    return hosts.some((host) => overOf(host).length > 0) ? 'household' : 'to-invite'
  }
  const newest = all.flatMap((person) => {
    const own = overOf(person.id).filter((c) => orders.find((o) => o.id === c.orderId)?.state !== 'refunded')
    const last = own.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0]
    return last ? [[person.id, { caseNumber: last.caseNumber, status: statusOf(person) }] as const] : []
  })
  return new Map(newest)
}
