import { francs, sumCents, type TaxFigure } from '#returns/expected/engine-inputs.ts'
import { type AllocatedWealth, allocateWealth } from '#tax/allocation/allocate-wealth.ts'
import type { Canton } from '#tax/figures.ts'

/** Wealth in whole francs: worldwide assets and debts, tax-free amount, and the part that is taxable at home. */
export type Wealth = AllocatedWealth & {
  readonly debts: number
  readonly allowance: number
  readonly exempt?: number
}

/** `other` is undefined if it is unknown or there are several; property there then counts at its value. */
export type Cantons = { readonly home: Canton; readonly other: Canton | undefined }

export function wealthOf(lines: readonly TaxFigure[], allowance: number, cantons: Cantons): Wealth {
  const sum = (input: Parameters<typeof sumCents>[1]) => francs(sumCents(lines, input))
  const ofProperty = lines.filter(({ code }) => code === 'property')
  const debts = sum('debt')
  const wealth = allocateWealth({
    ...{ ...cantons, debts, allowance, atHome: sum('asset'), homeProperty: francs(sumCents(ofProperty, 'asset')) },
    ...{ elsewhere: sum('other-canton-asset'), abroad: sum('foreign-asset') },
  })
  const isShared = wealth.assetsElsewhere + wealth.assetsAbroad > 0
  return { ...wealth, debts, allowance, ...(isShared && { exempt: wealth.forRate - wealth.taxable }) }
}
