import { formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { containedVatCents } from '#shop/catalogue/public/price-quote.ts'
import * as shopTexts from '#shop/locales/en.ts'

const copy = () => t(shopTexts.orderAmounts)

export type OrderLine = {
  id: string
  productTitle: string
  variantTitle: string
  taxYear: number | null
  quantity: number
  unitPriceCents: number
}

export function moneyOf({ currencyCode }: { currencyCode: string }): (cents: number) => string {
  return (cents) => formatMoney(cents, { currency: currencyCode.toUpperCase() })
}

export function vatWithin(totalCents: number, percent: number): { term: string; cents: number } {
  return { term: copy().includingVat(percent), cents: containedVatCents(totalCents, percent) }
}

export function refunded(order: { currencyCode: string; refundedCents: number }) {
  return order.refundedCents > 0 ? [{ term: copy().refunded, value: moneyOf(order)(order.refundedCents) }] : []
}
