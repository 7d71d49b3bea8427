import { endInstantOf, instantOf } from '#platform/day.ts'
import { readMoney } from '#tax/money-input.ts'
import type { Audience } from './promotion.ts'
import { writtenCode } from './promotion.ts'
import type { NewPromotion } from './promotion-db.server.ts'

export type Entered = Readonly<Partial<Record<string, string>>>

export type PromotionError =
  | 'missing'
  | 'unknown-choice'
  | 'too-long'
  | 'code-form'
  | 'code-taken'
  | 'percent-range'
  | 'not-money'
  | 'no-time'
  | 'ends-before'
  | 'uses-range'
  | 'product-unknown'
  | 'first-taken'
  | 'first-percent'

export const maxTitleLength = 60
const maxCents = 1_000_000

export type ReadPromotion =
  | { ok: true; promotion: Omit<NewPromotion, 'createdBy' | 'createdAt'> }
  | { ok: false; errors: Record<string, PromotionError> }

export const promotionWays = ['itself', 'code', 'first-order'] as const
export const promotionKinds = ['percent', 'amount'] as const

/** Reads the form of a promotion. Submitted times are in Zurich time. */
export function readPromotion(
  entered: Entered,
  chosen: readonly string[],
  productIds: readonly string[],
  now: Date,
): ReadPromotion {
  const text = (name: string) => (entered[name] ?? '').trim()
  const errors: Record<string, PromotionError> = {}
  const way = promotionWays.find((one) => one === text('way'))
  if (!way) errors.way = 'unknown-choice'
  const kind = promotionKinds.find((one) => one === text('kind'))
  if (!kind) errors.kind = 'unknown-choice'
  const audience: Audience = way === 'first-order' ? 'first-order' : 'everybody'
  const title = text('title')
  if (title === '') errors.title = 'missing'
  else if (title.length > maxTitleLength) errors.title = 'too-long'
  const code = way === 'code' ? writtenCode(text('code')) : null
  if (code !== null && !/^[A-Z0-9-]{4,24}$/.test(code)) errors.code = 'code-form'

  const isPercent = kind !== 'amount'
  const percent = isPercent ? Number(text('percent')) : null
  if (percent !== null && !(Number.isInteger(percent) && percent >= 1 && percent <= 90))
    errors.percent = 'percent-range'
  const money = readMoney(text('amount'))
  const amountCents = !isPercent && money.ok ? money.cents : null
  if (!isPercent && !(amountCents !== null && amountCents > 0 && amountCents <= maxCents)) errors.amount = 'not-money'
  if (audience === 'first-order' && !isPercent) errors.kind = 'first-percent'

  const startsAt = text('from') === '' ? now : instantOf(text('from'))
  if (!startsAt) errors.from = 'no-time'
  const endsAt = text('until') === '' ? null : endInstantOf(text('until'))
  if (text('until') !== '' && !endsAt) errors.until = 'no-time'
  else if (endsAt && (endsAt <= now || (startsAt && endsAt <= startsAt))) errors.until = 'ends-before'
  const uses = text('uses')
  const maxUses = uses === '' ? null : Number(uses)
  if (maxUses !== null && !(Number.isInteger(maxUses) && maxUses >= 1 && maxUses <= 100_000)) errors.uses = 'uses-range'
  if (chosen.some((id) => !productIds.includes(id))) errors.products = 'product-unknown'

  if (!startsAt || Object.keys(errors).length > 0) return { ok: false, errors }
  const isOnceEach = audience === 'first-order' || entered.once === 'yes'
  const isCombinable = entered.combinable === 'yes'
  const terms = { title, code, percent, amountCents, audience, isOnceEach, isCombinable, maxUses, startsAt, endsAt }
  return { ok: true, promotion: { ...terms, productIds: [...new Set(chosen)] } }
}
