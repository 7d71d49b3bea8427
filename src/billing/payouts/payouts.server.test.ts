import { spawn } from 'node:child_process'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Actor } from '#accounts/sessions/actor.ts'
import { decidePayment } from '#billing/bank/decide-payment.server.ts'
import { findFirstOrderDiscount } from '#shop/checkout/first-order-discount-db.server.ts'
import { recordTransfer } from '#shop/orders/settle-transfer.server.ts'
import { loader as loadOrder } from '#shop/orders/staff/order-page.tsx'
import { nameOwnPayee } from '#shop/payouts/name-own-payee.server.ts'
import { payoutReference } from '#shop/payouts/payout.ts'
import { payFirstOrderDiscount } from '#shop/promotions/pay-first-order-discount.server.ts'
import { grantRefund } from '#shop/refunds/answer-refund.server.ts'
import { requestOwnRefund } from '#shop/refunds/request-own-refund.server.ts'
import { requestRefund } from '#shop/refunds/request-refund.server.ts'
import { argsFor } from '#test/admin/admin-context.ts'
import { aShopWithAccount, asFirm, firm, invoiceOf, orderByInvoice } from '#test/billing/billing.ts'
import { camt } from '#test/billing/camt.ts'
import { importFile } from '#test/billing/import.ts'
import { actorOf, aPerson, listEmails } from '#test/cases.ts'
import { runJobs, type World } from '#test/world.ts'
import { namePayee } from './change-payee.server.ts'
import { markPayoutPaid, notePayoutReturned, settlePayouts } from './change-payout.server.ts'
import { fetchPayoutFile, makePayoutFile, messageIdOf } from './make-payout-file.server.ts'

const payee = { name: 'Bea Buyer', iban: 'CH5604835012345678009', bic: null }
const part = { seenCents: 0, amountCents: 10_000, reason: 'goodwill' as const, words: 'A late answer' }

let world: World
let actor: Actor
beforeEach(async () => {
  world = await aShopWithAccount()
  actor = actorOf(await aPerson(world, { role: 'owner' }))
})

async function aPaidTransfer(client?: Awaited<ReturnType<typeof aPerson>>): Promise<string> {
  const placed = await orderByInvoice(world, client ? { person: client } : {})
  if (!placed.ok) throw new Error(placed.reason)
  await runJobs(world)
  const invoice = world.db.selectFrom('invoices').select('reference').where('orderId', '=', placed.orderId)
  const { reference } = await invoice.executeTakeFirstOrThrow()
  await bank({ ref: `E-${placed.orderId}`, txs: [{ amount: '499.00', reference, ref: `T-${placed.orderId}` }] })
  await runJobs(world)
  return placed.orderId
}

const bank = (...entries: Parameters<typeof camt>[0]['entries']) => {
  const content = new TextEncoder().encode(camt({ format: 'camt.053.001.08', entries }))
  return importFile(world, actor, { name: 'bank.xml', content })
}
const payouts = () => world.db.selectFrom('payouts').selectAll().orderBy('number').execute()
const onePayout = async () => {
  const [payout] = await payouts()
  if (!payout) throw new Error('there is no payout')
  return payout
}
const make = () => asFirm(world, () => makePayoutFile(world, actor))
const documents = () =>
  world.db.selectFrom('invoices').select(['label', 'totalCents']).orderBy('label', 'desc').execute()

