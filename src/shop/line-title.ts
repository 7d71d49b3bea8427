type Named = { productTitle: string; variantTitle: string }

/** Variants that begin so are no names: within a line they are written small. */
const noName = /^(?:Each|From|Per|Tax year|Up to|With|Without)\b/

/**
 * What a line of an order, an offer or an invoice is called, everywhere the same: its product, and its variant where that tells something.
 * @example lineTitle({ productTitle: 'Foreign income', variantTitle: 'Per tax year' }) // 'Foreign income, per tax year'
 */
export function lineTitle({ productTitle, variantTitle }: Named): string {
  const variant = variantTitle.trim()
  if (variant === '' || variant === productTitle || /^default\b/i.test(variant)) return productTitle
  return `${productTitle}, ${noName.test(variant) ? variant.charAt(0).toLowerCase() + variant.slice(1) : variant}`
}
