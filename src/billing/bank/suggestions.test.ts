import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aShopWithAccount, invoiceOf, orderByInvoice } from '#test/billing/billing.ts'
import { runJobs, type World } from '#test/world.ts'
import { listSuggestions } from './payment-db.server.ts'

type Row = { label: string; name: string; total: number; paid?: number; state?: string; payBy?: string; day: number }

async function anInvoice(
  { db }: World,
  { label, name, total, paid = 0, state = 'issued', payBy = 'transfer', day }: Row,
) {
  await sql`
    with ordered as (insert into orders (state, cart_key, buyer_email, buyer_name, currency_code, total_cents, provider,
        return_token, success_url, cancel_url, expires_at)
      select 'awaiting_transfer', ${label}, buyer_email, ${name}, 'CHF', ${total}, provider, ${label}, '', '', expires_at
      from orders order by number limit 1 returning id)
    insert into invoices (kind, year, number, label, order_id, issued_at, issued_on, service_on, due_on, pay_by, issuer,
      recipient, recipient_name, currency_code, total_cents, vat_rate_bp, vat_cents, state, paid_cents, reference, account)
    select kind, year, number + 100 + ${day}, ${label}, (select id from ordered), issued_at + ${day} * interval '1 day', issued_on,
      service_on, due_on, ${payBy}, issuer, recipient, ${name}, 'CHF', ${total}, vat_rate_bp, 0, ${state}, ${paid}, ${label}, account
    from invoices order by number limit 1`.execute(db)
}

test('suggests at most five open invoices: same amount first, then same payer, oldest first', async () => {
  const world = await aShopWithAccount()
  await orderByInvoice(world)
  await runJobs(world)
  expect(await invoiceOf(world)).toMatchObject({ totalCents: 49_900 })
  const invoices: Row[] = [
    { label: 'amount-late', name: 'Zoe Zehnder', total: 30_000, day: 9 },
    { label: 'amount-soon', name: 'Yves Yerly', total: 30_000, day: 2 },
    { label: 'part-paid', name: 'Xaver X', total: 50_000, paid: 20_000, state: 'partly_paid', day: 5 },
    { label: 'both', name: 'Müller Anna', total: 30_000, state: 'overdue', day: 3 },
    { label: 'name-late', name: 'muller anna', total: 90_000, day: 8 },
    { label: 'name-soon', name: 'Müller Anna', total: 80_000, day: 1 },
    { label: 'by-card', name: 'Müller Anna', total: 30_000, payBy: 'provider', day: 4 },
    { label: 'written-off', name: 'Müller Anna', total: 30_000, state: 'written_off', day: 6 },
    { label: 'other', name: 'Somebody Else', total: 70_000, day: 7 },
  ]
  for (const invoice of invoices) await anInvoice(world, invoice)
  const ids = Array.from({ length: 4 }, () => crypto.randomUUID())
  const [first = '', unnamed = '', third = '', unknown = ''] = ids
  const found = await listSuggestions(world.db, [
    { id: first, leftCents: 30_000, payer: 'Muller Anna' },
    { id: unnamed, leftCents: 70_000, payer: null },
    { id: third, leftCents: 1, payer: 'MÜLLER ANNA' },
    { id: unknown, leftCents: 2, payer: '' },
  ])
  const labels = ids.map((id) => found.get(id)?.map(({ label }) => label))
  expect(labels).toEqual([
    ['amount-soon', 'both', 'part-paid', 'amount-late', 'name-soon'],
    ['other'],
    ['name-soon', 'both', 'name-late'],
    [],
  ])
  expect(found.get(unnamed)).toEqual([
    {
      ...{ id: expect.any(String), label: 'other', recipientName: 'Somebody Else', openCents: 70_000 },
      ...{ isSameAmount: true, isSameName: false },
    },
  ])
  expect(await listSuggestions(world.db, [])).toEqual(new Map())
})
