import type { FigureCode } from '#returns/amounts/figure-codes.ts'

export type EngineInput =
  /** The engine deducts social contributions by the calculators' assumptions. */
  | 'gross-salary'
  | 'net-salary'
  /** Fully taxable, without contributions and flat-rate costs. */
  | 'other-income'
  /** Taxable less its flat-rate costs (BKV Art. 10). */
  | 'side-job'
  /** Work costs of one person, each within its own limit and in addition to the flat rate. */
  | 'commuting'
  | 'meals'
  | 'weekly-stay'
  /** Replaces the same person's flat rate if higher. */
  | 'professional'
  | 'training'
  /** On all private debts together, up to the income from wealth plus CHF 50,000. */
  | 'interest'
  /** Premiums paid, up to the maximum deductions of Confederation and canton. */
  | 'premiums'
  /** Up to the year's limit for each earner. */
  | 'pillar-3a'
  | 'child-care'
  | 'medical'
  | 'donations'
  /** Deductible in full, without a statutory limit. `tied-deduction` reduces Swiss income only (DBG Art. 6 para. 3). */
  | 'deduction'
  | 'tied-deduction'
  /** Used as entered because its rule cannot be applied; the result is then marked as not checked. */
  | 'as-entered'
  | 'asset'
  | 'debt'
  | 'foreign-income'
  | 'foreign-costs'
  | 'foreign-asset'
  | 'credit'

/** Maps each figure of a return to its engine input. The engine derives everything that is not entered. */
export const engineInputs: Readonly<Record<FigureCode, EngineInput>> = {
  salary: 'net-salary',
  'gross-salary': 'gross-salary',
  'side-job': 'side-job',
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
  'foreign-property-income': 'foreign-income',
  'foreign-income': 'other-income',
  'other-income': 'other-income',

  commuting: 'commuting',
  meals: 'meals',
  'weekly-stay': 'weekly-stay',
  'professional-costs': 'professional',
  'expatriate-costs': 'as-entered',
  training: 'training',
  'debt-interest': 'interest',
  'foreign-interest': 'interest',
  'pillar-3a': 'pillar-3a',
  'pension-purchase': 'tied-deduction',
  'insurance-premiums': 'premiums',
  'medical-costs': 'medical',
  'child-care': 'child-care',
  'alimony-paid': 'deduction',
  donations: 'donations',
  'bank-charges': 'tied-deduction',
  'property-upkeep': 'tied-deduction',
  'foreign-property-upkeep': 'foreign-costs',
  'other-deduction': 'as-entered',

  accounts: 'asset',
  securities: 'asset',
  'life-insurance': 'asset',
  crypto: 'asset',
  property: 'asset',
  'foreign-property': 'foreign-asset',
  vehicle: 'asset',
  'other-asset': 'asset',

  mortgage: 'debt',
  'foreign-mortgage': 'debt',
  'bank-debt': 'debt',
  'other-debt': 'debt',

  'tax-at-source': 'credit',
  prepaid: 'credit',
  'withholding-tax': 'credit',
  'foreign-tax-credit': 'credit',
  'us-withholding': 'credit',
}

export const yieldsOfWealth: readonly FigureCode[] = [
  'interest-taxed',
  'interest-untaxed',
  'securities-taxed',
  'securities-untaxed',
  'property-income',
  'foreign-property-income',
]
