/** States of a discount. `contested`: the buyer paid, but was not entitled to the discount; staff must decide. */
const discountUseMoves = {
  held: ['used', 'returned', 'contested'],
  // An unpaid order releases its discount. If it is paid later, the discount becomes used or contested.
  returned: ['used', 'contested'],
  used: ['returned'],
  contested: ['accepted'],
  accepted: [],
} as const satisfies Record<string, readonly string[]>

export const contestedReasons = ['ordered-before', 'used-before', 'used-up'] as const

export const countedUses: readonly UseState[] = ['held', 'used']

/** Either `percent` or `amountCents` is set, never both. */
export type Promotion = {
  id: string
  title: string
  code: string | null
  percent: number | null
  amountCents: number | null
  /** `first-order`: for buyers without a paid order; the percentage applies to the most expensive package. */
  audience: Audience
  isOnceEach: boolean
  isCombinable: boolean
  maxUses: number | null
  startsAt: Date
  endsAt: Date | null
  endedAt: Date | null
  /** Products to which the promotion applies; if empty, all products. */
  productIds: readonly string[]
}

export type Audience = 'everybody' | 'first-order'

const moves = {
  planned: ['running', 'ended'],
  running: ['used-up', 'over', 'ended'],
  // An order that ends unpaid no longer counts as a use, so a used-up promotion can run again.
  'used-up': ['running', 'over', 'ended'],
  over: [],
  ended: [],
} as const satisfies Record<string, readonly string[]>

export type PromotionState = keyof typeof moves

export function mayEnd(state: PromotionState): boolean {
  return moves[state].some((next) => next === 'ended')
}

type Timed = Pick<Promotion, 'startsAt' | 'endsAt' | 'endedAt' | 'maxUses'>

export function promotionStateAt({ startsAt, endsAt, endedAt, maxUses }: Timed, uses: number, now: Date) {
  const state = (): PromotionState => {
    if (endedAt) return 'ended'
    if (endsAt && endsAt <= now) return 'over'
    if (startsAt > now) return 'planned'
    return maxUses !== null && uses >= maxUses ? 'used-up' : 'running'
  }
  return state()
}

export type PricedLine = { productId: string; typeValue: string; quantity: number; unitPriceCents: number }

/**
 * Discount of a promotion on these lines, in cents. A fixed amount is capped at the price of the promotion's products.
 * A percentage is rounded to 5 centimes; for a first order, it applies to one unit of the most expensive package.
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

/** Minimum order total in cents, because payment providers accept no smaller payment. */
export const minTotalCents = 100

/**
 * Picks all combinable promotions, or the best single promotion that is not combinable, whichever saves more. The order
 * total never falls below `minTotalCents`.
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

export function writtenCode(submitted: string): string {
  return submitted.replaceAll(/\s/g, '').toUpperCase()
}

export type UseState = keyof typeof discountUseMoves

export type ContestedBecause = (typeof contestedReasons)[number]

export function mayBecomeUse(from: UseState, to: UseState): boolean {
  return discountUseMoves[from].some((state) => state === to)
}

export function isUseState(text: string): text is UseState {
  return Object.hasOwn(discountUseMoves, text)
}
