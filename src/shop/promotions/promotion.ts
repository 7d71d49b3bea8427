/** A discount of the firm. `percent` or `amountCents`, never both. */
export type Promotion = {
  id: string
  title: string
  /** Null for one that applies by itself. */
  code: string | null
  percent: number | null
  amountCents: number | null
  /** `first-order`: a part of the dearest package, for buyers who have never paid an order. */
  audience: Audience
  isOnceEach: boolean
  isCombinable: boolean
  /** Null for as often as anybody likes. */
  maxUses: number | null
  startsAt: Date
  endsAt: Date | null
  endedAt: Date | null
  /** The products it is for; none: all of them. */
  productIds: readonly string[]
}

export type Audience = 'everybody' | 'first-order'

/** What becomes of a promotion. Reading this table is reading the process; time, uses and staff move it on. */
const moves = {
  planned: ['running', 'ended'],
  running: ['used-up', 'over', 'ended'],
  // An order that nobody paid gives its use back.
  'used-up': ['running', 'over', 'ended'],
  over: [],
  ended: [],
} as const satisfies Record<string, readonly string[]>

export type PromotionState = keyof typeof moves

/** Whether staff may still end it. */
export function mayEnd(state: PromotionState): boolean {
  return moves[state].some((next) => next === 'ended')
}

type Timed = Pick<Promotion, 'startsAt' | 'endsAt' | 'endedAt' | 'maxUses'>

/** How a promotion stands at an instant, `uses` of it held or used. */
export function promotionStateAt({ startsAt, endsAt, endedAt, maxUses }: Timed, uses: number, now: Date) {
  const state = (): PromotionState => {
    if (endedAt) return 'ended'
    if (endsAt && endsAt <= now) return 'over'
    if (startsAt > now) return 'planned'
    return maxUses !== null && uses >= maxUses ? 'used-up' : 'running'
  }
  return state()
}

/** A line of a cart or order, as far as discounts look at it. */
export type PricedLine = { productId: string; typeValue: string; quantity: number; unitPriceCents: number }

/**
 * What a promotion takes off these lines, in cents: an amount at most what its products cost, a share rounded to five
 * centimes; for a first order the share of one unit of the dearest package.
 * @example discountCents(tenPercentForFirstOrders, [{ typeValue: 'package', unitPriceCents: 49900, … }]) // 4990
 */
export function discountCents(promotion: Promotion, lines: readonly PricedLine[]): number {
  const { percent, amountCents, audience, productIds } = promotion
  const own = lines.filter(({ productId }) => productIds.length === 0 || productIds.includes(productId))
  const packages = own.filter(({ typeValue }) => typeValue === 'package').map((line) => line.unitPriceCents)
  const baseCents = audience === 'first-order' ? Math.max(0, ...packages) : sumOf(own)
  return amountCents === null
    ? Math.round((baseCents * (percent ?? 0)) / 100 / 5) * 5
    : Math.min(amountCents, baseCents)
}

export type Discount = { promotion: Promotion; amountCents: number }

/** What always remains to be paid, in cents: providers take no less. */
export const minTotalCents = 100

/**
 * Those promotions that are applied together: all that may be combined, or the best of those that may not, whichever
 * takes more off. At least `minTotalCents` remain to be paid.
 */
export function pickDiscounts(promotions: readonly Promotion[], lines: readonly PricedLine[]): Discount[] {
  const all = promotions
    .map((promotion) => ({ promotion, amountCents: discountCents(promotion, lines) }))
    .filter(({ amountCents }) => amountCents > 0)
    .toSorted((a, b) => b.amountCents - a.amountCents)
  const together = all.filter(({ promotion }) => promotion.isCombinable)
  const [alone] = all.filter(({ promotion }) => !promotion.isCombinable)
  const selected = alone && alone.amountCents >= total(together) ? [alone] : together
  return withinCents(selected, sumOf(lines) - minTotalCents)
}

/** The discounts cut to what may be taken off in all. */
function withinCents(discounts: readonly Discount[], maxCents: number): Discount[] {
  let left = Math.max(0, maxCents)
  return discounts.flatMap((discount) => {
    const amountCents = Math.min(discount.amountCents, left)
    left -= amountCents
    return amountCents > 0 ? [{ ...discount, amountCents }] : []
  })
}

function total(discounts: readonly Discount[]): number {
  return discounts.reduce((sum, { amountCents }) => sum + amountCents, 0)
}

function sumOf(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, { quantity, unitPriceCents }) => sum + quantity * unitPriceCents, 0)
}

/** A code as it is stored, however it was typed. */
export function writtenCode(submitted: string): string {
  return submitted.replaceAll(/\s/g, '').toUpperCase()
}
