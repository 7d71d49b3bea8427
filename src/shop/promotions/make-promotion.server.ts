import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Services } from '#platform/services.ts'
import { isUuid } from '#platform/text/uuid.ts'
import {
  hasFirstOrderPromotion,
  insertPromotion,
  listChoosable,
  lockPromotions,
  saveEnd,
} from './promotion-db.server.ts'
import { type Entered, type PromotionError, readPromotion } from './promotion-form.ts'

type MakePromotionDeps = Pick<Services, 'db' | 'now'>

export type MakeOutcome =
  | { ok: true; promotionId: string }
  | { ok: false; reason: 'forbidden' }
  | { ok: false; reason: 'invalid'; errors: Record<string, PromotionError> }

/** Creates a promotion. Because buyers rely on it, it cannot be changed afterwards, only ended. */
export async function makePromotion(
  { db, now }: MakePromotionDeps,
  { actor, entered, productIds }: { actor: Actor; entered: Entered; productIds: readonly string[] },
): Promise<MakeOutcome> {
  if (!may(actor.person, 'catalogue.write')) return { ok: false, reason: 'forbidden' }
  const at = now()
  const known = (await listChoosable(db)).map(({ id }) => id)
  const read = readPromotion(entered, productIds, known, at)
  if (!read.ok) return { ok: false, reason: 'invalid', errors: read.errors }
  const { promotion } = read
  return db.transaction().execute(async (tx): Promise<MakeOutcome> => {
    if (promotion.audience === 'first-order' && (await hasFirstOrderPromotion(tx)))
      return { ok: false, reason: 'invalid', errors: { way: 'first-taken' } }
    const id = await insertPromotion(tx, { ...promotion, createdBy: actor.person.id, createdAt: at })
    if (!id) return { ok: false, reason: 'invalid', errors: { code: 'code-taken' } }
    const { title, percent, amountCents, maxUses } = promotion
    const detail = { title, percent, amountCents, maxUses }
    await recordAudit(tx, actor, { action: 'promotion.made', object: { type: 'promotion', id }, detail })
    return { ok: true, promotionId: id }
  })
}

export type EndOutcome = { ok: true } | { ok: false; reason: 'forbidden' | 'unknown-promotion' | 'ended-before' }

/** Ends a promotion now; the discounts of orders already placed are unchanged. */
export async function endPromotion(
  { db, now }: MakePromotionDeps,
  { actor, promotionId }: { actor: Actor; promotionId: string },
): Promise<EndOutcome> {
  if (!may(actor.person, 'catalogue.write')) return { ok: false, reason: 'forbidden' }
  if (!isUuid(promotionId)) return { ok: false, reason: 'unknown-promotion' }
  return db.transaction().execute(async (tx): Promise<EndOutcome> => {
    await lockPromotions(tx, [promotionId])
    if (!(await saveEnd(tx, promotionId, { endedAt: now(), endedBy: actor.person.id })))
      return { ok: false, reason: 'ended-before' }
    await recordAudit(tx, actor, { action: 'promotion.ended', object: { type: 'promotion', id: promotionId } })
    return { ok: true }
  })
}
