import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '#accounts/people/person.ts'
import { requestCase } from '#cases/opening/request-case.server.ts'
import { actorOf, aPerson } from '#test/cases.ts'
import { aDraft, aQuote, entered } from '#test/shop/quotes.ts'
import { aShop } from '#test/shop.ts'
import type { World } from '#test/world.ts'
import { declineQuote, maxReasonLength } from './decline-quote.server.ts'
import { findQuote, listChoosableVariants, listQuoteLines, saveQuote } from './quote-db.server.ts'
import { sendQuote, withdrawQuote } from './send-quote.server.ts'
import { changeDraft, draftQuote, reviseQuote } from './write-quote.server.ts'

let world: World
let owner: Person
let client: Person
beforeAll(async () => {
  world = await aShop({}, afterAll)
  owner = await aPerson(world, { role: 'owner' })
  client = await aPerson(world)
})

const draft = (actor: Person, changes: Partial<Parameters<typeof draftQuote>[1]> = {}) =>
  draftQuote(world, { actor: actorOf(actor), entered, clientId: client.id, caseId: null, leadId: null, ...changes })
async function aRequest(of: Person): Promise<string> {
  const requested = {
    taxYear: 2025,
    caseType: 'other',
    canton: '',
    description: 'Abroad',
    submissionKey: randomUUID(),
  }
  const opened = await requestCase(world, { ...requested, actor: actorOf(of) } as never)
  return opened.ok ? opened.caseId : ''
}
async function inState(state: 'draft' | 'sent' | 'accepted' | 'declined' | 'withdrawn') {
  const created =
    state === 'draft' ? await aDraft(world, { client, maker: owner }) : await aQuote(world, { client, maker: owner })
  const hasEnded = state !== 'draft' && state !== 'sent'
  const change = hasEnded ? { state, endedAt: world.now(), endedBy: client.id } : { state }
  await world.db.transaction().execute((tx) => saveQuote(tx, created.quoteId, change))
  return created
}
const stateOf = async (quoteId: string) => (await findQuote(world.db, quoteId))?.state

describe('an offer is drafted', () => {
  test.each(['active', 'invited'] as const)('for a client who is %s', async (status) => {
    const { id: clientId } = await aPerson(world, { status })
    expect(await draft(owner, { clientId })).toMatchObject({ ok: true })
  })

  test.each(['pending', 'suspended'] as const)('only for clients who can sign in, not if %s', async (status) => {
    const { id: clientId } = await aPerson(world, { status })
    expect(await draft(owner, { clientId })).toEqual({ ok: false, reason: 'not-a-client' })
  })

  test('not for staff or unknown ids', async () => {
    for (const clientId of [owner.id, randomUUID(), 'nonsense', ''])
      expect(await draft(owner, { clientId })).toEqual({ ok: false, reason: 'unknown-client' })
  })

  test('and changed only by staff with the permission', async () => {
    expect(await draft(client)).toEqual({ ok: false, reason: 'forbidden' })
    const { quoteId } = await aDraft(world, { client, maker: owner })
    const discount = { actor: actorOf(client), quoteId }
    for (const refused of [
      await changeDraft(world, { ...discount, entered }),
      await reviseQuote(world, discount),
      await sendQuote(world, discount),
      await withdrawQuote(world, discount),
    ])
      expect(refused).toEqual({ ok: false, reason: 'forbidden' })
    expect(await stateOf(quoteId)).toBe('draft')
  })

  test('about a case of the same client only', async () => {
    const [own, other] = [await aRequest(client), await aRequest(await aPerson(world))]
    for (const [caseId, expected] of [
      [own, own],
      [other, null],
      [randomUUID(), null],
      ['nonsense', null],
    ] as const) {
      const created = await draft(owner, { caseId })
      expect((await findQuote(world.db, created.ok ? created.quoteId : ''))?.caseId).toBe(expected)
    }
  })
})

