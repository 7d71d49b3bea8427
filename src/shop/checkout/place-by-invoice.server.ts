import { company } from '#company/company.ts'
import type { Services } from '#platform/services.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { t } from '#platform/texts.ts'
import * as shopTexts from '#shop/locales/en.ts'
import { checkOrder } from '#shop/orders/close-orders.server.ts'
import { holdsMoney, isSameCart, mergeItems } from '#shop/orders/order.ts'
import { listLines } from '#shop/orders/order-db.server.ts'
import { awaitTransfer } from '#shop/orders/settle-transfer.server.ts'
import { listAwaitingOf, listBegun, lockCart, lockOpenOrders } from './checkout-db.server.ts'
import {
  domicileOf,
  type InvoiceBuyer,
  type InvoiceRefusal,
  type InvoiceTerms,
  invoiceForClients,
  invoiceOpensCase,
  invoiceUpToFrancs,
  mayPayByInvoice,
} from './invoice-choice.ts'
import { giveUp, type PlaceOrder, type ReserveRefusal, reserveOrder } from './reserve-order.server.ts'

const copy = () => t(shopTexts.placeByInvoice)

export type ByInvoiceRefusal =
  | ReserveRefusal
  | InvoiceRefusal
  | { ok: false; reason: 'cart-empty' }
  /** `paid-before`: a card payment was made or is processing. `payment-unsure`: the card provider did not respond. */
  | { ok: false; reason: 'paid-before' | 'payment-unsure' }
export type ByInvoiceOutcome = { ok: true; orderId: string; returnToken: string } | ByInvoiceRefusal

type PlaceByInvoiceDeps = Pick<Services, 'db' | 'now' | 'config' | 'payments' | 'log'>
type DiscountInput = Omit<PlaceOrder, 'domicile'> & { buyer: InvoiceBuyer; isClient: boolean }

/** Places an order to be paid by bank transfer, and cancels the cart's unpaid card checkout. Idempotent per cart. */
export async function placeByInvoice(services: PlaceByInvoiceDeps, discount: DiscountInput): Promise<ByInvoiceOutcome> {
  const items = mergeItems(discount.items)
  if (items.length === 0) return { ok: false, reason: 'cart-empty' }
  const paidByCard = await findCardPayment(services, discount.cartKey)
  if (paidByCard) return { ok: false, reason: paidByCard }
  const terms = await readInvoiceTerms(services)
  const opensCase = await readSetting(services, invoiceOpensCase)
  const now = services.now()
  return services.db
    .transaction()
    .execute(async (tx): Promise<ByInvoiceOutcome> => {
      await lockCart(tx, discount.cartKey)
      for (const order of await listAwaitingOf(tx, discount.cartKey)) {
        const before = (await listLines(tx, order.id)).map(({ variantId, quantity }) => ({ variantId, quantity }))
        if (isSameCart(mergeItems(before), items))
          return { ok: true, orderId: order.id, returnToken: order.returnToken }
      }
      await giveUp(tx, await lockOpenOrders(tx, discount.cartKey))
      const reserved = await reserveOrder(
        tx,
        { ...discount, items, domicile: domicileOf(discount.buyer) },
        now,
        'transfer',
      )
      if (!reserved.ok) throw new Refused(reserved)
      const { id, totalCents, returnToken } = reserved.order
      const allowed = mayPayByInvoice(terms, { isClient: discount.isClient, totalCents })
      if (!allowed.ok) throw new Refused(allowed)
      await awaitTransfer(tx, reserved.order, { buyer: discount.buyer, opensCase, now })
      return { ok: true, orderId: id, returnToken }
    })
    .catch((error: unknown) => {
      if (error instanceof Refused) return error.refusal
      throw error
    })
}

async function findCardPayment(
  services: PlaceByInvoiceDeps,
  cartKey: string,
): Promise<'paid-before' | 'payment-unsure' | null> {
  for (const returnToken of await listBegun(services.db, cartKey)) {
    const order = await checkOrder(services, returnToken)
    if (order?.isUnsure) return 'payment-unsure'
    if (order && (order.isOnItsWay || holdsMoney(order.state))) return 'paid-before'
  }
  return null
}

class Refused extends Error {
  override name = 'Refused'
  readonly refusal: ByInvoiceRefusal
  constructor(refusal: ByInvoiceRefusal) {
    super(copy().noOrderByInvoice(refusal.reason))
    this.refusal = refusal
  }
}

export async function readInvoiceTerms(services: Pick<Services, 'db' | 'log'>): Promise<InvoiceTerms> {
  const { iban, qrIban } = company()
  return {
    hasAccount: iban !== null || qrIban !== null,
    forClients: await readSetting(services, invoiceForClients),
    upToFrancs: await readSetting(services, invoiceUpToFrancs),
  }
}
