import type { Selectable } from 'kysely'
import { recordAudit, system } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { announceChangedPages } from '#platform/db/notify-db.server.ts'
import type { PlannedPrices } from '#platform/db/schema.ts'
import type { Services } from '#platform/services.ts'
import { type LockedVariant, lockVariants } from '#shop/catalogue/stock-db.server.ts'
import { lockProduct, signPrices, updateProduct } from './edit-db.server.ts'
import { findPlanProduct, listDuePlans, lockPlan, savePlan, savePrice } from './planned-price-db.server.ts'

type Plan = Selectable<PlannedPrices>

/** Starts and ends scheduled prices that are due, each in its own transaction. Idempotent. */
export async function switchPrices({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const at = now()
  for (const id of await listDuePlans(db, at))
    await db.transaction().execute(async (tx) => {
      // To avoid deadlocks, lock as every product change does: first the product, then its scheduled prices.
      const productId = await findPlanProduct(tx, id)
      if (!productId || !(await lockProduct(tx, productId))) return
      const plan = await lockPlan(tx, id)
      if (!plan) return
      const isOver = plan.endsAt !== null && plan.endsAt <= at
      if (plan.startedAt && !isOver) return
      const begun = plan.startedAt || plan.startsAt > at ? plan : await beginPlan(tx, plan, at)
      if (begun.endsAt && isOver) await endPlan(tx, begun, { by: null, at: begun.endsAt })
      await recordAudit(tx, system, {
        action: 'price.switched',
        object: { type: 'product', id: productId },
        detail: { variant: plan.variantId, priceCents: plan.priceCents, hasEnded: isOver },
      })
    })
}

async function beginPlan(tx: Tx, plan: Plan, at: Date): Promise<Plan> {
  const [variant] = await lockVariants(tx, [plan.variantId])
  const beforeCents = variant?.unitPriceCents ?? plan.priceCents
  if (variant) await change(tx, variant, plan.priceCents, { by: plan.plannedBy, at: plan.startsAt })
  const over = plan.endsAt ? {} : { overAt: at }
  const started = { startedAt: at, beforeCents, ...over }
  await savePlan(tx, plan.id, started)
  return { ...plan, ...started }
}

/** Ends a scheduled price: restores the previous price, unless the price was changed again in the meantime. */
export async function endPlan(tx: Tx, plan: Plan, { by, at }: { by: string | null; at: Date }): Promise<void> {
  const [variant] = await lockVariants(tx, [plan.variantId])
  if (plan.beforeCents !== null && variant?.unitPriceCents === plan.priceCents)
    await change(tx, variant, plan.beforeCents, { by: by ?? plan.plannedBy, at })
  await savePlan(tx, plan.id, { overAt: at })
}

type Change = { by: string | null; at: Date }

async function change(tx: Tx, { id, productId }: LockedVariant, cents: number, { by, at }: Change): Promise<void> {
  await signPrices(tx, by ?? '', at)
  await savePrice(tx, id, cents)
  // Increments the product version, so that a form opened earlier cannot overwrite the new price.
  await updateProduct(tx, productId, {}, by, at)
  await announceChangedPages(tx, ['*'])
}
