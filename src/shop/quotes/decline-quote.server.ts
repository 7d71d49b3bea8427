import { may } from '#accounts/people/may.ts'
import { findPerson } from '#accounts/people/people-db.server.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { notifyStaff } from '#accounts/team/notify-responsible.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { swissDay } from '#platform/day.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { queueEmail } from '#platform/mail/queue-email.server.ts'
import type { Services } from '#platform/services.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { mayBecome, type QuoteState, quoteLabel, quoteStateOn } from './quote.ts'
import { lockQuote, type Quote, saveQuote } from './quote-db.server.ts'
import { quoteAnsweredEmail } from './quote-emails.tsx'

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

export async function notifyOfAnswer(
  tx: Tx,
  { config }: Pick<Services, 'config'>,
  quote: Quote,
  answer: 'accepted' | 'declined',
): Promise<void> {
  const email = () => quoteAnsweredEmail(config.PUBLIC_URL, quote, answer)
  const eventKey = `quote-${answer}:${quote.id}`
  const maker = quote.createdBy ? await findPerson(tx, quote.createdBy) : null
  if (maker?.status === 'active')
    await queueEmail(tx, { eventKey, to: maker.email, staffEvent: 'new-cases', emailContent: email })
  else await notifyStaff(tx, 'office', { eventKey, about: 'new-cases' }, email)
}
