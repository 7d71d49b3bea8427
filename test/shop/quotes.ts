import type { Person } from '#accounts/people/person.ts'
import { sendQuote } from '#shop/quotes/send-quote.server.ts'
import { draftQuote } from '#shop/quotes/write-quote.server.ts'
import { actorOf, aPerson } from '#test/cases.ts'
import type { World } from '#test/world.ts'

export const entered = {
  ...{ title: 'Return with a company abroad', words: 'We look at the company first.', validOn: '2026-12-05' },
  ...{ product0: 'standard-2025', title0: '', quantity0: '1', price0: '449.90' },
  ...{ product1: '', title1: 'Company abroad', quantity1: '2', price1: '300' },
}

type Of = { client: Person; maker?: Person; caseId?: string | null; changes?: Record<string, string> }

export async function aDraft(world: World, { client, maker, caseId = null, changes }: Of) {
  const actor = actorOf(maker ?? (await aPerson(world, { role: 'owner' })))
  const requested = { actor, entered: { ...entered, ...changes }, clientId: client.id, caseId, leadId: null }
  const created = await draftQuote(world, requested)
  if (!created.ok) throw new Error(JSON.stringify(created))
  return { quoteId: created.quoteId, actor }
}

export async function aQuote(world: World, of: Of) {
  const draft = await aDraft(world, of)
  const sent = await sendQuote(world, draft)
  if (!sent.ok) throw new Error(sent.reason)
  return draft
}
