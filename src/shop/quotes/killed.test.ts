import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import type { Person } from '#accounts/people/person.ts'
import { AuditSealer } from '#platform/audit/audit-sealer.server.ts'
import { openDatabase, openPool } from '#platform/db/database.server.ts'
import { actorOf, aPerson, listEmails } from '#test/cases.ts'
import { aQuote } from '#test/shop/quotes.ts'
import { aShop } from '#test/shop.ts'
import type { World } from '#test/world.ts'
import { acceptQuote } from './accept-quote.server.ts'

const orders = ({ db }: World) =>
  db.selectFrom('orders').select(['id', 'state', 'totalCents', 'providerCheckoutId']).execute()
const state = async ({ db }: World) => (await db.selectFrom('quotes').select('state').executeTakeFirstOrThrow()).state

const connect = async (connectionString: string) => {
  const connection = new pg.Client({ connectionString })
  await connection.connect()
  onTestFinished(() => connection.end())
  return connection
}

/** An application node with its own connections; cutting them simulates a killed process. */
async function aNode(world: World, client: Person, quoteId: string, payments = world.payments) {
  const address = new URL(world.databaseUrl)
  address.searchParams.set('application_name', 'to-be-cut')
  const pool = openPool(address.href)
  pool.on('error', () => undefined)
  onTestFinished(() => pool.end())
  const discount = {
    actor: actorOf(client),
    quoteId,
    paying: { by: 'card', domicile: { country: 'CH', source: 'declared' } },
  } as const
  return () => acceptQuote({ ...world, payments, db: openDatabase(pool, new AuditSealer(world.secretKey)) }, discount)
}

test('an offer accepted by nodes killed between steps, then by two at once, becomes one order', async () => {
  const world = await aShop()
  const client = await aPerson(world)
  const { quoteId } = await aQuote(world, { client })
  const [owner, login] = [await connect(world.ownerUrl), await connect(world.databaseUrl)]
  const waiting = async () => {
    const { rows } = await login.query(
      "select from pg_stat_activity where application_name = 'to-be-cut' and wait_event_type = 'Lock'",
    )
    return rows.length
  }
  const kill = () =>
    login.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'to-be-cut' and datname = current_database()",
    )
  // A locked table stops the request: before the offer is locked, after the order is written, and before the commit.
  for (const table of ['quotes', 'emails', 'audit_events']) {
    await owner.query(`begin; lock table ${table} in exclusive mode`)
    const accepted = Promise.allSettled([(await aNode(world, client, quoteId))()])
    await expect.poll(waiting, { timeout: 10_000, interval: 10 }).toBe(1)
    await kill()
    expect((await accepted)[0].status).toBe('rejected')
    await owner.query('rollback')
    expect([table, await state(world), await orders(world)]).toEqual([table, 'sent', []])
  }
  let isCreated = () => {}
  const created = new Promise<void>((resolve) => {
    isCreated = resolve
  })
  const hanging: World['payments'] = {
    ...world.payments,
    createCheckout: async (request) => {
      await world.payments.createCheckout(request)
      isCreated()
      return new Promise(() => undefined)
    },
  }
  void (await aNode(world, client, quoteId, hanging))()
  await created
  await kill()
  expect(await state(world)).toBe('accepted')
  expect(await orders(world)).toMatchObject([{ state: 'pending', totalCents: 104_990, providerCheckoutId: null }])
  const nodes = [await aNode(world, client, quoteId), await aNode(world, client, quoteId)]
  const outcomes = await Promise.all(nodes.map((accept) => accept()))
  const [order] = await orders(world)
  expect(outcomes).toMatchObject([1, 2].map(() => ({ ok: true, orderId: order?.id })))
  expect(await orders(world)).toMatchObject([{ state: 'pending', providerCheckoutId: `checkout-${order?.id}` }])
  expect(world.payments.checkouts).toHaveLength(1)
  const notified = (await listEmails(world)).filter(({ subject }) => subject.includes('has been accepted'))
  expect(notified).toHaveLength(1)
})