describe('the state machine of an offer', () => {
  test.each([
    ['draft', { change: true, send: true, withdraw: true, revise: false }],
    ['sent', { change: false, send: false, withdraw: true, revise: true }],
    ['accepted', { change: false, send: false, withdraw: false, revise: false }],
    ['declined', { change: false, send: false, withdraw: false, revise: true }],
    ['withdrawn', { change: false, send: false, withdraw: false, revise: true }],
  ] as const)('allows in state %s: %j', async (state, may) => {
    const acts = {
      change: (discount: Awaited<ReturnType<typeof inState>>) => changeDraft(world, { ...discount, entered }),
      ...{ send: sendQuote.bind(null, world), withdraw: withdrawQuote.bind(null, world) },
      revise: reviseQuote.bind(null, world),
    }
    for (const [name, act] of Object.entries(acts)) {
      const outcome = await act(await inState(state))
      expect(outcome, name).toMatchObject(
        may[name as keyof typeof may] ? { ok: true } : { ok: false, reason: 'not-open', state },
      )
    }
  })

  test('refuses every action on an unknown id', async () => {
    for (const quoteId of [randomUUID(), 'nonsense', "' or true --"])
      for (const act of [sendQuote, withdrawQuote, reviseQuote])
        expect(await act(world, { actor: actorOf(owner), quoteId })).toEqual({ ok: false, reason: 'unknown-quote' })
  })

  test('numbers versions consecutively, also after one was withdrawn', async () => {
    const { quoteId, actor } = await aQuote(world, { client, maker: owner })
    const second = await reviseQuote(world, { actor, quoteId })
    await withdrawQuote(world, { actor, quoteId: second.ok ? second.quoteId : '' })
    const third = await reviseQuote(world, { actor, quoteId })
    expect(await findQuote(world.db, third.ok ? third.quoteId : '')).toMatchObject({ version: 3, state: 'draft' })
    expect(await stateOf(quoteId)).toBe('sent')
  })
})

describe('a client who declines', () => {
  const decline = (person: Person, quoteId: string, reason = 'Too dear') =>
    declineQuote(world, { actor: actorOf(person), quoteId, reason })

  test.each(['accepted', 'declined', 'withdrawn'] as const)('cannot decline once the offer is %s', async (state) => {
    const { quoteId } = await inState(state)
    expect(await decline(client, quoteId)).toEqual({ ok: false, reason: 'not-open', state })
  })

  test('cannot decline a draft or the offer of another client', async () => {
    const { quoteId } = await inState('draft')
    expect(await decline(client, quoteId)).toEqual({ ok: false, reason: 'unknown-quote' })
    const { quoteId: sent } = await inState('sent')
    for (const person of [await aPerson(world), owner])
      expect(await decline(person, sent)).toEqual({ ok: false, reason: 'unknown-quote' })
    expect(await stateOf(sent)).toBe('sent')
  })

  test('declines once, with a reason of limited length', async () => {
    const { quoteId } = await inState('sent')
    expect(await decline(client, quoteId, 'ä'.repeat(maxReasonLength + 1))).toMatchObject({ reason: 'reason-too-long' })
    const twice = await Promise.all([1, 2].map(() => decline(client, quoteId, 'ä'.repeat(maxReasonLength))))
    expect(twice.filter(({ ok }) => ok)).toHaveLength(1)
  })
})

test('a line of a discontinued product stays in its draft at its price and cannot be added elsewhere', async () => {
  const mine = await aDraft(world, { client, maker: owner })
  const other = await aDraft(world, { client, maker: owner, changes: { product0: '', title0: 'Work' } })
  await world.db.updateTable('productVariants').set({ isOffered: false }).where('id', '=', 'standard-2025').execute()
  expect((await listChoosableVariants(world.db)).map(({ variantId }) => variantId)).not.toContain('standard-2025')
  const change = { entered: { ...entered, price0: '' } }
  expect(await changeDraft(world, { ...mine, ...change })).toMatchObject({ ok: true })
  expect(await listQuoteLines(world.db, mine.quoteId)).toMatchObject([{ unitPriceCents: 44_990 }, {}])
  expect(await changeDraft(world, { ...other, ...change })).toMatchObject({ errors: { product0: 'unknown-product' } })
  await world.db.updateTable('productVariants').set({ isOffered: true }).where('id', '=', 'standard-2025').execute()
})
