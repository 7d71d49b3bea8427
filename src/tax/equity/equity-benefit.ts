import { decimal, minus, times, toNumber } from '#tax/tariff/fraction.ts'
import { blockedSharesBenefit, reducedPercent } from './blocked-shares.ts'

export const equityKinds = ['rsu', 'options', 'phantom', 'free-shares', 'blocked-shares', 'listed-options'] as const
export type EquityKind = (typeof equityKinds)[number]

export type TaxedAt = 'acquisition' | 'exercise' | 'vesting' | 'payment'

/** When each kind is taxed, and by which article. Benefits that are earned over a vesting period are `shared`. */
export const equityRules: Readonly<Record<EquityKind, { taxedAt: TaxedAt; isShared: boolean; article: string }>> = {
  rsu: { taxedAt: 'vesting', isShared: true, article: 'DBG Art. 17b para. 1' },
  options: { taxedAt: 'exercise', isShared: true, article: 'DBG Art. 17b para. 3' },
  phantom: { taxedAt: 'payment', isShared: true, article: 'DBG Art. 17c' },
  'free-shares': { taxedAt: 'acquisition', isShared: false, article: 'DBG Art. 17b para. 1' },
  'blocked-shares': { taxedAt: 'acquisition', isShared: false, article: 'DBG Art. 17b para. 2' },
  'listed-options': { taxedAt: 'acquisition', isShared: false, article: 'DBG Art. 17b para. 1' },
}

export type Granted = {
  readonly kind: EquityKind
  readonly units: number
  /** Francs per unit: market value, or payment for phantom shares, on the day when the kind is taxed. */
  readonly value: number
  /** Francs per unit that the employee pays, or the exercise price. */
  readonly price: number
  readonly blockedYears: number
}

export type EquityBenefit = { readonly benefit: number; readonly reducedPercent: number }

/** Taxable benefit in francs, never negative. Only blocked shares are valued below the market. */
export function equityBenefit({ kind, units, value, price, blockedYears }: Granted): EquityBenefit {
  if (kind === 'blocked-shares') {
    return {
      benefit: blockedSharesBenefit({ shares: units, marketValue: value, price, blockedYears }),
      reducedPercent: reducedPercent(blockedYears),
    }
  }
  const benefit = toNumber(times(minus(decimal(value), decimal(price)), decimal(units)))
  return { benefit: Math.max(0, benefit), reducedPercent: 100 }
}
