import { formatAmount, formatNumber } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { say } from '#platform/words.ts'
import * as taxTexts from '#tax/locales/en.ts'
import { calculator } from '#tax/pages/calculator.ts'
import { type ReportDraft, traceTable } from '#tax/pages/document/report.ts'
import { householdLabels, placeLabels } from '#tax/pages/fields.ts'
import { returnRows } from '#tax/withholding/return-table.ts'

import { withholdingInput } from './withholding-input.ts'
import { type WithholdingOutcome, type WithholdingResult, withholdingResult } from './withholding-result.ts'

const copy = () => t(taxTexts.withholdingCalculator)

export const withholdingCalculator = calculator({
  id: 'withholding-tax',
  asks: 'monthlyIncome',
  fields: withholdingInput,
  labels: {
    get monthlyIncome() {
      return copy().monthlyGrossSalary
    },
    thirteenth: '13th salary',
    get bonus() {
      return copy().bonus
    },
    get wealth() {
      return copy().netWealth
    },
    get otherIncome() {
      return copy().otherIncomeThisYear
    },
    get age() {
      return copy().age
    },
    ...placeLabels,
    get permit() {
      return copy().permit
    },
    get crossBorder() {
      return copy().livesAbroad
    },
    get spouseSwissOrC() {
      return copy().spouseSwissOrCPermit
    },
    get secondIncome() {
      return copy().spouseAlsoEarns
    },
    get partnerMonthlyIncome() {
      return copy().spousesMonthlySalary
    },
    get returnsHome() {
      return copy().returnsHome
    },
    get publicService() {
      return copy().publicSector
    },
    get withinZone() {
      return copy().livesIn20KmZone
    },
    get workedBefore() {
      return copy().commuterBefore17July2023
    },
    get incomeAbroad() {
      return copy().ownIncomeTaxedAbroad
    },
    get partnerIncomeAbroad() {
      return copy().spousesIncomeTaxedAbroad
    },
    get keepsChild() {
      return copy().livesWithAndSupportsChildren
    },
    get otherParent() {
      return copy().livesWithOtherParent
    },
    get childAges() {
      return copy().agesOfChildren
    },
    get commuting() {
      return copy().commuting
    },
    get partnerCommuting() {
      return copy().spousesCommuting
    },
    get meals() {
      return copy().mealsAwayFromHome
    },
    get partnerMeals() {
      return copy().spousesMeals
    },
    get canteen() {
      return copy().mealsSubsidisedByEmployer
    },
    get partnerCanteen() {
      return copy().spousesMealsSubsidised
    },
    get weeklyStay() {
      return copy().roomNearWork
    },
    get pillar3a() {
      return copy().pillar3a
    },
    get partnerPillar3a() {
      return copy().spousesPillar3a
    },
    get buyIn() {
      return copy().pensionFundBuyIn
    },
    get careChild1() {
      return copy().childcareChild1
    },
    get careChild2() {
      return copy().childcareChild2
    },
    get careChild3() {
      return copy().childcareChild3
    },
    get careChild4() {
      return copy().childcareChild4
    },
    get premiums() {
      return copy().insurancePremiums
    },
    get medical() {
      return copy().medicalCosts
    },
    get donations() {
      return copy().donations
    },
    get training() {
      return copy().training
    },
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
      return copy().maintenanceCostsAbroad
    },
    get debts() {
      return copy().otherDebts
    },
    get withheld() {
      return copy().taxDeductedThisYear
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
  const words = t(taxTexts.results)
  return {
    title: copy().deductionsInAdditionToFlat,
    columns: [copy().paid, copy().federal, copy().canton],
    rows: returnRows(ordinary.costs).map(({ deduction, paid, federal, canton }) => ({
      label: words.returnDeductions[deduction],
      values: [formatNumber(paid), formatNumber(federal), formatNumber(canton)],
    })),
  }
}

function report(result: WithholdingOutcome): ReportDraft {
  const { commune, year, dataState, notes } = result
  const words = t(taxTexts.results)
  const title = copy().taxAtSource(year, commune)
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
          { label: copy().deductedEachMonth, values: [formatAmount(monthCents)] },
          { label: copy().deductedThisYear, values: [formatAmount(yearly.taxCents)], total: true },
        ],
      },
      traceTable(yearly.trace),
      ...(filing
        ? [
            ...(returnRows(filing.ordinary.costs).length > 0 ? [deductionTable(filing)] : []),
            {
              title: copy().shouldYouFileTaxReturn,
              columns: [copy().chfPerYear],
              rows: [
                { label: copy().taxDeductedAtSource, values: [formatAmount(filing.withheldCents)] },
                { label: copy().taxWithTaxReturn, values: [formatAmount(filing.ordinaryCents)] },
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
