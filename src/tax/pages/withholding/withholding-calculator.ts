import { formatAmount, formatNumber } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { say } from '#platform/words.ts'
import * as taxTexts from '#tax/locales/en.ts'
import { calculator } from '#tax/pages/calculator.ts'
import { type ReportDraft, traceTable } from '#tax/pages/document/report.ts'
import { householdLabels, placeLabels } from '#tax/pages/fields.ts'
import { returnRows } from '#tax/withholding/return-costs.ts'

import { withholdingInput } from './withholding-input.ts'
import { type WithholdingOutcome, type WithholdingResult, withholdingResult } from './withholding-result.ts'

const copy = () => t(taxTexts.withholdingCalculator)

export const withholdingCalculator = calculator({
  id: 'withholding-tax',
  asks: 'monthlyIncome',
  fields: withholdingInput,
  labels: () => ({
    monthlyIncome: copy().monthlyGrossSalary,
    thirteenth: '13th salary',
    bonus: copy().bonus,
    boardFee: copy().boardFee,
    workPercent: copy().workPercent,
    workPercentAll: copy().workPercentAll,
    wealth: copy().netWealth,
    otherIncome: copy().otherIncomeThisYear,
    age: copy().age,
    ...placeLabels,
    permit: copy().permit,
    crossBorder: copy().livesAbroad,
    spouseSwissOrC: copy().spouseSwissOrCPermit,
    secondIncome: copy().spouseAlsoEarns,
    partnerMonthlyIncome: copy().spousesMonthlySalary,
    returnsHome: copy().returnsHome,
    publicService: copy().publicSector,
    withinZone: copy().livesIn20KmZone,
    workedBefore: copy().commuterBefore17July2023,
    incomeAbroad: copy().ownIncomeTaxedAbroad,
    partnerIncomeAbroad: copy().spousesIncomeTaxedAbroad,
    keepsChild: copy().livesWithAndSupportsChildren,
    otherParent: copy().livesWithOtherParent,
    childAges: copy().agesOfChildren,
    commuting: copy().commuting,
    partnerCommuting: copy().spousesCommuting,
    meals: copy().mealsAwayFromHome,
    partnerMeals: copy().spousesMeals,
    canteen: copy().mealsSubsidisedByEmployer,
    partnerCanteen: copy().spousesMealsSubsidised,
    weeklyStay: copy().roomNearWork,
    pillar3a: copy().pillar3a,
    partnerPillar3a: copy().spousesPillar3a,
    buyIn: copy().pensionFundBuyIn,
    careChild1: copy().childcareChild1,
    careChild2: copy().childcareChild2,
    careChild3: copy().childcareChild3,
    careChild4: copy().childcareChild4,
    premiums: copy().insurancePremiums,
    medical: copy().medicalCosts,
    donations: copy().donations,
    training: copy().training,
    alimony: copy().maintenancePaid,
    interest: copy().debtInterest,
    deductions: copy().furtherDeductions,
    propertyAbroad: copy().propertyAbroad,
    mortgageAbroad: copy().mortgageAbroad,
    rentAbroad: copy().rentOrRentalValueAbroad,
    costsAbroad: copy().maintenanceCostsAbroad,
    debts: copy().otherDebts,
    withheld: copy().taxDeductedThisYear,
    code: copy().tariffCode,
    ...householdLabels,
  }),
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
  const { filing, yearly, code, because, monthCents, boardFee } = result
  return {
    title,
    tables: [
      {
        title: copy().tariffCode2(code),
        columns: ['CHF'],
        rows: [
          { label: copy().deductedEachMonth, values: [formatAmount(monthCents)] },
          { label: copy().deductedThisYear, values: [formatAmount(yearly.taxCents)], total: true },
          ...(boardFee ? [{ label: copy().boardFeeFederal, values: [formatAmount(boardFee.federalCents)] }] : []),
        ],
      },
      traceTable([...yearly.trace, ...(boardFee?.trace ?? [])]),
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
