import { formatMoney } from '#platform/format.ts'
import { containedVatCents } from './price-quote.ts'

/** A line of an order as it is shown: what, for which year, how often, at what price. */
export type OrderLine = {
  id: string
  productTitle: string
  variantTitle: string
  taxYear: number | null
  quantity: number
  unitPriceCents: number
}

/** Writes the amounts of an order, in its currency. */
export function moneyOf({ currencyCode }: { currencyCode: string }): (cents: number) => string {
  return (cents) => formatMoney(cents, { currency: currencyCode.toUpperCase() })
}

/** The VAT within a total at a rate: what it is called, and how much it is. */
export function vatWithin(totalCents: number, percent: number): { term: string; cents: number } {
  return { term: `Including VAT ${percent} %`, cents: containedVatCents(totalCents, percent) }
}

/** The fact that a part of an order was paid back, if there is one. */
export function refunded(order: { currencyCode: string; refundedCents: number }) {
  return order.refundedCents > 0 ? [{ term: 'Given back', value: moneyOf(order)(order.refundedCents) }] : []
}
