import { t } from '#platform/texts.ts'
import type { Canton } from '#tax/figures.ts'
import type { TaxAmounts } from '#tax/ordinary/income-tax.ts'
import { cantonLabel } from '#tax/pages/canton-names.ts'
import * as expatTexts from '#tax/pages/expats/locales/en.ts'

type Levels = { readonly federal: number; readonly canton: number }

export type SharedResult = {
  readonly canton: Canton
  readonly commune: { readonly name: string }
  readonly taxes: Pick<TaxAmounts, 'incomeTax' | 'wealthTax' | 'personalTax'>
  readonly taxableIncome: Levels
  readonly incomeForRate: Levels
  readonly taxableWealth: number
  readonly wealthForRate: number
}

/** Taxes by level and kind, without those of zero. */
export function taxRows({ canton, commune, taxes: { incomeTax, wealthTax, personalTax } }: SharedResult) {
  const { federal, incomeOf, wealthOf, church, personal } = t(expatTexts.taxTables)
  return [
    { label: federal, value: incomeTax.federal },
    { label: incomeOf.canton(cantonLabel(canton)), value: incomeTax.canton },
    { label: incomeOf.commune(commune.name), value: incomeTax.commune },
    { label: wealthOf.canton(cantonLabel(canton)), value: wealthTax.canton },
    { label: wealthOf.commune(commune.name), value: wealthTax.commune },
    { label: church, value: incomeTax.church + wealthTax.church },
    { label: personal, value: personalTax },
  ].filter(({ value }, at) => at < 3 || value > 0)
}

/** What is taxed here beside what sets the rate. */
export function basisRows({ taxableIncome, incomeForRate, taxableWealth, wealthForRate }: SharedResult) {
  const { basis } = t(expatTexts.taxTables)
  return [
    { label: basis.federal, taxed: taxableIncome.federal, forRate: incomeForRate.federal },
    { label: basis.canton, taxed: taxableIncome.canton, forRate: incomeForRate.canton },
    { label: basis.wealth, taxed: taxableWealth, forRate: wealthForRate },
  ]
}
