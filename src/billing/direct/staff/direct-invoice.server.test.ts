import { beforeEach, describe, expect, test } from 'vitest'
import type { Actor } from '#accounts/sessions/actor.ts'
import { listRates } from '#admin/reports/rates-db.server.ts'
import { hourlyRateFrancs } from '#billing/billing-settings.ts'
import { cancelInvoice } from '#billing/invoices/change-invoice.server.ts'
import { findInvoice, listInvoiceLines } from '#billing/invoices/invoice-db.server.ts'
import { addTime, changeTime } from '#cases/time/record-time.server.ts'
import { listTime, listUnbilled } from '#cases/time/time-db.server.ts'
import { system } from '#platform/audit/audit.server.ts'
import { saveSettings } from '#platform/settings/settings.server.ts'
import { aFact, asFirm, firm } from '#test/billing/billing.ts'
import { aCase, actorOf, aPerson, listEmails, type TestCase } from '#test/cases.ts'
import { newWorld, runJobs, type World } from '#test/world.ts'
import { issueDirectInvoice } from './issue-direct-invoice.server.ts'

let world: World
let owner: Actor
let found: TestCase
beforeEach(async () => {
  world = await newWorld()
  await aFact(world, 'iban', firm.iban)
  await aFact(world, 'qrIban', firm.qrIban)
  owner = actorOf(await aPerson(world, { role: 'owner' }))
  found = await aCase(world, { state: 'in_preparation' })
})

const id = '6f3b2d6e-0f1c-4c3a-9d52-7a2b6c1d0001'
const values = { text0: 'Advice', amount0: '1081', plan: 'once', due: '2026-12-21', country: 'CH' }
const issue = (changes: object = {}, more: Partial<Parameters<typeof issueDirectInvoice>[1]> = {}) =>
  asFirm(world, () =>
    issueDirectInvoice(world, {
      ...{ actor: owner, id, clientId: found.client.id, caseId: found.id, entryIds: [] },
      ...more,
      values: { ...values, ...changes },
    }),
  )

async function someTime(minutes = '90', key = 'k1') {
  const entered = { minutes, workedOn: '2026-11-20', note: 'Call with the tax office' }
  await addTime(world, { caseId: found.id, actor: owner, entered, key })
  return (await listTime(world.db, found.id)).map((entry) => entry.id)
}

async function issued(outcome: Awaited<ReturnType<typeof issue>>) {
  if (!outcome.ok) throw new Error(`not issued: ${outcome.reason}`)
  return Promise.all(outcome.invoiceIds.map(async (one) => (await findInvoice(world.db, one)) ?? Promise.reject(one)))
}

describe('an invoice without a quote', () => {
  test('has time and fixed lines, VAT, a due day and a reference, and opens no case', async () => {
    const [invoice] = await issued(await issue({}, { entryIds: await someTime() }))
    expect(invoice).toMatchObject({
      ...{ totalCents: 138_100, vatRateBp: 810, vatCode: 'domestic', dueOn: '2026-12-21', state: 'issued' },
      reference: expect.stringMatching(/\d/),
    })
    expect(await listInvoiceLines(world.db, invoice?.id ?? '')).toMatchObject([
      { title: expect.stringContaining('Call with the tax office'), amountCents: 30_000 },
      { title: 'Advice', amountCents: 108_100 },
    ])
    await runJobs(world)
    expect((await listEmails(world)).some(({ toAddress }) => toAddress === found.client.email)).toBe(true)
    const { rows } = await world.pool.query('select count(*)::int as cases from cases')
    expect(rows).toEqual([{ cases: 1 }])
  })

  test('charges time at the hourly rate in the settings of the firm', async () => {
    const by = { actor: system, role: 'owner', at: world.now() } as const
    await world.db.transaction().execute((tx) => saveSettings(tx, [{ setting: hourlyRateFrancs, value: 300 }], by))
    const [invoice] = await issued(await issue({}, { entryIds: await someTime() }))
    expect(await listInvoiceLines(world.db, invoice?.id ?? '')).toMatchObject([{ amountCents: 45_000 }, {}])
  })

  test('has no VAT for a client abroad', async () => {
    const [invoice] = await issued(await issue({ country: 'FR' }))
    expect(invoice).toMatchObject({ totalCents: 100_000, vatCents: 0, vatCode: 'abroad', placeOfSupply: 'FR' })
  })

  test('in instalments is several invoices, each with its own number, reference and day', async () => {
    const days = { plan: 'instalments', partDue0: '2026-12-01', partDue1: '2027-01-01', partDue2: '2027-02-01' }
    const parts = await issued(await issue(days))
    expect(parts.map(({ totalCents, dueOn }) => [totalCents, dueOn])).toEqual([
      [36_034, '2026-12-01'],
      [36_033, '2027-01-01'],
      [36_033, '2027-02-01'],
    ])
    expect(new Set(parts.map(({ reference }) => reference)).size).toBe(3)
    expect(parts.map(({ number }) => number)).toEqual([1, 2, 3])
  })

  test('is issued once per submission, and its time is billed once', async () => {
    const entryIds = await someTime()
    const [one, other] = await Promise.all([issue({}, { entryIds }), issue({}, { entryIds })])
    expect(one).toEqual(other)
    const again = { entryIds, id: '6f3b2d6e-0f1c-4c3a-9d52-7a2b6c1d0002' }
    expect(await issue({}, again)).toEqual({ ok: false, reason: 'entry-billed' })
    const [entryId = ''] = entryIds
    const entered = { minutes: '5', workedOn: '2026-11-20', note: '' }
    expect(await changeTime(world, { caseId: found.id, actor: owner, entryId, entered })).toEqual({
      ok: false,
      reason: 'billed',
    })
    await expect(world.pool.query('update time_entries set minutes = 5')).rejects.toThrow(/never changes/)
  })

  test('that is cancelled frees its time for another invoice', async () => {
    const entryIds = await someTime()
    const [invoice] = await issued(await issue({}, { entryIds }))
    expect(await cancelInvoice(world, { actor: owner, invoiceId: invoice?.id ?? '' })).toEqual({ ok: true })
    expect(await listUnbilled(world.db, { clientId: found.client.id })).toHaveLength(1)
    const again = { entryIds, id: '6f3b2d6e-0f1c-4c3a-9d52-7a2b6c1d0002' }
    expect(await issue({}, again)).toMatchObject({ ok: true })
  })

  test('is refused to advisers, for other clients’ cases and with bad input', async () => {
    const adviser = actorOf(await aPerson(world, { role: 'adviser' }))
    expect(await issue({}, { actor: adviser })).toEqual({ ok: false, reason: 'forbidden' })
    const stranger = await aCase(world)
    expect(await issue({}, { caseId: stranger.id })).toEqual({ ok: false, reason: 'unknown-client' })
    expect(await issue({ amount0: 'x' })).toEqual({
      ok: false,
      reason: 'invalid',
      field: 'amount0',
      error: 'not-money',
    })
    const { rows } = await world.pool.query('select count(*)::int as orders from orders where provider = $1', [
      'transfer',
    ])
    expect(rows).toEqual([{ orders: 0 }])
  })
})

test('the realised hourly rate is the invoiced net amount by the recorded time', async () => {
  await issued(await issue({}, { entryIds: [] }))
  await someTime('120')
  expect(await listRates(world.db, '2026-01-01')).toMatchObject([{ caseId: found.id, minutes: 120, netCents: 100_000 }])
})
