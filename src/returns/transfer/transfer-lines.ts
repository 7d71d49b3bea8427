import type { FigureCode } from '#returns/amounts/figure-codes.ts'

/** Sections in the order of the return of natural persons. */
export const transferSections = [
  'income',
  'securities',
  'property',
  'total',
  'work',
  'deductions',
  'further',
  'wealth',
  'debts',
  'abroad',
  'paid',
  'result',
] as const
export type TransferSectionId = (typeof transferSections)[number]

export const computedIds = [
  'side-job-costs',
  'second-earner',
  'rent',
  'family',
  'personal',
  'children',
  'relief',
  'income-for-rate',
  'taxable-income',
  'taxable-wealth',
] as const
export type ComputedId = (typeof computedIds)[number]

export const totalIds = [
  'securities-a',
  'securities-b',
  'securities-income',
  'property-net',
  'total-income',
  'work-costs',
  'total-deductions',
  'net-income',
  'securities-value',
  'total-assets',
  'total-debts',
  'interest-paid',
] as const
export type TotalId = (typeof totalIds)[number]

export type TransferLineId = FigureCode | ComputedId | TotalId

type InSection = { section: TransferSectionId; perPerson?: true }

export type TransferLineDefinition = InSection &
  (
    | {
        kind: 'entry'
        id: FigureCode
        /** Further figures that belong to the same line. */
        also?: readonly FigureCode[]
        /** True if the amount of each level follows from the engine, because a limit or a flat rate applies. */
        isLimited?: true
      }
    | { kind: 'computed'; id: ComputedId }
    | { kind: 'total'; id: TotalId; add: readonly TransferLineId[]; less?: readonly TransferLineId[] }
  )

type EntryOptions = Omit<Extract<TransferLineDefinition, { kind: 'entry' }>, 'kind' | 'id' | 'section'>

const entry = (section: TransferSectionId, id: FigureCode, options: EntryOptions = {}) =>
  ({ kind: 'entry', section, id, ...options }) as const
const computed = (section: TransferSectionId, id: ComputedId, options: Pick<InSection, 'perPerson'> = {}) =>
  ({ kind: 'computed', section, id, ...options }) as const
const perPerson = { perPerson: true } as const
const limited = { isLimited: true } as const

