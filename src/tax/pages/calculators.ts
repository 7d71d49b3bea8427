import type { Calculated } from './calculator.ts'
import { capitalCalculator } from './capital/capital-calculator.ts'
import { compareCalculator } from './compare/compare-calculator.ts'
import { expatCalculators } from './expats/expat-calculators.ts'
import { incomeCalculator } from './income/income-calculator.ts'
import { pillar3aCalculator } from './pillar-3a/pillar-3a-calculator.ts'
import { realEstateCalculator } from './real-estate/real-estate-calculator.ts'
import type { TabId } from './tabs.ts'
import { wealthCalculator } from './wealth/wealth-calculator.ts'
import { withholdingCalculator } from './withholding/withholding-calculator.ts'

export const calculators = {
  'income-tax': incomeCalculator,
  'wealth-tax': wealthCalculator,
  'pillar-3a': pillar3aCalculator,
  'real-estate': realEstateCalculator,
  'withholding-tax': withholdingCalculator,
  'capital-benefit': capitalCalculator,
  'compare-communes': compareCalculator,
  ...expatCalculators,
} satisfies { [Id in TabId]: { readonly id: Id } }

export type Results = {
  [Id in TabId]: NonNullable<ReturnType<(typeof calculators)[Id]['run']>['result']>
}

export type Calculation<Id extends TabId = TabId> = {
  [Each in Id]: { readonly tab: Each } & Calculated<Results[Each]>
}[Id]
