import { francs, sumCents, type TaxFigure } from '#returns/expected/engine-inputs.ts'
import { type AllocatedWealth, allocateWealth } from '#tax/allocation/allocate-wealth.ts'
import type { Canton } from '#tax/figures.ts'
import { daysOfYear } from '#tax/part-year/liability-period.ts'

/** Wealth in whole francs: worldwide assets and debts, tax-free amount, and the part that is taxable at home. */
export type Wealth = AllocatedWealth & {
  readonly debts: number
  readonly allowance: number
  readonly exempt?: number
}

/** `other` is undefined if it is unknown or there are several; property there then counts at its value. */
export type Cantons = { readonly home: Canton; readonly other: Canton | undefined }

/** Values of property in the other canton, in cents times days of ownership: still owned on 31 December, and sold. */
export type OwnedDays = { readonly heldCents: number; readonly heldCentDays: number; readonly soldCentDays: number }

export function wealthOf(lines: readonly TaxFigure[], allowance: number, cantons: Cantons, owned?: OwnedDays): Wealth {
  const sum = (input: Parameters<typeof sumCents>[1]) => francs(sumCents(lines, input))
  const ofProperty = lines.filter(({ code }) => code === 'property')
  const [debts, elsewhere] = [sum('debt'), sum('other-canton-asset')]
  const wealth = allocateWealth({
    ...{ ...cantons, debts, allowance, atHome: sum('asset'), homeProperty: francs(sumCents(ofProperty, 'asset')) },
    ...{ elsewhere, abroad: sum('foreign-asset') },
    ...(owned && { elsewhereByDays: byDays(elsewhere, owned) }),
  })
  const isShared = wealth.assetsElsewhere + wealth.assetsAbroad > 0
  return { ...wealth, debts, allowance, ...(isShared && { exempt: wealth.forRate - wealth.taxable }) }
}

/** The days of the answers apply to the value of the figures, which an adviser may have corrected. */
function byDays(elsewhere: number, { heldCents, heldCentDays, soldCentDays }: OwnedDays): number {
  const held = heldCents === 0 ? elsewhere : (elsewhere * heldCentDays) / (heldCents * daysOfYear)
  return Math.round(held + soldCentDays / daysOfYear / 100)
}
