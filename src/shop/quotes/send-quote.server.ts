import { findPerson } from '#accounts/people/people-db.server.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { swissDay } from '#platform/day.ts'
import { queueEmail } from '#platform/mail/queue-email.server.ts'
import type { Services } from '#platform/services.ts'
import { mayBecome, quoteLabel, quoteStateOn } from './quote.ts'
import { lockQuote, saveQuote } from './quote-db.server.ts'
import { quoteSentEmail, quoteWithdrawnEmail } from './quote-emails.tsx'
import { type StaffRefusal, withQuote } from './write-quote.server.ts'

type SendQuoteDeps = Pick<Services, 'db' | 'now' | 'config'>
type SendQuoteInput = { actor: Actor; quoteId: string }
export type SendOutcome = { ok: true } | StaffRefusal | { ok: false; reason: 'day-over' | 'accepted-before' }

/** Sends a draft to its client, in an email without amounts, and withdraws the previous version. */
export function sendQuote(
  { db, now, config }: SendQuoteDeps,
  { actor, quoteId }: SendQuoteInput,
): Promise<SendOutcome> {
  return withQuote({ db }, { actor, quoteId }, async (tx, quote): Promise<SendOutcome> => {
    if (!mayBecome(quote.state, 'sent')) return { ok: false, reason: 'not-open', state: quote.state }
    const at = now()
    if (quote.validOn < swissDay(at)) return { ok: false, reason: 'day-over' }
    const before = quote.replacesId ? await lockQuote(tx, quote.replacesId) : null
    if (before?.state === 'accepted') return { ok: false, reason: 'accepted-before' }
    if (before?.state === 'sent')
      await saveQuote(tx, before.id, { state: 'withdrawn', endedAt: at, endedBy: actor.person.id })
    await saveQuote(tx, quoteId, { state: 'sent', sentAt: at, updatedAt: at })
    const client = await findPerson(tx, quote.clientId)
    if (client) {
      const email = () => quoteSentEmail(config.PUBLIC_URL, client, { ...quote, isNewer: before !== null })
      await queueEmail(tx, { eventKey: `quote-sent:${quoteId}`, to: client.email, emailContent: email })
    }
    const detail = { label: quoteLabel(quote), totalCents: quote.totalCents, validOn: quote.validOn }
    await recordAudit(tx, actor, { action: 'quote.sent', object: { type: 'quote', id: quoteId }, detail })
    return { ok: true }
  })
}

export type WithdrawOutcome = { ok: true } | StaffRefusal

/** Withdraws an offer that is not accepted. Notifies the client, unless the offer is an unsent draft. */
export function withdrawQuote(
  { db, now, config }: SendQuoteDeps,
  { actor, quoteId }: SendQuoteInput,
): Promise<WithdrawOutcome> {
  return withQuote({ db }, { actor, quoteId }, async (tx, quote): Promise<WithdrawOutcome> => {
    const state = quoteStateOn(quote, swissDay(now()))
    if (!mayBecome(state, 'withdrawn')) return { ok: false, reason: 'not-open', state }
    // Detach a withdrawn draft from the version that it would have replaced, so that staff can draft another one.
    const change = { state: 'withdrawn', endedAt: now(), endedBy: actor.person.id } as const
    await saveQuote(tx, quoteId, quote.state === 'draft' ? { ...change, replacesId: null } : change)
    const client = quote.state === 'sent' ? await findPerson(tx, quote.clientId) : null
    if (client) {
      const email = () => quoteWithdrawnEmail(config.PUBLIC_URL, client, quote)
      await queueEmail(tx, { eventKey: `quote-withdrawn:${quoteId}`, to: client.email, emailContent: email })
    }
    const detail = { label: quoteLabel(quote) }
    await recordAudit(tx, actor, { action: 'quote.withdrawn', object: { type: 'quote', id: quoteId }, detail })
    return { ok: true }
  })
}
