import type { FigurePerson, FigureSource, FigureState } from './amounts/figure.ts'
import type { FigureCode, FigureGroup } from './amounts/figure-codes.ts'

export type FigureWords = {
  codes: Readonly<Record<FigureCode, string>>
  groups: Readonly<Record<FigureGroup, { title: string; total: string }>>
  persons: Readonly<Record<FigurePerson, string>>
  sources: Readonly<Record<FigureSource, { staff: string; client: string }>>
  states: Readonly<Record<FigureState, string>>
  requested: string
}

export const en: FigureWords = {
  codes: {
    salary: 'Salary, main employment',
    'gross-salary': 'Gross salary, until the net one is known',
    'side-job': 'Side employment',
    'self-employment': 'Self-employment',
    pension: 'Pensions and annuities',
    'daily-allowances': 'Daily allowances',
    'child-allowances': 'Child allowances paid directly',
    alimony: 'Alimony received',
    'interest-taxed': 'Interest on accounts, with withholding tax',
    'interest-untaxed': 'Interest on accounts, without withholding tax',
    'securities-taxed': 'Income from securities, with withholding tax',
    'securities-untaxed': 'Income from securities, without withholding tax',
    'property-income': 'Property income and rental value',
    'foreign-property-income': 'Property abroad, rent or rental value',
    'foreign-income': 'Foreign income',
    'other-income': 'Other income',
    commuting: 'Commuting',
    meals: 'Meals away from home',
    'weekly-stay': 'Weekly stay near work',
    'professional-costs': 'Other professional costs, above the flat rate',
    'expatriate-costs': 'Expatriate costs (ExpaV)',
    training: 'Training',
    'debt-interest': 'Interest on debts',
    'foreign-interest': 'Interest on a mortgage abroad',
    'pillar-3a': 'Pillar 3a',
    'pension-purchase': 'Pension purchase',
    'insurance-premiums': 'Insurance and savings',
    'medical-costs': 'Medical costs',
    'child-care': 'Child care',
    'alimony-paid': 'Alimony paid',
    donations: 'Donations',
    'bank-charges': 'Bank charges and administration of securities',
    'property-upkeep': 'Property upkeep',
    'foreign-property-upkeep': 'Upkeep of property abroad',
    'other-deduction': 'Other deduction',
    accounts: 'Accounts, 31.12.',
    securities: 'Securities, tax value',
    'life-insurance': 'Life insurance, surrender value',
    crypto: 'Cryptocurrencies',
    property: 'Property',
    'foreign-property': 'Property abroad, value',
    vehicle: 'Vehicle',
    'other-asset': 'Other asset',
    mortgage: 'Mortgage',
    'foreign-mortgage': 'Mortgage abroad',
    'bank-debt': 'Debts to banks',
    'other-debt': 'Other debt',
    'tax-at-source': 'Tax withheld at source',
    prepaid: 'Tax paid in advance',
    'withholding-tax': 'Withholding tax to reclaim',
    'foreign-tax-credit': 'Foreign tax to credit (DA-1)',
    'us-withholding': 'Additional US withholding to reclaim',
  },
  groups: {
    income: { title: 'Income', total: 'Total income' },
    deduction: { title: 'Deductions', total: 'Total deductions' },
    asset: { title: 'Wealth', total: 'Total wealth' },
    debt: { title: 'Debts', total: 'Total debts' },
    credit: { title: 'Tax paid already and to reclaim', total: 'Total tax paid and to reclaim' },
  },
  persons: { client: 'Client', partner: 'Partner', joint: 'Both' },
  sources: {
    answer: { staff: 'Client’s answer', client: 'Your answer' },
    document: { staff: 'Document', client: 'Document' },
    statement: { staff: 'E-tax statement', client: 'E-tax statement' },
    adviser: { staff: 'Adviser', client: 'Your adviser' },
  },
  states: { proposed: 'Proposed', confirmed: 'Confirmed', replaced: 'Replaced' },
  requested: 'To ask',
}
