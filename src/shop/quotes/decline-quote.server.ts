import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { swissDay } from '#platform/day.ts'
import type { Services } from '#platform/services.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { notifyOfAnswer } from './notify-of-answer.server.ts'
import { mayBecome, type QuoteState, quoteLabel, quoteStateOn } from './quote.ts'
import { lockQuote, saveQuote } from './quote-db.server.ts'

export const maxReasonLength = 1000

export type DeclineRefusal =
  | { ok: false; reason: 'unknown-quote' | 'no-reason' | 'reason-too-long' }
  | { ok: false; reason: 'not-open'; state: QuoteState }

type DeclineQuoteInput = { actor: Actor; quoteId: string; reason: string }

export async function declineQuote(
  services: Pick<Services, 'db' | 'now' | 'config'>,
  { actor, quoteId, reason }: DeclineQuoteInput,
): Promise<{ ok: true } | DeclineRefusal> {
  if (!may(actor.person, 'portal.use') || !isUuid(quoteId)) return { ok: false, reason: 'unknown-quote' }
  const content = reason.trim()
  return services.db.transaction().execute(async (tx): Promise<{ ok: true } | DeclineRefusal> => {
    const quote = await lockQuote(tx, quoteId)
    if (!quote?.sentAt || quote.clientId !== actor.person.id) return { ok: false, reason: 'unknown-quote' }
    if (content === '') return { ok: false, reason: 'no-reason' }
    if (content.length > maxReasonLength) return { ok: false, reason: 'reason-too-long' }
    const at = services.now()
    const state = quoteStateOn(quote, swissDay(at))
    if (!mayBecome(state, 'declined')) return { ok: false, reason: 'not-open', state }
    await saveQuote(tx, quoteId, { state: 'declined', endedAt: at, endedBy: actor.person.id, reason: content })
    await notifyOfAnswer(tx, services, quote, 'declined')
    const detail = { label: quoteLabel(quote) }
    await recordAudit(tx, actor, { action: 'quote.declined', object: { type: 'quote', id: quoteId }, detail })
    return { ok: true }
  })
}
