import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Services } from '#platform/services.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { t } from '#platform/texts.ts'
import { type RefundRefusal, type RequestOutcome, requestRefundIn } from '#shop/refunds/request-refund.server.ts'
import { lockLate, saveDecided } from './late-db.server.ts'

type DecideLateDeps = Pick<Services, 'db' | 'now' | 'log'>
type Decision = { caseId: string; orderId: string; actor: Actor; seenCents: number }

export type LateOutcome = RequestOutcome

/** Grants the refund for a package that took too long; `requestRefundIn` may require a second person to approve it. */
export function grantLate(services: DecideLateDeps, { caseId, ...decision }: Decision): Promise<LateOutcome> {
  const { db, now } = services
  const { actor, orderId } = decision
  if (!isUuid(caseId)) return Promise.resolve({ ok: false, reason: 'nothing-to-decide' })
  return db.transaction().execute(async (tx): Promise<LateOutcome> => {
    const outcome = await requestRefundIn(tx, services, decision, async () => {
      const late = await lockLate(tx, caseId, orderId)
      if (!late) return null
      const { amountCents, countedDays, allowedDays, completeOn } = late
      const words = t(caseTexts.decideLate).deadlineMissed(allowedDays, completeOn, countedDays)
      return { amountCents, reason: 'late', words }
    })
    if (!outcome.ok) return outcome
    const decided = { reason: null, decidedBy: actor.person.id, decidedAt: now() }
    await saveDecided(tx, caseId, { ...decided, state: 'granted' })
    return outcome
  })
}

export function dismissLate(
  { db, now }: DecideLateDeps,
  { caseId, orderId, actor, words }: Decision & { words: string },
): Promise<{ ok: true } | RefundRefusal> {
  const reason = cleanText(words).slice(0, 1000)
  return db.transaction().execute(async (tx): Promise<{ ok: true } | RefundRefusal> => {
    if (!may(actor.person, 'order.refund')) return { ok: false, reason: 'not-allowed' }
    if (!isUuid(caseId) || !(await lockLate(tx, caseId, orderId))) return { ok: false, reason: 'nothing-to-decide' }
    if (reason === '') return { ok: false, reason: 'no-words' }
    await saveDecided(tx, caseId, { state: 'dismissed', reason, decidedBy: actor.person.id, decidedAt: now() })
    await recordAudit(tx, actor, {
      action: 'order.late-dismissed',
      object: { type: 'order', id: orderId },
      detail: { reason },
    })
    return { ok: true }
  })
}
