import { accessScopeOf } from '#accounts/access/access-scope.ts'
import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { isUuid } from '#platform/text/uuid.ts'
import type { QuoteState } from './quote.ts'
import { lockQuote, type Quote } from './quote-db.server.ts'
import { isQuoteSeen } from './whose-quote-db.server.ts'

export type StaffRefusal =
  | { ok: false; reason: 'forbidden' | 'unknown-quote' }
  | { ok: false; reason: 'not-open'; state: QuoteState }

/** Runs a staff action on an offer within the access scope; the offer is locked until the transaction ends. */
export async function withQuote<Outcome>(
  { db }: Pick<Services, 'db'>,
  { actor, quoteId }: { actor: Actor; quoteId: string },
  act: (tx: Tx, quote: Quote) => Promise<Outcome>,
): Promise<Outcome | StaffRefusal> {
  if (!may(actor.person, 'quote.write')) return { ok: false, reason: 'forbidden' }
  if (!isUuid(quoteId)) return { ok: false, reason: 'unknown-quote' }
  return db.transaction().execute(async (tx): Promise<Outcome | StaffRefusal> => {
    const quote = await lockQuote(tx, quoteId)
    if (!quote || !(await isQuoteSeen(tx, quoteId, accessScopeOf(actor)))) return { ok: false, reason: 'unknown-quote' }
    return act(tx, quote)
  })
}
