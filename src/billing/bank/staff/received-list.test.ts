import { expect, test } from 'vitest'
import { decidePayment } from '#billing/bank/decide-payment.server.ts'
import { enterPayment } from '#billing/bank/enter-payment.server.ts'
import { argsFor } from '#test/admin/admin-context.ts'
import { aShopWithAccount, invoiceOf, orderByInvoice } from '#test/billing/billing.ts'
import { actorOf, aPerson } from '#test/cases.ts'
import { runJobs } from '#test/world.ts'
import { loader as payments } from './payments-page.tsx'
import { loader as received } from './received-list-page.tsx'

async function anAdminContext(more: number) {
  const world = await aShopWithAccount()
  await orderByInvoice(world)
  await runJobs(world)
  const { label } = await invoiceOf(world)
  const actor = actorOf(await aPerson(world, { role: 'admin' }))
  const enter = (payer: string, day: string, invoice: string, amount: string) =>
    enterPayment(world, actor, { payer, day, invoice, amount, key: crypto.randomUUID() })
  await enter('Zoë Zürcher', '01.09.2026', label, '499.00')
  for (let n = 1; n <= more; n++) await enter(`Payer ${n}`, `${String(n).padStart(2, '0')}.10.2026`, 'none', `${n}.00`)
  const open = async (query: string) =>
    (await received(argsFor(world, actor.person, { path: `/admin/billing/received${query}` }))).list
  const undecided = (query = '') => payments(argsFor(world, actor.person, { path: `/admin/billing/payments${query}` }))
  return { world, actor, label, open, undecided }
}

test('payments received are found by payer, invoice, client, date, note and state', async () => {
  const { world, actor, label, open } = await anAdminContext(3)
  const { id } = await world.db
    .selectFrom('paymentsReceived')
    .select('id')
    .where('payer', '=', 'Payer 2')
    .executeTakeFirstOrThrow()
  await decidePayment(world, actor, id, { intent: 'ignore', note: 'A gift of the baker' })
  const payers = async (query: string) => (await open(query)).rows.map(({ payer }) => payer)
  expect(await payers('')).toEqual(['Payer 3', 'Payer 2', 'Payer 1', 'Zoë Zürcher'])
  expect(await payers('?sort=amount')).toEqual(['Zoë Zürcher', 'Payer 3', 'Payer 2', 'Payer 1'])
  const found: [string, string[]][] = [
    ['q=zoe+zurcher', ['Zoë Zürcher']],
    [`q=${label}`, ['Zoë Zürcher']],
    ['q=bea+buyer', ['Zoë Zürcher']],
    ['q=baker', ['Payer 2']],
    ['q=%25', []],
    ['state=assigned', ['Zoë Zürcher']],
    ['state=ignored', ['Payer 2']],
    ['state=queued', ['Payer 3', 'Payer 1']],
    ['from=02.10.2026&to=02.10.2026', ['Payer 2']],
  ]
  for (const [query, expected] of found) expect(await payers(`?${query}`), query).toEqual(expected)
})

test('undecided payments are shown twenty at a time, oldest first, after the requested one', async () => {
  const { world, undecided } = await anAdminContext(23)
  const all = await world.db
    .selectFrom('paymentsReceived')
    .select(['id', 'payer'])
    .where('state', '=', 'queued')
    .orderBy('bookedOn')
    .execute()
  const first = await undecided()
  expect(first.undecided).toBe(23)
  expect(first.queue.map(({ id }) => id)).toEqual(all.slice(0, 20).map(({ id }) => id))
  const requested = await undecided(`?payment=${all[22]?.id}`)
  expect(requested.queue.map(({ id }) => id)).toEqual([all[22], ...all.slice(0, 19)].map((one) => one?.id))
  expect((await undecided('?payment=nonsense')).queue).toHaveLength(20)
})
