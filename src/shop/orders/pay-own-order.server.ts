import { vatPercent } from '#company/vat.ts'
import { recordAudit, system } from '#platform/audit/audit.server.ts'
import type { Services } from '#platform/services.ts'
import { domicileFacts } from '#shop/checkout/write-order.server.ts'
import { type Domicile, domicilePath, vatPlaceOf } from '#shop/domicile/domicile.ts'
import { checkOrder } from './close-orders.server.ts'
import { wayToPay } from './order.ts'
import { findOrderByToken, lockOrder, saveOrder } from './order-db.server.ts'

type PayOwnOrderDeps = Pick<Services, 'db' | 'now' | 'config' | 'payments' | 'log'>

export type PayOwnOutcome =
  | { ok: true; url: string }
  | { ok: false; reason: 'nothing-to-pay' | 'on-its-way' | 'provider-down' }

/** Starts a payment, unless the provider reports that the order is paid. Callers must check that the buyer owns it. */
export async function payOwnOrder(services: PayOwnOrderDeps, returnToken: string): Promise<PayOwnOutcome> {
  const order = await checkOrder(services, returnToken)
  if (order?.isUnsure) return { ok: false, reason: 'provider-down' }
  if (order?.isOnItsWay) return { ok: false, reason: 'on-its-way' }
  const way = order && wayToPay(order, services.now())
  if (way === 'checkout' && order?.checkoutUrl)
    return {
      ok: true,
      url: order.domicileCountry === null && vatPercent() !== null ? domicilePath(returnToken) : order.checkoutUrl,
    }
  return way === 'cart'
    ? { ok: true, url: `/checkout/cancelled/${returnToken}` }
    : { ok: false, reason: 'nothing-to-pay' }
}

type DeclareOutcome = { ok: true; url: string } | { ok: false; reason: 'unknown-order' }

/**
 * Saves the buyer's country and returns the payment URL. If the country is abroad, saves nothing and returns the cancel
 * URL: the buyer must order again, then without VAT.
 */
export function declareDomicile(
  { db, now }: Pick<Services, 'db' | 'now'>,
  returnToken: string,
  domicile: Domicile,
): Promise<DeclareOutcome> {
  return db.transaction().execute(async (tx): Promise<DeclareOutcome> => {
    const found = await findOrderByToken(tx, returnToken)
    const order = found && (await lockOrder(tx, found.id))
    if (!order) return { ok: false, reason: 'unknown-order' }
    if (wayToPay(order, now()) !== 'checkout' || !order.checkoutUrl)
      return { ok: true, url: `/success?order=${returnToken}` }
    if (order.domicileCountry !== null) return { ok: true, url: order.checkoutUrl }
    if (vatPlaceOf(domicile) === 'abroad') return { ok: true, url: `/checkout/cancelled/${returnToken}` }
    await saveOrder(tx, order.id, domicileFacts(domicile, now()))
    const detail = { number: order.number, country: domicile.country }
    await recordAudit(tx, system, {
      action: 'order.domicile-declared',
      object: { type: 'order', id: order.id },
      detail,
    })
    return { ok: true, url: order.checkoutUrl }
  })
}
