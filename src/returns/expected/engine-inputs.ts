import type { Figure, FigurePerson } from '#returns/amounts/figure.ts'
import type { FigureCode } from '#returns/amounts/figure-codes.ts'

export type EngineInput =
  /** The engine deducts social contributions with the same assumptions as our public calculators. */
  | 'gross-salary'
  | 'net-salary'
  /** Part of a salary that is paid once; in a part-year, the rate counts it as it is. */
  | 'part-of-salary'
  /** Income taxed in full: neither social contributions nor flat-rate costs are deducted. */
  | 'other-income'
  /** Income of a side job. The engine deducts a flat rate for the costs of the side job (BKV Art. 10). */
  | 'side-job'
  /** Costs of commuting, meals and weekly stays: each has a limit and is deducted in addition to the flat rate. */
  | 'commuting'
  | 'meals'
  | 'weekly-stay'
  /** Actual professional costs. They replace the same person's flat rate if they are higher. */
  | 'professional'
  | 'training'
  /** Special costs of posted specialists, deducted in addition to all flat rates (ExpaV Art. 1). */
  | 'expatriate'
  /** Interest on all private debts, deductible up to the income from wealth plus CHF 50,000. */
  | 'interest'
  /** Insurance premiums paid, deductible up to the maximum of the Confederation and of the canton. */
  | 'premiums'
  /** Contributions to pillar 3a, deductible for each earner up to the limit of the year. */
  | 'pillar-3a'
  | 'child-care'
  | 'medical'
  | 'donations'
  /** Both are deductible without a limit. `tied-deduction` reduces only Swiss income (DBG Art. 6 para. 3). */
  | 'deduction'
  | 'tied-deduction'
  /** Costs whose statutory limit is not implemented; the result is then marked as not checked. */
  | 'as-entered'
  | 'asset'
  | 'debt'
  /** Property in another canton: taxed by it, but by the Confederation like property at home. */
  | 'other-canton-income'
  | 'other-canton-costs'
  | 'other-canton-asset'
  | 'foreign-income'
  | 'foreign-costs'
  | 'foreign-asset'
  /** Part of a salary earned abroad: exempt, but it determines the rate. `foreign-part-of-salary`: the net salary includes it. */
  | 'foreign-salary'
  | 'foreign-part-of-salary'
  | 'credit'

/** For each figure code of a return, the input of the tax engine that receives its amounts. */
export const engineInputs: Readonly<Record<FigureCode, EngineInput>> = {
  salary: 'net-salary',
  'gross-salary': 'gross-salary',
  'one-off-pay': 'part-of-salary',
  'side-job': 'side-job',
  equity: 'other-income',
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
  'other-canton-income': 'other-canton-income',
  'foreign-property-income': 'foreign-income',
  'foreign-business-income': 'foreign-income',
  'foreign-income': 'other-income',
  'equity-abroad': 'foreign-salary',
  'other-income': 'other-income',

  commuting: 'commuting',
  meals: 'meals',
  'weekly-stay': 'weekly-stay',
  'professional-costs': 'professional',
  'expatriate-costs': 'expatriate',
  'equity-abroad-in-salary': 'foreign-part-of-salary',
  training: 'training',
  'debt-interest': 'interest',
  'foreign-interest': 'interest',
  'pillar-3a': 'pillar-3a',
  'pillar-3a-purchase': 'pillar-3a',
  'pension-purchase': 'tied-deduction',
  'insurance-premiums': 'premiums',
  'medical-costs': 'medical',
  'child-care': 'child-care',
  'alimony-paid': 'deduction',
  donations: 'donations',
  'bank-charges': 'tied-deduction',
  'property-upkeep': 'tied-deduction',
  'other-canton-upkeep': 'other-canton-costs',
  'foreign-property-upkeep': 'foreign-costs',
  'foreign-business-loss': 'foreign-costs',
  'other-deduction': 'as-entered',

  accounts: 'asset',
  securities: 'asset',
  'life-insurance': 'asset',
  crypto: 'asset',
  property: 'asset',
  'other-canton-property': 'other-canton-asset',
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
  'other-canton-income',
  'foreign-property-income',
]

export type TaxFigure = Pick<Figure, 'code' | 'person' | 'amountCents' | 'frequency'>

/** Rounds down to francs. As on the tax return, apply this to the sum of each kind, not to single amounts. */
export function francs(cents: number): number {
  return Math.floor(cents / 100)
}

export function sumCents(lines: readonly TaxFigure[], input: EngineInput, person?: FigurePerson): number {
  return lines
    .filter((line) => engineInputs[line.code] === input && (person === undefined || whose(line) === person))
    .reduce((cents, { amountCents }) => cents + (amountCents ?? 0), 0)
}

/** Attributes joint figures of spouses to the client, because the engine treats each earner individually. */
export function whose({ person }: TaxFigure): 'client' | 'partner' {
  return person === 'partner' ? 'partner' : 'client'
}
