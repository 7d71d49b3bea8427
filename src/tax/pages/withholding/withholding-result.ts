import { z } from 'zod'
import type { FiguresSource } from '#tax/calls/answers.ts'
import { amount, optionalAmount } from '#tax/fields/amounts.ts'
import { fault } from '#tax/fields/fault.ts'
import { assumedChildAge, earnerAge } from '#tax/fields/household.ts'
import { tariffCode } from '#tax/fields/tariff-code.ts'
import type { Canton } from '#tax/figures.ts'
import { householdFields, placeFields } from '#tax/pages/fields.ts'
import { findPlace, noPlace, type Place } from '#tax/pages/place.ts'
import { fileOrNot } from '#tax/withholding/file-or-not.ts'
import type { WithholdingFigures } from '#tax/withholding/table.ts'
import { type CodeAnswers, type CodeResult, withholdingCode } from '#tax/withholding/withholding-code.ts'
import { withholdingYear } from '#tax/withholding/withholding-year.ts'

const box = z.enum(['yes', 'no'], { error: fault('yes-or-no') }).default('no')

export const withholdingInput = z
  .object({
    monthlyIncome: amount('monthly-salary-missing').refine((francs) => francs > 0, {
      error: fault('salary-not-positive'),
    }),
    thirteenth: box,
    bonus: amount().default(0),
    permit: z
      .enum(['swiss', 'C', 'B', 'L', 'G', 'F', 'N', 'S', 'other'], { error: fault('permit-unknown') })
      .default('B'),
    spouseSwissOrC: box,
    secondIncome: box,
    partnerMonthlyIncome: optionalAmount,
    crossBorder: z.enum(['no', 'DE', 'FR', 'IT', 'AT', 'LI'], { error: fault('border-unknown') }).default('no'),
    code: tariffCode({ wrong: 'tariff-unreadable-page' }).optional(),
    age: earnerAge.default(40),
    wealth: amount().default(0),
    otherIncome: amount().default(0),
    deductions: amount().default(0),
    withheld: optionalAmount,
    ...placeFields,
    ...householdFields,
  })
  .superRefine(({ maritalStatus, secondIncome, partnerMonthlyIncome }, context) => {
    if (secondIncome === 'yes' && maritalStatus === 'married' && partnerMonthlyIncome === undefined) {
      context.addIssue({ code: 'custom', path: ['partnerMonthlyIncome'], message: fault('partner-salary-missing') })
    }
  })
export type WithholdingInput = z.output<typeof withholdingInput>
export type WithholdingField = keyof z.input<typeof withholdingInput>

/** The tariff code, the tax withheld, and whether a return pays. */
export function withholdingResult(source: FiguresSource, input: WithholdingInput) {
  const found = findPlace(source, input)
  if (!found.ok) return found
  const { place } = found
  const table = source.readWithholding(input.year, place.canton)
  if (!table.ok) return noPlace('year', { code: 'tariffs-not-published', values: { year: input.year } })
  const common = {
    ok: true,
    year: input.year,
    canton: place.canton,
    commune: place.commune.name,
    dataState: table.figures.stateDate,
    notes: place.notes,
  } as const
  const code: CodeResult = input.code
    ? { ok: true, code: input.code, because: [{ code: 'entered', values: {} }] }
    : withholdingCode(answersOf(input, place.canton))
  if (!code.ok) return { ...common, exempt: code.why } as const
  const year = withholdingYear(table.figures, code.code, yearOf(input))
  if (!year.ok) return noPlace('code', { code: 'tariff-without-table', values: { why: year.why } })
  return {
    ...common,
    exempt: null,
    code: code.code,
    because: code.because,
    given: input.code !== undefined,
    incomeCents: input.monthlyIncome * 100,
    monthCents: year.months[0] ?? 0,
    yearly: year,
    filing: filing(input, place, { code: code.code, table: table.figures }),
  } as const
}
export type WithholdingOutcome = Exclude<ReturnType<typeof withholdingResult>, { ok: false }>
export type WithholdingResult = Extract<WithholdingOutcome, { exempt: null }>

function answersOf(input: WithholdingInput, canton: Canton): CodeAnswers {
  return {
    canton,
    permit: input.permit,
    civilStatus: input.maritalStatus === 'married' ? 'married' : 'single',
    spouseSwissOrC: input.spouseSwissOrC === 'yes',
    secondIncome: hasSecondIncome(input),
    children: input.children,
    confession: input.confession,
    crossBorder: input.crossBorder,
  }
}

function hasSecondIncome({ maritalStatus, secondIncome }: WithholdingInput): boolean {
  return maritalStatus === 'married' && secondIncome === 'yes'
}

function yearOf({ monthlyIncome, thirteenth, bonus }: WithholdingInput) {
  return { monthlyCents: monthlyIncome * 100, thirteenth: thirteenth === 'yes', bonusCents: bonus * 100 }
}

/** Withheld against owed in the ordinary way, for residents; commuters from abroad have other rules. */
function filing(input: WithholdingInput, place: Place, tariff: { code: string; table: WithholdingFigures }) {
  if (input.crossBorder !== 'no') return null
  const months = input.thirteenth === 'yes' ? 13 : 12
  const partner = hasSecondIncome(input) ? (input.partnerMonthlyIncome ?? 0) : 0
  const own = { other: input.deductions }
  const withheld = input.withheld === undefined ? {} : { withheldCents: input.withheld * 100 }
  const second = { code: tariff.code, monthlyCents: partner * 100, thirteenth: input.thirteenth === 'yes' }
  const outcome = fileOrNot(
    { ...place.figures, withholding: tariff.table },
    place.commune,
    {
      maritalStatus: input.maritalStatus === 'married' ? 'married' : 'single',
      childAges: Array<number>(input.children).fill(assumedChildAge),
      confession: input.confession,
      age: input.age,
      grossSalary: input.monthlyIncome * months + input.bonus,
      grossSalaryPartner: partner * months,
      taxableWealth: input.wealth,
      otherIncome: input.otherIncome,
      own: { federal: own, canton: own },
    },
    [{ code: tariff.code, ...yearOf(input), ...withheld }, ...(partner > 0 ? [second] : [])],
  )
  return outcome.ok ? outcome : null
}