describe('a refund of an order paid by transfer', () => {
  test('is requested with an account, granted, put in a bank file, and paid when the bank books it', async () => {
    const client = await aPerson(world, { email: 'bea@example.com' })
    const orderId = await aPaidTransfer(client)
    const own = { actor: actorOf(client), orderId, words: 'I moved away.' }
    expect(await requestOwnRefund(world, { ...own, payee: null })).toEqual({ ok: false, reason: 'no-account' })
    expect(await requestOwnRefund(world, { ...own, payee })).toEqual({ ok: true })
    expect(await grantRefund(world, { orderId, actor, ...part, amountCents: 49_900, words: 'Of course.' })).toEqual({
      ok: true,
      waits: false,
    })
    const { rows } = await world.pool.query<{ payload: string }>(
      `select row(p.*, r.*)::text as payload from payouts p join refunds r on r.id = p.refund_id`,
    )
    expect(rows[0]?.payload).not.toMatch(/CH56|5678009|Bea/)
    const created = await make()
    if (!created.ok) throw new Error(created.reason)
    const file = await fetchPayoutFile(world, actor, created.fileId)
    const { number } = await onePayout()
    for (const words of [payee.iban, 'Bea Buyer', '499.00', payoutReference(number), firm.iban.replaceAll(' ', '')])
      expect(file?.text).toContain(words)
    expect(await documents()).toHaveLength(1)
    const booked = { amount: '499.00', endToEnd: payoutReference(number), ref: 'D-1' }
    const both = await Promise.all([1, 2].map(() => bank({ ref: 'E-D', debit: true, txs: [booked] })))
    expect(both.every(({ ok }) => ok)).toBe(true)
    await runJobs(world)
    expect(await onePayout()).toMatchObject({ state: 'paid', paidOn: '2026-11-20', createdBy: null })
    const order = world.db.selectFrom('orders').select(['state', 'refundedCents']).where('id', '=', orderId)
    expect(await order.executeTakeFirst()).toEqual({ state: 'refunded', refundedCents: 49_900 })
    expect((await documents())[0]).toEqual({ label: 'CN-2026-00001', totalCents: 49_900 })
    const notified = (await listEmails(world)).filter(({ toAddress }) => toAddress === 'bea@example.com')
    expect(notified.filter(({ subject }) => /refund/i.test(subject))).toHaveLength(2)
  })

  test('without an account asks the buyer, and only the buyer can name it', async () => {
    const client = await aPerson(world, { email: 'bea@example.com' })
    const orderId = await aPaidTransfer(client)
    expect(await requestRefund(world, { orderId, actor, ...part })).toEqual({ ok: true, waits: false })
    await runJobs(world)
    expect(await make()).toEqual({ ok: false, reason: 'nothing-to-pay' })
    const request = (await listEmails(world)).filter(({ subject }) =>
      subject.startsWith('Where should we send your refund'),
    )
    expect(request).toMatchObject([{ toAddress: 'bea@example.com' }])
    const other = actorOf(await aPerson(world))
    expect(await nameOwnPayee(world, { actor: other, orderId, payee })).toMatchObject({ reason: 'unknown-order' })
    const named = await Promise.all([1, 2].map(() => nameOwnPayee(world, { actor: actorOf(client), orderId, payee })))
    expect(named.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await make()).toMatchObject({ ok: true, count: 1 })
    const decided = { actor, payoutId: (await onePayout()).id, payee }
    expect(await namePayee(world, decided)).toEqual({ ok: false, reason: 'in-file' })
  })

  test('is marked as paid by hand once, on a past day, and creates a credit note', async () => {
    const orderId = await aPaidTransfer()
    await requestRefund(world, { orderId, actor, ...part, payee })
    const requested = { actor, payoutId: (await onePayout()).id }
    for (const day of ['2026-11-22', '2026-02-30', ''])
      expect(await markPayoutPaid(world, { ...requested, day })).toMatchObject({ reason: 'no-day' })
    const adviser = actorOf(await aPerson(world, { role: 'adviser' }))
    expect(await markPayoutPaid(world, { ...requested, actor: adviser, day: '2026-11-21' })).toMatchObject({
      reason: 'not-allowed',
    })
    const twice = await Promise.all([1, 2].map(() => markPayoutPaid(world, { ...requested, day: '2026-11-21' })))
    expect(twice.filter(({ ok }) => ok)).toHaveLength(1)
    await runJobs(world)
    expect((await documents())[0]).toEqual({ label: 'CN-2026-00001', totalCents: 10_000 })
    expect(await make()).toEqual({ ok: false, reason: 'nothing-to-pay' })
  })

  test('returned by the bank is paid again without a second credit note', async () => {
    const orderId = await aPaidTransfer()
    await requestRefund(world, { orderId, actor, ...part, payee })
    const { id: payoutId, number } = await onePayout()
    const created = await make()
    if (!created.ok) throw new Error(created.reason)
    const before = await fetchPayoutFile(world, actor, created.fileId)
    await bank({ ref: 'E-D', debit: true, amount: '100.00', txs: [], orderId: messageIdOf(created.fileId) })
    await runJobs(world)
    expect((await onePayout()).state).toBe('paid')
    expect(await notePayoutReturned(world, { actor, payoutId })).toEqual({ ok: true })
    expect(await notePayoutReturned(world, { actor, payoutId })).toMatchObject({ reason: 'not-open' })
    const [, again] = await payouts()
    expect(again).toMatchObject({ state: 'no_account', amountCents: 10_000, fileId: null })
    await namePayee(world, { actor, payoutId: again?.id ?? '', payee })
    expect(await make()).toMatchObject({ ok: true, count: 1 })
    expect(await fetchPayoutFile(world, actor, created.fileId)).toEqual(before)
    expect(before?.text).toContain(payoutReference(number))
    await markPayoutPaid(world, { actor, payoutId: again?.id ?? '', day: '2026-11-21' })
    await runJobs(world)
    expect((await documents()).map(({ label }) => label)).toEqual(['CN-2026-00001', '2026-00001'])
  })

  test('is limited to the amount paid when the rest was written off', async () => {
    const placed = await orderByInvoice(world)
    if (!placed.ok) throw new Error(placed.reason)
    await runJobs(world)
    const { label, reference } = await invoiceOf(world)
    await bank({ ref: 'E-1', txs: [{ amount: '498.95', reference, ref: 'T-1' }] })
    await runJobs(world)
    const [{ id = '' } = {}] = await world.db.selectFrom('paymentsReceived').select('id').execute()
    expect(await decidePayment(world, actor, id, { intent: 'write-off', note: 'Charges' })).toEqual({ ok: true })
    const whole = { orderId: placed.orderId, actor, ...part, amountCents: 49_900, payee }
    expect(await requestRefund(world, whole)).toMatchObject({ reason: 'too-much', leftCents: 49_895 })
    expect(await requestRefund(world, { ...whole, amountCents: 49_895 })).toEqual({ ok: true, waits: false })
    await markPayoutPaid(world, { actor, payoutId: (await onePayout()).id, day: '2026-11-21' })
    await runJobs(world)
    const order = world.db.selectFrom('orders').select('state').where('id', '=', placed.orderId)
    expect(await order.executeTakeFirst()).toEqual({ state: 'refunded' })
    expect(await documents()).toMatchObject([{ totalCents: 49_895 }, { label }])
    await expect(
      world.db
        .transaction()
        .execute((tx) => recordTransfer(tx, placed.orderId, { reference: label, now: world.now() })),
    ).resolves.toBe(false)
  })
})

