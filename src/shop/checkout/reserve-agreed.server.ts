import { vatPercent } from '#company/vat.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { isEnough } from '#shop/catalogue/catalogue.ts'
import { listLeft, lockVariants } from '#shop/catalogue/stock-db.server.ts'
import { vatOffCents, vatPlaceOf } from '#shop/domicile/domicile.ts'
import { mergeItems, reservationMinutes } from '#shop/orders/order.ts'
import { findAgreedWork, lockCart, lockOpenOrders, type OpenOrder } from './checkout-db.server.ts'
import { giveUp } from './reserve-order.server.ts'
import { type NewLine, type NewOrder, writeOrder } from './write-order.server.ts'

export type AgreedLine = { variantId: string | null; title: string; quantity: number; unitPriceCents: number }

export type AgreedRefusal = { ok: false; reason: 'out-of-stock'; title: string }

type Agreed = Omit<NewOrder, 'totalCents' | 'vatOffCents' | 'timeZone'> & { lines: readonly AgreedLine[] }

/** Returns the payable order of an accepted offer; if there is none, cancels its unpaid orders and creates one. */
export async function reserveAgreed(
  tx: Tx,
  { lines, ...agreed }: Agreed,
  now: Date,
): Promise<{ ok: true; order: OpenOrder } | AgreedRefusal> {
  await lockCart(tx, agreed.cartKey)
  const open = await lockOpenOrders(tx, agreed.cartKey)
  const same = open.find((order) => isPayable(order, agreed, now))
  if (same) return { ok: true, order: same }
  await giveUp(tx, open)
  const written = await linesOf(tx, lines)
  const counted = mergeItems(written.filter(({ isCounted }) => isCounted))
  const ids = counted.map(({ variantId }) => variantId)
  const left = ids.length > 0 ? await listLeft(tx, ids, now) : new Map<string, number | null>()
  const short = counted.find(({ variantId, quantity }) => !isEnough(left.get(variantId), quantity))
  const title = written.find(({ variantId }) => variantId === short?.variantId)?.productTitle
  if (title !== undefined) return { ok: false, reason: 'out-of-stock', title }
  const grossCents = lines.reduce((sum, { quantity, unitPriceCents }) => sum + quantity * unitPriceCents, 0)
  const vatOff = vatOffCents(grossCents, agreed.domicile && vatPlaceOf(agreed.domicile), vatPercent())
  const priced = { ...agreed, totalCents: grossCents - vatOff, vatOffCents: vatOff, timeZone: null }
  return { ok: true, order: await writeOrder(tx, priced, written, now) }
}

/**
 * True if the buyer can still pay the order. A checkout must be created in the first minute after the order, because it
 * expires with the order and the provider accepts only checkouts with 30 minutes left (see `reserveOrder`).
 */
function isPayable(order: OpenOrder, requested: Pick<NewOrder, 'provider' | 'domicile'>, now: Date): boolean {
  const { state, provider, expiresAt, checkoutUrl } = order
  if (order.domicileCountry !== (requested.domicile?.country ?? null)) return false
  const ageMinutes = reservationMinutes - (expiresAt.getTime() - now.getTime()) / 60_000
  return (
    state === 'pending' &&
    provider === requested.provider &&
    expiresAt > now &&
    (checkoutUrl !== null || ageMinutes <= 1)
  )
}

async function linesOf(tx: Tx, lines: readonly AgreedLine[]): Promise<NewLine[]> {
  const ids = lines.flatMap(({ variantId }) => (variantId === null ? [] : [variantId]))
  const variants = ids.length > 0 ? await lockVariants(tx, ids) : []
  const work = ids.length < lines.length ? await findAgreedWork(tx) : null
  return lines.map(({ variantId, title, quantity, unitPriceCents }): NewLine => {
    const variant = variants.find(({ id }) => id === variantId)
    const price = { quantity, unitPriceCents }
    if (variant) {
      const {
        id,
        productId,
        productTitle,
        title: variantTitle,
        typeValue,
        caseType,
        taxYear,
        manageInventory,
      } = variant
      const facts = { productId, variantId: id, productTitle, variantTitle, typeValue, caseType, taxYear }
      return { ...facts, ...price, isCounted: manageInventory }
    }
    if (!work) throw new Error(`An agreed line is of no product: ${variantId ?? title}`)
    const facts = {
      ...work,
      productTitle: title,
      variantTitle: '',
      typeValue: 'service',
      caseType: null,
      taxYear: null,
    }
    return { ...facts, ...price, isCounted: false }
  })
}