/** Each figure belongs to exactly one entry. Totals come after the lines that they add up. */
export const transferLines: readonly TransferLineDefinition[] = [
  entry('income', 'salary', perPerson),
  entry('income', 'gross-salary', perPerson),
  // Not in any sum: the salary includes it.
  entry('income', 'one-off-pay', perPerson),
  entry('income', 'side-job', perPerson),
  entry('income', 'equity', perPerson),
  entry('income', 'self-employment', perPerson),
  entry('income', 'pension', perPerson),
  entry('income', 'daily-allowances', perPerson),
  entry('income', 'child-allowances', perPerson),
  entry('income', 'alimony'),
  entry('income', 'foreign-income'),
  entry('income', 'other-income'),

  entry('securities', 'interest-taxed'),
  entry('securities', 'securities-taxed'),
  { kind: 'total', section: 'securities', id: 'securities-a', add: ['interest-taxed', 'securities-taxed'] },
  entry('securities', 'interest-untaxed'),
  entry('securities', 'securities-untaxed'),
  { kind: 'total', section: 'securities', id: 'securities-b', add: ['interest-untaxed', 'securities-untaxed'] },
  entry('securities', 'withholding-tax'),
  entry('securities', 'foreign-tax-credit'),
  entry('securities', 'us-withholding'),
  { kind: 'total', section: 'securities', id: 'securities-income', add: ['securities-a', 'securities-b'] },

  entry('property', 'property-income'),
  entry('property', 'property-upkeep'),
  entry('property', 'other-canton-income'),
  entry('property', 'other-canton-upkeep'),
  {
    ...{ kind: 'total', section: 'property', id: 'property-net' },
    add: ['property-income', 'other-canton-income'],
    less: ['property-upkeep', 'other-canton-upkeep'],
  },
  {
    ...{ kind: 'total', section: 'total', id: 'total-income' },
    add: [
      ...(['salary', 'gross-salary', 'side-job', 'equity', 'self-employment', 'pension'] as const),
      ...(['daily-allowances', 'child-allowances', 'alimony', 'foreign-income', 'other-income'] as const),
      ...(['securities-income', 'property-net'] as const),
    ],
  },

  entry('work', 'commuting', { ...perPerson, ...limited }),
  entry('work', 'meals', { ...perPerson, ...limited }),
  entry('work', 'weekly-stay', { ...perPerson, ...limited }),
  entry('work', 'professional-costs', { ...perPerson, ...limited }),
  entry('work', 'expatriate-costs', { ...perPerson, ...limited }),
  computed('work', 'side-job-costs', perPerson),
  {
    ...{ kind: 'total', section: 'work', id: 'work-costs', perPerson: true },
    add: ['commuting', 'meals', 'weekly-stay', 'professional-costs', 'expatriate-costs', 'side-job-costs'],
  },

  entry('deductions', 'debt-interest', { also: ['foreign-interest'], ...limited }),
  entry('deductions', 'alimony-paid'),
  entry('deductions', 'pillar-3a', { also: ['pillar-3a-purchase'], ...perPerson, ...limited }),
  entry('deductions', 'insurance-premiums', limited),
  entry('deductions', 'pension-purchase'),
  entry('deductions', 'training', { ...perPerson, ...limited }),
  entry('deductions', 'bank-charges'),
  entry('deductions', 'other-deduction', limited),
  entry('deductions', 'child-care', limited),
  computed('deductions', 'second-earner'),
  {
    ...{ kind: 'total', section: 'deductions', id: 'total-deductions' },
    add: [
      ...(['work-costs', 'debt-interest', 'alimony-paid', 'pillar-3a', 'insurance-premiums'] as const),
      ...(['pension-purchase', 'training', 'bank-charges', 'other-deduction', 'child-care', 'second-earner'] as const),
    ],
  },
  { kind: 'total', section: 'deductions', id: 'net-income', add: ['total-income'], less: ['total-deductions'] },

  entry('further', 'medical-costs', limited),
  entry('further', 'donations', limited),
  computed('further', 'rent'),
  computed('further', 'family'),
  computed('further', 'personal'),
  computed('further', 'children'),
  computed('further', 'relief'),

  entry('wealth', 'accounts'),
  entry('wealth', 'securities'),
  entry('wealth', 'crypto'),
  { kind: 'total', section: 'wealth', id: 'securities-value', add: ['accounts', 'securities', 'crypto'] },
  entry('wealth', 'life-insurance'),
  entry('wealth', 'vehicle'),
  entry('wealth', 'other-asset'),
  entry('wealth', 'property'),
  entry('wealth', 'other-canton-property'),
  {
    ...{ kind: 'total', section: 'wealth', id: 'total-assets' },
    add: ['securities-value', 'life-insurance', 'vehicle', 'other-asset', 'property', 'other-canton-property'],
  },

  entry('debts', 'mortgage'),
  entry('debts', 'foreign-mortgage'),
  entry('debts', 'bank-debt'),
  entry('debts', 'other-debt'),
  {
    ...{ kind: 'total', section: 'debts', id: 'total-debts' },
    add: ['mortgage', 'foreign-mortgage', 'bank-debt', 'other-debt'],
  },
  // The interest as paid, for the list of debts; the deduction above has a limit.
  { kind: 'total', section: 'debts', id: 'interest-paid', add: ['debt-interest'] },

  entry('abroad', 'foreign-property-income'),
  entry('abroad', 'foreign-property-upkeep'),
  entry('abroad', 'foreign-business-income'),
  entry('abroad', 'foreign-business-loss'),
  entry('abroad', 'equity-abroad', perPerson),
  entry('abroad', 'equity-abroad-in-salary', perPerson),
  entry('abroad', 'foreign-property'),

  entry('paid', 'tax-at-source'),
  entry('paid', 'prepaid'),

  // Only if a part of the income is taxed elsewhere or the liability does not last the whole year.
  computed('result', 'income-for-rate'),
  computed('result', 'taxable-income'),
  computed('result', 'taxable-wealth'),
]
