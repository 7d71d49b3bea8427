type Named = { productTitle: string; variantTitle: string }

/** Variant titles that start with these words are not proper names, so `lineTitle` starts them in lower case. */
const noName = /^(?:Each|From|Per|Tax year|Up to|With|Without)\b/

/** @example lineTitle({ productTitle: 'Foreign income', variantTitle: 'Per year' }) // 'Foreign income, per year' */
export function lineTitle({ productTitle, variantTitle }: Named): string {
  const variant = variantTitle.trim()
  if (variant === '' || variant === productTitle || /^default\b/i.test(variant)) return productTitle
  return `${productTitle}, ${noName.test(variant) ? variant.charAt(0).toLowerCase() + variant.slice(1) : variant}`
}
