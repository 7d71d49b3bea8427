import { beforeEach, describe, expect, test } from 'vitest'
import type { Actor } from '#accounts/sessions/actor.ts'
import { recordTransfer } from '#shop/orders/settle-transfer.server.ts'
import { encryptPayee } from '#shop/payouts/encrypt-payee.server.ts'
import { grantRefund } from '#shop/refunds/answer-refund.server.ts'
import { requestOwnRefund } from '#shop/refunds/request-own-refund.server.ts'
import { requestRefund } from '#shop/refunds/request-refund.server.ts'
import { aShopWithAccount, asFirm, invoiceOf, orderByInvoice } from '#test/billing/billing.ts'
import { actorOf, aPerson, listEmails } from '#test/cases.ts'
import { runJobs, type World } from '#test/world.ts'
import { confirmPayee, dropPayeeChange, namePayee } from './change-payee.server.ts'
import { fetchPayoutFile, makePayoutFile } from './make-payout-file.server.ts'

const own = { name: 'Bea Buyer', iban: 'CH5604835012345678009', bic: null, address: null }
const other = { name: 'Mallory', iban: 'CH9300762011623852957', bic: null, address: null }

let world: World
let client: Awaited<ReturnType<typeof aPerson>>
let [first, second, third]: Actor[] = []
let orderId: string
beforeEach(async () => {
  world = await aShopWithAccount()
  client = await aPerson(world, { email: 'bea@example.com' })
  ;[first, second, third] = await Promise.all(
    ['owner', 'admin', 'admin'].map(async (role) => actorOf(await aPerson(world, { role: role as 'owner' }))),
  )
  const placed = await orderByInvoice(world, { person: client })
  if (!placed.ok) throw new Error(placed.reason)
  orderId = placed.orderId
  await runJobs(world)
  const { label, id } = await invoiceOf(world)
  await world.db.updateTable('invoices').set({ state: 'paid', paidCents: 49_900 }).where('id', '=', id).execute()
  await world.db.transaction().execute((tx) => recordTransfer(tx, orderId, { reference: label, now: world.now() }))
  await runJobs(world)
})

const who = (actor: Actor | undefined) => actor ?? expect.fail('nobody')
const refund = () =>
  requestRefund(world, {
    ...{ orderId, actor: who(first), seenCents: 0, amountCents: 30_000, reason: 'goodwill', words: 'x', payee: own },
  })
const payout = () => world.db.selectFrom('payouts').selectAll().executeTakeFirstOrThrow()
const requested = async (actor: Actor | undefined) => ({ actor: who(actor), payoutId: (await payout()).id })
const emails = async () =>
  (await listEmails(world))
    .filter(({ eventKey }) => eventKey.startsWith('account-changed'))
    .map(({ textBody }) => textBody)
const file = async () => {
  const created = await asFirm(world, () => makePayoutFile(world, who(first)))
  return created.ok ? (await fetchPayoutFile(world, who(first), created.fileId))?.text : created.reason
}
const audits = async () => {
  const rows = await world.db
    .selectFrom('auditEvents')
    .select(['action', 'detail'])
    .where('objectType', '=', 'payout')
    .orderBy('id')
    .execute()
  return rows.filter(({ action }) => action.startsWith('payout.account'))
}

describe('a change of a payout account', () => {
  test('entered by another staff member needs a second person and notifies the buyer', async () => {
    await refund()
    expect(await namePayee(world, { ...(await requested(second)), payee: other })).toEqual({ ok: true, waits: true })
    const [email, ...more] = await emails()
    expect(more).toEqual([])
    expect(email).toContain('2957')
    expect(email).not.toMatch(/CH93|0076 ?2011/)
    expect(await file()).toBe('nothing-to-pay')
    expect(await confirmPayee(world, await requested(second))).toEqual({ ok: false, reason: 'second-person' })
    expect(await confirmPayee(world, await requested(third))).toEqual({ ok: true })
    expect(await confirmPayee(world, await requested(third))).toEqual({ ok: false, reason: 'nothing-to-confirm' })
    expect(await file()).toContain(other.iban)
    const [first, last] = await audits()
    expect([first?.action, last?.action]).toEqual(['payout.account-change-asked', 'payout.account-change-confirmed'])
    expect(first?.detail).toMatchObject({
      from: expect.stringMatching(/^[\da-f]{32}$/),
      to: expect.stringMatching(/^[\da-f]{32}$/),
    })
    expect(JSON.stringify(await audits())).not.toMatch(/CH93|CH56|Mallory/)
  })

  test('can be dropped; the payout goes to the previous account', async () => {
    await refund()
    await namePayee(world, { ...(await requested(second)), payee: other })
    expect(await dropPayeeChange(world, await requested(second))).toEqual({ ok: true })
    expect(await file()).toContain(own.iban)
  })

  test('is confirmed or dropped once, and only with permission', async () => {
    await refund()
    await namePayee(world, { ...(await requested(second)), payee: other })
    const adviser = actorOf(await aPerson(world, { role: 'adviser' }))
    expect(await confirmPayee(world, await requested(adviser))).toEqual({ ok: false, reason: 'not-allowed' })
    const at = [await requested(first), await requested(third)] as const
    const outcomes = await Promise.all([
      confirmPayee(world, at[1]),
      dropPayeeChange(world, at[0]),
      confirmPayee(world, at[1]),
    ])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('by the person who entered it needs no second person, and notifies the buyer', async () => {
    await refund()
    await world.db.updateTable('payouts').set({ payeeEncrypted: null, state: 'no_account' }).execute()
    expect(await namePayee(world, { ...(await requested(second)), payee: other })).toEqual({ ok: true, waits: false })
    expect(await emails()).toEqual([])
    expect(await namePayee(world, { ...(await requested(second)), payee: own })).toEqual({ ok: true, waits: false })
    expect(await emails()).toHaveLength(1)
    expect(await file()).toContain(own.iban)
  })

  test('when a refund is granted needs a second person, whatever the amount', async () => {
    const words = 'I moved away.'
    expect(await requestOwnRefund(world, { actor: actorOf(client), orderId, words, payee: own })).toEqual({ ok: true })
    const decision = { orderId, actor: who(first), seenCents: 0, amountCents: 100, reason: 'goodwill', words } as const
    expect(await grantRefund(world, { ...decision, payee: other })).toEqual({ ok: true, waits: true })
    expect(await emails()).toHaveLength(1)
  })
})

test('a payee whose name or address the bank would reject is not put in a file', async () => {
  await refund()
  for (const payee of [
    { ...own, name: 'Ольга Иванова' },
    { ...own, iban: 'DE89370400440532013000', bic: 'COBADEFF' },
  ]) {
    await world.db
      .updateTable('payouts')
      .set({ payeeEncrypted: encryptPayee(world.secretKey, orderId, payee) })
      .execute()
    expect(await file()).toBe('payee-incomplete')
  }
})
