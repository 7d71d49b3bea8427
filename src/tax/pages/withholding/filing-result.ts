import { assumedChildAge } from '#tax/fields/household.ts'
import { kindOf } from '#tax/figures.ts'
import { wealthAllowance } from '#tax/ordinary/taxable-wealth.ts'
import type { Place } from '#tax/pages/place.ts'
import { fileOrNot } from '#tax/withholding/file-or-not.ts'
import type { WithholdingFigures } from '#tax/withholding/table.ts'
import { type CodeAnswers, countedChildren } from '#tax/withholding/withholding-code.ts'
import type { WithholdingYear } from '#tax/withholding/withholding-year.ts'
import { hasSecondIncome, type WithholdingInput } from './withholding-input.ts'

type Given = {
  readonly place: Place
  readonly tariff: { readonly code: string; readonly table: WithholdingFigures; readonly year: WithholdingYear }
  readonly answers: CodeAnswers
  readonly today: string
}

/** Withheld against owed with a return, for people who live in Switzerland. */
export function filingResult(input: WithholdingInput, { place, tariff, answers, today }: Given) {
  const months = input.thirteenth === 'yes' ? 13 : 12
  const partner = hasSecondIncome(input) ? (input.partnerMonthlyIncome ?? 0) : 0
  const own = { other: input.deductions }
  const withheld = input.withheld === undefined ? {} : { withheldCents: input.withheld * 100 }
  const second = { code: tariff.code, monthlyCents: partner * 100, thirteenth: input.thirteenth === 'yes' }
  const children = countedChildren(answers)
  const kind = kindOf(answers.civilStatus, children)
  const outcome = fileOrNot(
    { ...place.figures, withholding: tariff.table },
    place.commune,
    {
      maritalStatus: answers.civilStatus,
      childAges: Array<number>(children).fill(assumedChildAge),
      confession: input.confession,
      age: input.age,
      grossSalary: input.monthlyIncome * months + input.bonus,
      grossSalaryPartner: partner * months,
      taxableWealth: Math.max(0, input.wealth - wealthAllowance(place.figures.canton.limits, kind, children)),
      otherIncome: input.otherIncome,
      own: { federal: own, canton: own },
    },
    {
      persons: [{ code: tariff.code, ...tariff.year, ...withheld }, ...(partner > 0 ? [second] : [])],
      today,
    },
  )
  return outcome.ok ? outcome : null
}
