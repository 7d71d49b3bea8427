import type { CantonFigures, HouseholdKind } from '#tax/figures.ts'
import type { Flag } from '#tax/trace.ts'

export type TaxableWealth = {
  readonly taxableWealth: number
  readonly allowance: number
  readonly from: string
  readonly flags: readonly Flag[]
}

/** Net wealth (assets less debts) less the canton's allowances, whole francs; not below zero. */
export function taxableWealth(
  { canton, limits: { wealthAllowance } }: CantonFigures,
  kind: HouseholdKind,
  children: number,
  netWealth: number,
): TaxableWealth {
  const allowance = wealthAllowance[kind] + wealthAllowance.perChild * children
  const perChild = children > 0 ? ` + ${children} × ${wealthAllowance.perChild}` : ''
  const none = 'no allowance in the export; the tariff itself may start above zero'
  const flags =
    canton === 'FR'
      ? [
          {
            code: 'wealth-allowance',
            text: 'FR grants allowances that depend on the wealth; they are not in the official export and left out.',
          },
        ]
      : []
  return {
    taxableWealth: Math.max(0, netWealth - allowance),
    allowance,
    from: allowance > 0 ? `${wealthAllowance[kind]}${perChild}` : none,
    flags,
  }
}
