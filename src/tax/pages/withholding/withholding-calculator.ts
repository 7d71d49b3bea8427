import { formatAmount, formatNumber } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { say } from '#platform/words.ts'
import { taxTexts } from '#tax/locales/en.ts'
import { calculator } from '#tax/pages/calculator.ts'
import { type ReportDraft, traceTable } from '#tax/pages/document/report.ts'
import { householdLabels, placeLabels } from '#tax/pages/field-labels.ts'
import { returnRows } from '#tax/withholding/return-table.ts'

import { withholdingInput } from './withholding-input.ts'
import { type WithholdingOutcome, type WithholdingResult, withholdingResult } from './withholding-result.ts'

const copy = () => t(taxTexts).withholdingCalculator

export const withholdingCalculator = calculator({
  id: 'withholding-tax',
  asks: 'monthlyIncome',
  fields: withholdingInput,
  labels: {
    get monthlyIncome() {
      return copy().grossSalaryOfOneMonth
    },
    thirteenth: '13th salary',
    bonus: 'Bonus',
    get wealth() {
      return copy().netWealth
    },
    get otherIncome() {
      return copy().otherIncomeInTheYear
    },
    age: 'Age',
    ...placeLabels,
    permit: 'Permit',
    get crossBorder() {
      return copy().livesAbroad
    },
    get spouseSwissOrC() {
      return copy().spouseSwissOrCPermit
    },
    get secondIncome() {
      return copy().spouseEarnsAsWell
    },
    get partnerMonthlyIncome() {
      return copy().monthlySalaryOfTheSpouse
    },
    get returnsHome() {
      return copy().returnsHome
    },
    get publicService() {
      return copy().publicService
    },
    get withinZone() {
      return copy().livesInThe20Km
    },
    get workedBefore() {
      return copy().commuterBefore17July2023
    },
    get incomeAbroad() {
      return copy().ownIncomeTaxedAbroad
    },
    get partnerIncomeAbroad() {
      return copy().incomeOfTheSpouseTaxed
    },
    get keepsChild() {
      return copy().livesWithAndKeepsThe
    },
    get otherParent() {
      return copy().livesWithTheOtherParent
    },
    get childAges() {
      return copy().agesOfTheChildren
    },
    commuting: 'Commuting',
    get partnerCommuting() {
      return copy().commutingOfTheSpouse
    },
    get meals() {
      return copy().mealsAwayFromHome
    },
    get partnerMeals() {
      return copy().mealsOfTheSpouse
    },
    get canteen() {
      return copy().mealsMadeCheaperByThe
    },
    get partnerCanteen() {
      return copy().mealsOfTheSpouseMade
    },
    get weeklyStay() {
      return copy().roomNearWork
    },
    get pillar3a() {
      return copy().pillar3a
    },
    get partnerPillar3a() {
      return copy().pillar3aOfTheSpouse
    },
    get buyIn() {
      return copy().pensionFundBuyIn
    },
    get careChild1() {
      return copy().careOfChild1
    },
    get careChild2() {
      return copy().careOfChild2
    },
    get careChild3() {
      return copy().careOfChild3
    },
    get careChild4() {
      return copy().careOfChild4
    },
    get premiums() {
      return copy().insurancePremiums
    },
    get medical() {
      return copy().medicalCosts
    },
    donations: 'Donations',
    training: 'Training',
    get alimony() {
      return copy().maintenancePaid
    },
    get interest() {
      return copy().debtInterest
    },
    get deductions() {
      return copy().furtherDeductions
    },
    get propertyAbroad() {
      return copy().propertyAbroad
    },
    get mortgageAbroad() {
      return copy().mortgageAbroad
    },
    get rentAbroad() {
      return copy().rentOrRentalValueAbroad
    },
    get costsAbroad() {
      return copy().upkeepAbroad
    },
    get debts() {
      return copy().otherDebts
    },
    get withheld() {
      return copy().taxWithheldInTheYear
    },
    get code() {
      return copy().tariffCode
    },
    ...householdLabels,
  },
  compute: (input, figures) => withholdingResult(figures, input),
  report,
})

function deductionTable({ ordinary }: NonNullable<WithholdingResult['filing']>) {
  const words = t(taxTexts).results
  return {
    title: copy().whatAReturnDeductsBeside,
    columns: ['Paid', 'Federal', 'Canton'],
    rows: returnRows(ordinary.costs).map(({ deduction, paid, federal, canton }) => ({
      label: words.returnDeductions[deduction],
      values: [formatNumber(paid), formatNumber(federal), formatNumber(canton)],
    })),
  }
}

function report(result: WithholdingOutcome): ReportDraft {
  const { commune, year, dataState, notes } = result
  const words = t(taxTexts).results
  const title = copy().withholdingTax(year, commune)
  if (result.exempt !== null) {
    return { title, tables: [], sentences: [say(words.exempt, result.exempt)], flags: notes, dataState }
  }
  const { filing, yearly, code, because, monthCents } = result
  return {
    title,
    tables: [
      {
        title: copy().tariffCode2(code),
        columns: ['CHF'],
        rows: [
          { label: copy().withheldEachMonth, values: [formatAmount(monthCents)] },
          { label: copy().withheldInTheYear, values: [formatAmount(yearly.taxCents)], total: true },
        ],
      },
      traceTable(yearly.trace),
      ...(filing
        ? [
            ...(returnRows(filing.ordinary.costs).length > 0 ? [deductionTable(filing)] : []),
            {
              title: copy().fileOrNot,
              columns: ['CHF a year'],
              rows: [
                { label: copy().withheldAtSource, values: [formatAmount(filing.withheldCents)] },
                { label: copy().ordinaryTax, values: [formatAmount(filing.ordinaryCents)] },
                {
                  label: filing.refundCents >= 0 ? copy().refund : copy().extraPayment,
                  values: [formatAmount(Math.abs(filing.refundCents))],
                  total: true,
                },
              ],
            },
          ]
        : []),
    ],
    sentences: [
      copy().why(code, because.map((reason) => say(words.because, reason)).join('; ')),
      ...(filing?.compulsory.reasons.length ? [words.compulsory(filing.compulsory.reasons)] : []),
      ...(filing?.warnings ?? []).map((warning) => say(words.filingWarnings, warning)),
    ],
    flags: [...notes, ...(filing?.flags ?? [])],
    dataState,
  }
}
