import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { endInstantOf, instantOf } from '#platform/day.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { switchPricesJob } from '#shop/jobs.ts'
import { findEditable, lockProduct } from './edit-db.server.ts'
import { readPrice } from './new-product-form.ts'
import { findPlanProduct, hasOtherPlan, insertPlan, lockPlan, savePlan } from './planned-price-db.server.ts'
import type { Entered, FieldErrorText, FormErrors } from './product-form.ts'
import { endPlan } from './switch-prices.server.ts'

type PlanPriceDeps = Pick<Services, 'db' | 'now'>

export type PlanOutcome =
  | { ok: true }
  | { ok: false; reason: 'forbidden' | 'unknown-product' | 'unknown-plan' }
  | { ok: false; reason: 'invalid'; errors: FormErrors }

/** Schedules a price for a variant. Submitted times are in Zurich time. */
export async function planPrice(
  { db, now }: PlanPriceDeps,
  { productId, entered, actor }: { productId: string; entered: Entered; actor: Actor },
): Promise<PlanOutcome> {
  if (!may(actor.person, 'catalogue.write')) return { ok: false, reason: 'forbidden' }
  const at = now()
  return db.transaction().execute(async (tx): Promise<PlanOutcome> => {
    if (!(await lockProduct(tx, productId))) return { ok: false, reason: 'unknown-product' }
    const product = await findEditable(tx, productId, at)
    const variant = product?.variants.find(({ id }) => id === entered['plan.variant'])
    const price = readPrice(entered['plan.price'])
    const startsAt = instantOf((entered['plan.from'] ?? '').trim())
    const until = (entered['plan.until'] ?? '').trim()
    const endsAt = until === '' ? null : endInstantOf(until)
    const errors: Record<string, FieldErrorText> = {}
    if (!variant) errors['plan.variant'] = 'variant-unknown'
    if (!price.ok) errors['plan.price'] = price.error
    if (!startsAt) errors['plan.from'] = 'no-time'
    else if (startsAt <= at) errors['plan.from'] = 'time-past'
    if (until !== '' && !endsAt) errors['plan.until'] = 'no-time'
    else if (startsAt && endsAt && endsAt <= startsAt) errors['plan.until'] = 'ends-before'
    if (!variant || !price.ok || !startsAt || Object.keys(errors).length > 0)
      return { ok: false, reason: 'invalid', errors }
    const terms = { variantId: variant.id, priceCents: price.cents, startsAt, endsAt }
    const plan = { ...terms, plannedBy: actor.person.id, plannedAt: at }
    if (await hasOtherPlan(tx, plan)) return { ok: false, reason: 'invalid', errors: { 'plan.from': 'other-plan' } }
    await insertPlan(tx, plan)
    for (const runAt of [startsAt, endsAt]) if (runAt) await enqueue(tx, switchPricesJob, {}, { runAt })
    await recordAudit(tx, actor, {
      action: 'price.planned',
      object: { type: 'product', id: productId },
      detail: { ...terms, startsAt: startsAt.toISOString(), endsAt: endsAt?.toISOString() ?? null },
    })
    return { ok: true }
  })
}

/** Withdraws a scheduled price: a future price never starts, an active price ends now. */
export async function withdrawPlan(
  { db, now }: PlanPriceDeps,
  { productId, planId, actor }: { productId: string; planId: string; actor: Actor },
): Promise<PlanOutcome> {
  if (!may(actor.person, 'catalogue.write')) return { ok: false, reason: 'forbidden' }
  const at = now()
  return db.transaction().execute(async (tx): Promise<PlanOutcome> => {
    const isOfProduct = isUuid(planId) && (await findPlanProduct(tx, planId)) === productId
    if (!(isOfProduct && (await lockProduct(tx, productId)))) return { ok: false, reason: 'unknown-plan' }
    const plan = await lockPlan(tx, planId)
    if (!plan) return { ok: false, reason: 'unknown-plan' }
    if (plan.startedAt) await endPlan(tx, plan, { by: actor.person.id, at })
    else await savePlan(tx, planId, { overAt: at })
    await recordAudit(tx, actor, { action: 'price.plan-withdrawn', object: { type: 'product', id: productId } })
    return { ok: true }
  })
}
