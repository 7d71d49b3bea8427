import { expect, test } from 'vitest'
import { openCaseFor } from '#cases/opening/open-case.server.ts'
import { openCasesForOrder } from '#cases/opening/open-cases-for-order.server.ts'
import { listCasesOf } from '#cases/process/case-db.server.ts'
import { actorOf, aPerson } from '#test/cases.ts'
import { entered } from '#test/shop/quotes.ts'
import { aShop } from '#test/shop.ts'
import { acceptQuote } from './accept-quote.server.ts'
import { findQuote } from './quote-db.server.ts'
import { sendQuote } from './send-quote.server.ts'
import { draftQuote, reviseQuote } from './write-quote.server.ts'

const second = { sameYear: 'second', secondReason: 'For the company of his brother' }

async function aHousehold(assigned: 'colleague' | 'nobody' = 'nobody') {
  const world = await aShop()
  const [adviser, colleague] = [await aPerson(world, { role: 'adviser' }), await aPerson(world, { role: 'adviser' })]
  const client = await aPerson(world)
  const open = async (taxYear: number, adviserId: string) => {
    const opening = { kind: 'tax_return', taxYear, adviserId, reason: 'By agreement', isAnother: false }
    const owner = await aPerson(world, { role: 'owner' })
    const submissionKey = `opening-${taxYear}`
    const of = { actor: actorOf(owner), clientId: client.id, submissionKey }
    expect(await openCaseFor(world, { ...opening, ...of })).toMatchObject({ ok: true })
  }
  await open(2025, { colleague: colleague.id, nobody: '' }[assigned])
  if (assigned === 'colleague') await open(2024, adviser.id)
  const draft = (changes: Record<string, string> = {}) =>
    draftQuote(world, {
      ...{ actor: actorOf(adviser), entered: { ...entered, ...changes }, clientId: client.id },
      ...{ caseId: null, leadId: null },
    })
  return { world, adviser, client, draft }
}

test.each([
  ['no choice', {}, { ok: false, reason: 'same-year', taxYear: 2025 }],
  ['a second case without a reason', { sameYear: 'second' }, { ok: false, errors: { secondReason: 'no-reason' } }],
  ['a second case with a reason', second, { ok: true }],
  ['the case that is there', { sameYear: 'join' }, { ok: true }],
])('an offer of a return for a year that has a case: %s', async (_, changes, outcome) => {
  const { draft } = await aHousehold()
  expect(await draft(changes)).toMatchObject(outcome)
})

test('an offer cannot be part of a case of a colleague, but open a second one', async () => {
  const { draft } = await aHousehold('colleague')
  expect(await draft({ sameYear: 'join' })).toMatchObject({ ok: false, reason: 'case-of-other' })
  expect(await draft(second)).toMatchObject({ ok: true })
})

test.each([
  ['join', { sameYear: 'join' }, 1],
  ['second', second, 2],
])(
  'once ordered, it does what was chosen, and the case goes to the person who made it: %s',
  async (_, changes, count) => {
    const { world, adviser, client, draft } = await aHousehold()
    const drafted = await draft(changes)
    if (!drafted.ok) throw new Error(drafted.reason)
    const actor = actorOf(adviser)
    await sendQuote(world, { actor, quoteId: drafted.quoteId })
    const paying = { by: 'card', domicile: { country: 'CH', source: 'declared' } } as const
    const accepted = await acceptQuote(world, { actor: actorOf(client), quoteId: drafted.quoteId, paying })
    if (!accepted.ok) throw new Error(accepted.reason)
    await world.db
      .updateTable('orders')
      .set({ state: 'paid', paidAt: world.now() })
      .where('id', '=', accepted.orderId)
      .execute()
    await openCasesForOrder(world, accepted.orderId)
    const cases = await listCasesOf(world.db, client.id)
    expect(cases).toHaveLength(count)
    expect(cases.every(({ assignedTo }) => assignedTo === (count === 1 ? adviser.id : assignedTo))).toBe(true)
    expect(cases.some(({ assignedTo }) => assignedTo === adviser.id)).toBe(true)
    expect(await world.db.selectFrom('heldOpenings').selectAll().execute()).toEqual([])
  },
)

test('a new version keeps the reason for the second case', async () => {
  const { world, adviser, draft } = await aHousehold()
  const drafted = await draft(second)
  if (!drafted.ok) throw new Error(drafted.reason)
  const of = { actor: actorOf(adviser), quoteId: drafted.quoteId }
  await sendQuote(world, of)
  const revised = await reviseQuote(world, of)
  if (!revised.ok) throw new Error(revised.reason)
  expect(await findQuote(world.db, revised.quoteId)).toMatchObject({ secondCaseReason: second.secondReason })
})
