import { recordAudit, system } from '#platform/audit/audit.server.ts'
import type { Services } from '#platform/services.ts'
import { wayToPay } from '#shop/checkout/way-to-pay.ts'
import { domicileFacts } from '#shop/checkout/write-order.server.ts'
import { findOrderByToken, lockOrder, saveOrder } from '#shop/orders/order-db.server.ts'
import { type Domicile, vatPlaceOf } from './domicile.ts'

export type DeclareOutcome = { ok: true; url: string } | { ok: false; reason: 'unknown-order' }

/**
 * Saves the domicile and returns the payment URL. Abroad, saves nothing and returns the cancel URL: the buyer orders
 * again without VAT.
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
