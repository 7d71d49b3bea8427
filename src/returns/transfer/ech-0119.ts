import type { FigureCode } from '#returns/amounts/figure-codes.ts'
import type { LinePerson } from './transfer-field.ts'

const noElementReasons = ['divided', 'net-only', 'in-salary', 'allocated', 'by-office', 'own-form', 'none'] as const
export type NoElementReason = (typeof noElementReasons)[number]

/**
 * Elements of the electronic tax return eCH-0119 below `content`, or the reason why there is none. Names of version 4, read
 * in public programs that write such files, not in the schema. Elements of partner 1 exist for partner 2 as well.
 */
const elements: Readonly<Record<FigureCode, string>> = {
  salary: 'mainForm/revenue/employedMainRevenue/partner1Amount',
  'gross-salary': 'net-only',
  'one-off-pay': 'in-salary',
  'side-job': 'mainForm/revenue/employedSidelineRevenue/partner1Amount',
  equity: 'mainForm/revenue/employedMainRevenue/partner1Amount',
  'self-employment': 'mainForm/revenue/selfemployedMainRevenue/partner1Amount',
  pension: 'divided',
  'daily-allowances': 'mainForm/revenue/unemploymentInsurance/partner1Amount',
  'child-allowances': 'mainForm/revenue/childAllowances/partner1Amount',
  alimony: 'divided',
  'interest-taxed': 'listOfSecurities/securityEntry/grossRevenueA',
  'interest-untaxed': 'listOfSecurities/securityEntry/grossRevenueB',
  'securities-taxed': 'listOfSecurities/securityEntry/grossRevenueA',
  'securities-untaxed': 'listOfSecurities/securityEntry/grossRevenueB',
  'property-income': 'mainForm/revenue/propertyRevenueGross',
  'other-canton-income': 'allocated',
  'foreign-property-income': 'allocated',
  'foreign-business-income': 'allocated',
  'foreign-income': 'mainForm/revenue/restRevenueFreeTextAmount',
  'equity-abroad': 'allocated',
  'other-income': 'mainForm/revenue/restRevenueFreeTextAmount',

  commuting: 'jobExpenses/jobExpensePartner1/subtotalVehicle',
  meals: 'divided',
  'weekly-stay': 'jobExpenses/jobExpensePartner1/weekdayStay',
  'professional-costs': 'divided',
  'expatriate-costs': 'none',
  'equity-abroad-in-salary': 'allocated',
  training: 'mainForm/deduction/furtherDeductionJobOrientedFurtherEducationCost',
  'debt-interest': 'mainForm/deduction/amountLiabilitiesInterest',
  'foreign-interest': 'mainForm/deduction/amountLiabilitiesInterest',
  'pillar-3a': 'mainForm/deduction/provision3aPartner1Deduction',
  'pillar-3a-purchase': 'mainForm/deduction/provision3aPartner1Deduction',
  'pension-purchase': 'mainForm/deduction/paymentPensionDeduction',
  'insurance-premiums': 'mainForm/deduction/insuranceAndInterest',
  'medical-costs': 'mainForm/revenueCalculation/deductionDiseaseAndAccident',
  'child-care': 'mainForm/deduction/furtherDeductionNonparentalSuperVision',
  'alimony-paid': 'divided',
  donations: 'mainForm/revenueCalculation/deductionCharity',
  'bank-charges': 'mainForm/deduction/furtherDeductionFinancialManagement',
  'property-upkeep': 'divided',
  'other-canton-upkeep': 'allocated',
  'foreign-property-upkeep': 'allocated',
  'foreign-business-loss': 'allocated',
  'other-deduction': 'mainForm/deduction/furtherDeductionFreeTextAmount',

  accounts: 'listOfSecurities/securityEntry/taxValueEndOfYear',
  securities: 'listOfSecurities/securityEntry/taxValueEndOfYear',
  crypto: 'listOfSecurities/securityEntry/taxValueEndOfYear',
  'life-insurance': 'mainForm/asset/movablePropertyLifeInsurances/lifeInsuranceFiscalValue',
  property: 'mainForm/asset/propertyHouseOrFlat',
  'other-canton-property': 'allocated',
  'foreign-property': 'allocated',
  vehicle: 'mainForm/asset/movablePropertyVehicle',
  'other-asset': 'mainForm/asset/movablePropertyFreeTextAmount',

  mortgage: 'listOfLiabilities/privateLiabilities/liabilityAmount',
  'foreign-mortgage': 'listOfLiabilities/privateLiabilities/liabilityAmount',
  'bank-debt': 'listOfLiabilities/privateLiabilities/liabilityAmount',
  'other-debt': 'listOfLiabilities/privateLiabilities/liabilityAmount',

  'tax-at-source': 'by-office',
  prepaid: 'by-office',
  'withholding-tax': 'listOfSecurities/withholdingTax',
  'foreign-tax-credit': 'own-form',
  'us-withholding': 'own-form',
}

/** @example echElement('salary', 'partner') // { element: 'mainForm/revenue/employedMainRevenue/partner2Amount' } */
export function echElement(code: FigureCode, person: LinePerson): { element: string } | { reason: NoElementReason } {
  const element = elements[code]
  const reason = noElementReasons.find((each) => each === element)
  if (reason) return { reason }
  return { element: person === 'partner' ? element.replace('artner1', 'artner2') : element }
}
