/** First year whose gap can be made up, and number of years in which it can be (BVV 3 Art. 7a, transitional provision). */
const firstGapYear = 2025
const longestBack = 10

export type Pillar3aYear = {
  readonly year: number
  /** Largest ordinary contribution of that year; zero without income insured in the AHV. */
  readonly limit: number
  readonly paid: number
  /** True if a purchase was already made for this year: what is left of its gap is lost. */
  readonly isPurchased?: boolean
}

export type PurchaseRefusal = 'benefit-drawn' | 'no-income' | 'ordinary-not-full' | 'no-gap'

export type PurchasedGap = {
  readonly year: number
  readonly gap: number
  readonly filled: number
  readonly lost: number
}

export type Pillar3aPurchase = {
  /** Largest purchase in whole francs, and why it is zero. */
  readonly most: number
  readonly refused: PurchaseRefusal | null
  /** Ordinary contribution of the year plus the purchase. */
  readonly deductible: number
  /** Gaps in the order in which the purchase fills them, the oldest first. */
  readonly gaps: readonly PurchasedGap[]
  /** Largest purchase that uses up only whole gaps, the oldest first. */
  readonly withoutLoss: number
}

export function isGapOpen(gapYear: number, purchaseYear: number): boolean {
  return gapYear >= firstGapYear && gapYear < purchaseYear && gapYear >= purchaseYear - longestBack
}

/**
 * Later purchase into pillar 3a (BVV 3 Art. 7a and 7b): at most the gaps of the last ten years, at most `smallLimit`
 * (8 % of the upper limit of the BVG, also without a pension fund), and only if the ordinary contribution of the year
 * is paid in full and no old-age benefit has been drawn. One purchase for each gap year. Whole francs, per person.
 * @example pillar3aPurchase({ year: 2026, gaps: [{ year: 2025, limit: 7258, paid: 3000 }], … }) // most 4258
 */
export function pillar3aPurchase({
  year,
  gaps,
  ordinary,
  smallLimit,
  hasDrawnBenefit = false,
}: {
  readonly year: number
  readonly gaps: readonly Pillar3aYear[]
  readonly ordinary: { readonly paid: number; readonly limit: number }
  readonly smallLimit: number
  readonly hasDrawnBenefit?: boolean
}): Pillar3aPurchase {
  const open = gaps
    .filter((gap) => isGapOpen(gap.year, year))
    .map((gap) => ({ year: gap.year, gap: gap.isPurchased ? 0 : Math.max(0, gap.limit - gap.paid) }))
    .toSorted((a, b) => a.year - b.year)
  const refused = refusalOf(ordinary, hasDrawnBenefit, open)
  let rest = refused ? 0 : smallLimit
  const filled = open.map((one): PurchasedGap => {
    const taken = Math.min(one.gap, rest)
    rest -= taken
    return { ...one, filled: taken, lost: taken > 0 ? one.gap - taken : 0 }
  })
  const most = filled.reduce((sum, one) => sum + one.filled, 0)
  const withoutLoss = filled.reduce((sum, one) => sum + (one.lost === 0 ? one.filled : 0), 0)
  const deductible = Math.min(ordinary.paid, ordinary.limit) + most
  return { most, refused, deductible, gaps: filled, withoutLoss }
}

function refusalOf(
  ordinary: { readonly paid: number; readonly limit: number },
  hasDrawnBenefit: boolean,
  open: readonly { readonly gap: number }[],
): PurchaseRefusal | null {
  if (hasDrawnBenefit) return 'benefit-drawn'
  if (ordinary.limit <= 0) return 'no-income'
  if (ordinary.paid < ordinary.limit) return 'ordinary-not-full'
  return open.some(({ gap }) => gap > 0) ? null : 'no-gap'
}
