import { z } from 'zod'
import type { Product, Variant } from './catalogue.ts'

/** The claim behind the ribbon and the mark of the package that is bought most. */
export const popularClaimId = 'most-popular'

const claimed = z.object({
  wasPriceClaimId: z.string().nullish(),
  package: z.looseObject({ popular: z.boolean() }).nullish(),
})

/**
 * The product as it may be shown: without its former prices, and without ribbon and mark of the package that is bought
 * most, unless the claims behind them are among `shownIds`. A former price without a claim is never shown. What is paid
 * stays the same.
 */
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

/** The claim on which the former prices hang that came with a product, if they hang on one. */
export function wasPriceClaimOf(customFields: unknown): string | null {
  return claimed.safeParse(customFields).data?.wasPriceClaimId ?? null
}

/** The variant as if it had never cost anything else. */
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
