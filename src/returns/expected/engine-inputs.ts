import type { FigureCode } from '#returns/figure-codes.ts'

/** What the engine may take a figure as. */
export type EngineInput =
  /** Contributions come off by the assumptions of the calculators. */
  | 'gross-salary'
  /** As the salary certificate has it in box 11. */
  | 'net-salary'
  /** Taxable in full, without contributions and without flat costs. */
  | 'other-income'
  /** Taxable less its flat costs (BKV Art. 10). */
  | 'side-job'
  /** Costs of one person's work, each within its limit and beside the flat. */
  | 'commuting'
  | 'meals'
  | 'weekly-stay'
  /** Instead of the flat of the same person, where it is higher. */
  | 'professional'
  | 'training'
  /** On all private debts together, up to the yield of the wealth and 50,000. */
  | 'interest'
  /** Premiums that were paid, up to the highest deductions of Confederation and canton. */
  | 'premiums'
  /** Up to the limit of the year for whoever earns. */
  | 'pillar-3a'
  | 'child-care'
  | 'medical'
  | 'donations'
  /** The law sets no limit: in full. `tied-deduction` belongs to income at home (DBG Art. 6 para. 3). */
  | 'deduction'
  | 'tied-deduction'
  /** Taken as it was entered, because its rule cannot be applied: the result is then not checked. */
  | 'as-entered'
  | 'asset'
  | 'debt'
  /** Exempt, decides the rate alone. */
  | 'foreign-income'
  | 'foreign-costs'
  | 'foreign-asset'
  /** Counts against the tax, and not against the income. */
  | 'credit'

/** How each figure of a return goes into the engine. What is typed nowhere is worked out by the engine's own rules. */
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

/** Income that wealth yields: interest counts up to it and 50,000. */
export const yieldsOfWealth: readonly FigureCode[] = [
  'interest-taxed',
  'interest-untaxed',
  'securities-taxed',
  'securities-untaxed',
  'property-income',
  'foreign-property-income',
]
