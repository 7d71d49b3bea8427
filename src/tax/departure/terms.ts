import type { AtSourceFigures, Pillar, RefundRight } from './at-source-figures.ts'

/** States where the mandatory part of pillar 2 stays locked while the person is insured there (FZG Art. 25f). */
const lockingStates = [
  ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IT', 'LT', 'LU', 'LV'],
  ...['MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK', 'IS', 'NO', 'LI'],
] as const

export type MandatoryPart = 'free' | 'locked-while-insured' | 'locked'

export function mandatoryPart(country: string): MandatoryPart {
  if (country === 'LI') return 'locked'
  return lockingStates.some((state) => state === country) ? 'locked-while-insured' : 'free'
}

/** Refund of the tax on a lump sum. `unknown`: the country is not in the part of the official list that we hold. */
export type CapitalRefund = { readonly right: RefundRight | 'unknown'; readonly lastDay: string | null }

/**
 * Right to a refund by treaty and last day of the request, without interest: three years from the payment, with a
 * form confirmed by the tax office of the new home (QStV Art. 19 para. 2).
 * @example capitalRefund(figures, { country: 'PT', pillar: 'pillar2', paidOn: '2026-03-15' }) // 'yes', '2029-03-15'
 */
export function capitalRefund(
  { treaties }: AtSourceFigures,
  paid: { readonly country: string; readonly pillar: Pillar; readonly paidOn: string },
): CapitalRefund {
  const right = treaties[paid.country]?.refund[paid.pillar] ?? 'unknown'
  return { right, lastDay: right === 'no' ? null : yearsLater(paid.paidOn, 3) }
}

/** Ends on the day with the same number (OR Art. 77); three years after 29 February it is 28 February. */
function yearsLater(day: string, years: number): string {
  const year = Number(day.slice(0, 4)) + years
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29
  return `${year}${isLeap ? day.slice(4) : day.slice(4).replace('-02-29', '-02-28')}`
}

export type PurchaseBlock = { readonly isBlocked: boolean; readonly freeFrom: string }

/**
 * Whether a lump sum of any kind from pillar 2 undoes the deduction of an earlier purchase (BVG Art. 79b para. 3;
 * BGer 2C_658/2009). It does if it is drawn less than three years after the purchase.
 * @example purchaseBlock({ purchasedOn: '2024-11-20', drawnOn: '2027-10-01' }) // blocked, free from 2027-11-20
 */
export function purchaseBlock(days: { readonly purchasedOn: string; readonly drawnOn: string }): PurchaseBlock {
  const freeFrom = yearsLater(days.purchasedOn, 3)
  return { isBlocked: days.drawnOn >= days.purchasedOn && days.drawnOn < freeFrom, freeFrom }
}

/** Last days for leavers taxed at source to request an ordinary assessment (DBG Art. 89a para. 3; QStV Art. 10). */
export type RequestTerms = readonly { readonly year: number; readonly lastDay: string; readonly by: RequestReason }[]
export type RequestReason = 'deregistration' | 'term'

/**
 * The year before the departure can be requested until 31 March, at the latest when the person deregisters; the year
 * of departure only until then.
 * @example requestTerms('2027-06-30') // 2026: 2027-03-31 (term), 2027: 2027-06-30 (deregistration)
 */
export function requestTerms(leavesOn: string): RequestTerms {
  const year = Number(leavesOn.slice(0, 4))
  const term = `${year}-03-31`
  const before =
    leavesOn < term ? ({ lastDay: leavesOn, by: 'deregistration' } as const) : ({ lastDay: term, by: 'term' } as const)
  return [
    { year: year - 1, ...before },
    { year, lastDay: leavesOn, by: 'deregistration' },
  ]
}