test('the first-order discount of an order paid by transfer is paid out once, with a credit note', async () => {
  const orderId = await aPaidTransfer()
  const decision = { orderId, actor, seen: 'paid' as const }
  const order = await loadOrder(argsFor(world, actor.person, { path: '/', params: { orderId } }) as never)
  expect(order).toMatchObject({ mayRequestRefund: true, mayRefund: true, firstDiscount: { state: 'due' } })
  const twice = await Promise.all([1, 2].map(() => payFirstOrderDiscount(world, decision)))
  expect(twice.filter(({ ok }) => ok)).toHaveLength(1)
  const { id: payoutId, amountCents } = await onePayout()
  await namePayee(world, { actor, payoutId, payee })
  expect(await markPayoutPaid(world, { actor, payoutId, day: '2026-11-21' })).toEqual({ ok: true })
  await runJobs(world)
  expect((await findFirstOrderDiscount(world.db, orderId))?.state).toBe('paid_back')
  expect((await documents())[0]).toEqual({ label: 'CN-2026-00001', totalCents: amountCents })
})

test('an overpayment is refunded to the account it came from', async () => {
  await orderByInvoice(world)
  await runJobs(world)
  const { reference } = await invoiceOf(world)
  await bank({
    ref: 'E-1',
    txs: [{ amount: '510.00', reference, ref: 'T-1', payer: 'Bea Buyer', account: payee.iban }],
  })
  await runJobs(world)
  const [{ id = '' } = {}] = await world.db.selectFrom('paymentsReceived').select('id').execute()
  const twice = await Promise.all(
    [1, 2].map(() => decidePayment(world, actor, id, { intent: 'refund', note: 'Too much' })),
  )
  expect(twice.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await make()).toMatchObject({ ok: true, count: 1 })
  const { number, amountCents } = await onePayout()
  expect(amountCents).toBe(1_100)
  await bank({ ref: 'E-D', debit: true, txs: [{ amount: '11.00', endToEnd: payoutReference(number), ref: 'D-1' }] })
  await Promise.all([settlePayouts(world), settlePayouts(world)])
  expect((await onePayout()).state).toBe('paid')
  expect(await world.db.selectFrom('paymentsReceived').select('state').execute()).toEqual([{ state: 'given_back' }])
  expect(await documents()).toHaveLength(1)
})

