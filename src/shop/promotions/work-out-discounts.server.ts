import type { Db, Tx } from '#platform/db/database.server.ts'
import { hasOrderedBefore } from '#shop/checkout/first-order-discount-db.server.ts'
import { computeGuaranteedPrice, type GuaranteedPrice } from '#shop/price-guarantee/guarantee-price.server.ts'
import type { DiscountError, DiscountInput } from './discount-input.ts'
import type { OrderDiscount } from './order-discount-db.server.ts'
import {
  type Discount,
  discountCents,
  type PricedLine,
  type Promotion,
  pickDiscounts,
  promotionStateAt,
  writtenCode,
} from './promotion.ts'
import { type Buyer, countUses, listRequested, listUsedBy, lockPromotions } from './promotion-db.server.ts'

export type Worked = {
  discounts: Discount[]
  /** Price guarantee that applies instead of the discounts; `discounts` is then empty. */
  saved: GuaranteedPrice | null
  idlePromise: string | null
  buyer: Buyer
  errors: { code?: DiscountError; firstTime?: DiscountError; priceGuarantee?: DiscountError }
}

export type RequestedLine = PricedLine & { variantId: string }

type WorkOutDiscountsInput = {
  lines: readonly RequestedLine[]
  discount: DiscountInput
  person: { id: string; email: string } | null
  now: Date
  except?: readonly string[]
}

/**
 * Applies the discounts or the price guarantee, whichever saves more. A signed-in buyer is identified only by the
 * account. When writing an order, pass its transaction as `locked`: it locks the promotions before counting their uses.
 */
export async function workOutDiscounts(
  db: Db | Tx,
  requested: WorkOutDiscountsInput,
  locked: Tx | null = null,
): Promise<Worked> {
  const { lines, discount, person, now, except = [] } = requested
  const code = discount.code ? writtenCode(discount.code) : null
  const promotions = await listRequested(db, code)
  const buyer = buyerOf(requested)
  const counted = promotions.filter(({ maxUses, isOnceEach }) => maxUses !== null || isOnceEach).map(({ id }) => id)
  if (locked) await lockPromotions(locked, counted)
  const uses = await countUses(db, counted, except)
  // Earlier uses by visitors who are not signed in are checked only at payment, to avoid revealing who is a client.
  const usedBefore = buyer.isProven ? await listUsedBy(db, counted, buyer, except) : new Set<string>()
  const status = (promotion: Promotion) => promotionStateAt(promotion, uses.get(promotion.id) ?? 0, now)
  const errors: Worked['errors'] = {}

  const byCode = code ? promotions.find((promotion) => promotion.code === code) : undefined
  if (code) errors.code = codeError(byCode, byCode && status(byCode), { lines, buyer, usedBefore })
  const first = promotions.find(({ audience }) => audience === 'first-order')
  const firstError = await whyNotFirst()
  // Explain a missing discount only to buyers who asked for it; usually it applies automatically.
  if (discount.isFirstTime && firstError) errors.firstTime = firstError

  async function whyNotFirst(): Promise<DiscountError | null> {
    if (!first || status(first) !== 'running') return 'no-first-offer'
    if (discountCents(first, lines) === 0) return 'no-package'
    if (!buyer.email) return 'no-email'
    const { email: buyerEmail, personId } = buyer
    if (buyer.isProven && (await hasOrderedBefore(db, { buyerEmail, personId }))) return 'ordered-before'
    return usedBefore.has(first.id) ? 'ordered-before' : null
  }

  const given = promotions.filter((promotion) => {
    if (promotion === byCode) return !errors.code
    if (promotion === first) return (discount.isFirstTime || discount.email !== null) && !firstError
    const isOpen = promotion.audience === 'everybody' && promotion.code === null && status(promotion) === 'running'
    return isOpen && !(promotion.isOnceEach && (!person || usedBefore.has(promotion.id)))
  })
  const selected = pickDiscounts(given, lines)
  const lock = await computeGuaranteedPrice(db, { token: discount.priceGuarantee, lines, now, except }, locked)
  if (lock.error) errors.priceGuarantee = lock.error
  const saved = lock.saved && lock.saved.amountCents >= takenOffCents(selected) ? lock.saved : null
  const discounts = saved ? [] : selected
  if (byCode && !errors.code && !discounts.some(({ promotion }) => promotion === byCode))
    errors.code = 'code-worth-less'
  return { discounts, saved, idlePromise: lock.idle, buyer, errors }
}

export function givenLines({ discounts, saved }: Pick<Worked, 'discounts' | 'saved'>): OrderDiscount[] {
  const own = discounts.map(({ promotion, amountCents }) => ({ title: promotion.title, amountCents }))
  return saved ? [{ title: saved.title, amountCents: saved.amountCents }, ...own] : own
}

/** Discount lines that the cart shows, including a price guarantee that saves nothing today. */
export function shownLines({ idlePromise, ...worked }: Worked): OrderDiscount[] {
  return [...givenLines(worked), ...(idlePromise ? [{ title: idlePromise, amountCents: 0 }] : [])]
}

export function takenOffCents(given: readonly { amountCents: number }[]): number {
  return given.reduce((sum, { amountCents }) => sum + amountCents, 0)
}

function buyerOf({ person, discount }: WorkOutDiscountsInput): Buyer {
  if (person) return { email: person.email.toLowerCase(), personId: person.id, isProven: true }
  return { email: discount.email, personId: null, isProven: false }
}

function codeError(
  promotion: Promotion | undefined,
  state: ReturnType<typeof promotionStateAt> | undefined,
  { lines, buyer, usedBefore }: { lines: readonly PricedLine[]; buyer: Buyer; usedBefore: ReadonlySet<string> },
): DiscountError | undefined {
  if (!promotion || !state) return 'unknown-code'
  if (state === 'planned') return 'code-planned'
  if (state === 'over' || state === 'ended') return 'code-over'
  if (promotion.isOnceEach && !buyer.email) return 'code-needs-email'
  if (usedBefore.has(promotion.id) && promotion.isOnceEach) return 'code-used-before'
  if (state === 'used-up') return 'code-used-up'
  return discountCents(promotion, lines) === 0 ? 'code-other-products' : undefined
}
