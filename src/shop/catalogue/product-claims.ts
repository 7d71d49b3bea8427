import { z } from 'zod'
import type { Product, Variant } from './catalogue.ts'

export const popularClaimId = 'most-popular'

const claimed = z.object({
  wasPriceClaimId: z.string().nullish(),
  package: z.looseObject({ popular: z.boolean() }).nullish(),
})

/** Removes former prices and best-seller badges if the advertising claims behind them are not in `shownIds`. */
export function withShownClaims<Shown extends Product>(product: Shown, shownIds: readonly string[]): Shown {
  const { wasPriceClaimId, package: facts } = claimed.safeParse(product.custom_fields).data ?? {}
  const keepsPrices = wasPriceClaimId != null && shownIds.includes(wasPriceClaimId)
  const variants = keepsPrices ? product.variants : product.variants.map(atOnePrice)
  const priced = { ...product, variants, price_in_cents: variants[0]?.price_in_cents ?? product.price_in_cents }
  if (!facts?.popular || shownIds.includes(popularClaimId)) return priced
  return {
    ...priced,
    ribbon_text: null,
    custom_fields: { ...product.custom_fields, package: { ...facts, popular: false } },
  }
}

export function wasPriceClaimOf(customFields: unknown): string | null {
  return claimed.safeParse(customFields).data?.wasPriceClaimId ?? null
}

function atOnePrice(variant: Variant): Variant {
  if (variant.sale_price_in_cents === null) return variant
  return {
    ...variant,
    prices: variant.prices.map((price) => ({ ...price, amount: price.sale_amount ?? price.amount, sale_amount: null })),
    price_in_cents: variant.sale_price_in_cents,
    sale_price_in_cents: null,
    price_formatted: variant.sale_price_formatted ?? variant.price_formatted,
    sale_price_formatted: null,
  }
}