describe('a bank file of payouts', () => {
  test('contains each payout once under concurrency, and is reproduced byte for byte', async () => {
    for (let order = 0; order < 3; order++)
      await requestRefund(world, { orderId: await aPaidTransfer(), actor, ...part, payee })
    const created = await Promise.all([1, 2, 3].map(make))
    expect(created.filter(({ ok }) => ok)).toMatchObject([{ count: 3 }])
    const fileId = created.flatMap((one) => (one.ok ? [one.fileId] : []))[0] ?? ''
    const [first, second] = await Promise.all([1, 2].map(() => fetchPayoutFile(world, actor, fileId)))
    expect(first).toEqual(second)
    expect(first?.text.match(/<CdtTrfTxInf>/g)).toHaveLength(3)
    for (const change of ["file_id = null, state = 'ready'", "payee_encrypted = '\\x01'"])
      await expect(world.pool.query(`update payouts set ${change}`)).rejects.toThrow('stays in it')
    for (const change of ['amount_cents = 1', 'requested_at = now()'])
      await expect(world.pool.query(`update payouts set ${change}`)).rejects.toThrow('permission denied')
  })

  test('loses and repeats no payout when the process is killed during its creation', { timeout: 60_000 }, async () => {
    for (let order = 0; order < 4; order++)
      await requestRefund(world, { orderId: await aPaidTransfer(), actor, ...part, payee })
    for (const afterMs of [0, 5, 20]) await makeAndKill(afterMs)
    await make()
    const all = await payouts()
    expect(all.map(({ state }) => state)).toEqual(['in_file', 'in_file', 'in_file', 'in_file'])
    const files = await world.db.selectFrom('payoutFiles').select('id').execute()
    const texts = await Promise.all(files.map(({ id }) => fetchPayoutFile(world, actor, id)))
    const named = texts.flatMap((file) =>
      [...(file?.text.matchAll(/<EndToEndId>(.*?)</g) ?? [])].map(([, name]) => name),
    )
    expect(named.toSorted()).toEqual(all.map(({ number }) => payoutReference(number)))
  })

  test('is not created while the company has no account', async () => {
    await requestRefund(world, { orderId: await aPaidTransfer(), actor, ...part, payee })
    await world.pool.query("delete from settings where key ilike '%iban%'")
    expect(await make()).toEqual({ ok: false, reason: 'no-own-account' })
    expect((await onePayout()).state).toBe('ready')
  })
})

async function makeAndKill(afterMs: number): Promise<void> {
  const code = `
    import { asCompany } from '#company/company.server.ts'
    import { company } from '#company/company.ts'
    import { openDatabase, openPool } from '#platform/db/database.server.ts'
    import { AuditSealer } from '#platform/audit/audit-sealer.server.ts'
    import { SecretKey } from '#platform/secret-key/secret-key.server.ts'
    import { makePayoutFile } from '#billing/payouts/make-payout-file.server.ts'
    const secretKey = new SecretKey(Buffer.from(process.env.KEY, 'hex'))
    const db = openDatabase(openPool(process.env.URL), new AuditSealer(secretKey))
    const now = () => new Date('2026-11-21T09:00:00Z')
    console.log('begins')
    await asCompany({ ...company(), iban: process.env.IBAN }, () => makePayoutFile({ db, now, secretKey }, JSON.parse(process.env.ACTOR)))`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    env: {
      ...{ PATH: process.env.PATH, URL: world.databaseUrl, KEY: world.secretKey.current.toString('hex') },
      ...{ IBAN: firm.iban.replaceAll(' ', ''), ACTOR: JSON.stringify(actor) },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (chunk) => (errors += chunk))
  child.stdout.once('data', () => setTimeout(() => child.kill('SIGKILL'), afterMs))
  await new Promise((resolve) => child.once('exit', resolve))
  if (/Error/.test(errors)) throw new Error(errors)
}
