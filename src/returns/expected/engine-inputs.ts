import type { FigureCode } from '#returns/figure-codes.ts'

/** What the engine may take a figure as. */
export type EngineInput =
  /** Contributions come off by the assumptions of the calculators. */
  | 'gross-salary'
  /** As the salary certificate has it in box 11. */
  | 'net-salary'
  /** Taxable in full, without contributions and without flat costs. */
  | 'other-income'
  /** Instead of the flat professional costs. */
  | 'professional'
  /** Premiums that were paid, up to the highest deductions of Confederation and canton. */
  | 'premiums'
  /** Up to the limit of the year for whoever earns. */
  | 'pillar-3a'
  /** On top of the flat deductions, as it was entered. */
  | 'deduction'
  | 'asset'
  | 'debt'
  /** Counts against the tax, and not against the income. */
  | 'credit'

/** How each figure of a return goes into the engine. What is typed nowhere is worked out by the engine's own rules. */
export const engineInputs: Readonly<Record<FigureCode, EngineInput>> = {
  salary: 'net-salary',
  'gross-salary': 'gross-salary',
  'side-job': 'other-income',
  'self-employment': 'other-income',
  pension: 'other-income',
  'daily-allowances': 'other-income',
  'child-allowances': 'other-income',
  alimony: 'other-income',
  'interest-taxed': 'other-income',
  'interest-untaxed': 'other-income',
  'securities-taxed': 'other-income',
  'securities-untaxed': 'other-income',
  'property-income': 'other-income',
  'foreign-income': 'other-income',
  'other-income': 'other-income',

  commuting: 'deduction',
  meals: 'deduction',
  'professional-costs': 'professional',
  'expatriate-costs': 'deduction',
  training: 'deduction',
  'debt-interest': 'deduction',
  'pillar-3a': 'pillar-3a',
  'pension-purchase': 'deduction',
  'insurance-premiums': 'premiums',
  'medical-costs': 'deduction',
  'child-care': 'deduction',
  'alimony-paid': 'deduction',
  donations: 'deduction',
  'bank-charges': 'deduction',
  'property-upkeep': 'deduction',
  'other-deduction': 'deduction',

  accounts: 'asset',
  securities: 'asset',
  'life-insurance': 'asset',
  crypto: 'asset',
  property: 'asset',
  vehicle: 'asset',
  'other-asset': 'asset',

  mortgage: 'debt',
  'bank-debt': 'debt',
  'other-debt': 'debt',

  'tax-at-source': 'credit',
  prepaid: 'credit',
  'withholding-tax': 'credit',
  'foreign-tax-credit': 'credit',
  'us-withholding': 'credit',
}

/** Deductions that the law limits by income, number or distance: whoever enters them enters what may be deducted. */
export const enteredAsDeductible: readonly FigureCode[] = [
  'commuting',
  'meals',
  'training',
  'medical-costs',
  'child-care',
  'donations',
]
