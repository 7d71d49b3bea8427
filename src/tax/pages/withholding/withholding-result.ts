import type { Canton } from '#tax/figures.ts'
import type { Flag } from '#tax/flag.ts'
import { findPlace, noPlace } from '#tax/pages/place.ts'
import type { FiguresSource } from '#tax/requests/answers.ts'
import type { TraceLine } from '#tax/trace.ts'
import { type CommuterRule, hasNoAssessment, quasiResidence } from '#tax/withholding/commuter.ts'
import { requestTerm } from '#tax/withholding/file-or-not.ts'
import { contradictionOfCode } from '#tax/withholding/residence.ts'
import { boardFeePercent, wageAndFee } from '#tax/withholding/wage-parts.ts'
import { type CodeAnswers, type CodeResult, withholdingCode } from '#tax/withholding/withholding-code.ts'
import { withholdingYear } from '#tax/withholding/withholding-year.ts'
import { filingResult } from './filing-result.ts'
import { hasSecondIncome, type WithholdingInput } from './withholding-input.ts'

type WithholdingResultInput = { readonly source: FiguresSource; readonly today: string }

export function withholdingResult({ source, today }: WithholdingResultInput, input: WithholdingInput) {
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
  const answers = answersOf(input, place.canton)
  const notified = withholdingCode(answers)
  if (!notified.ok && notified.reason === 'not-taxed-at-source') return { ...common, exempt: notified.why } as const
  if (!notified.ok) return openQuestion(notified)
  const wrongCode = input.code ? contradictionOfCode(input.code, input.crossBorder) : null
  if (wrongCode) return noPlace('code', { code: 'contradiction', values: { why: wrongCode } })
  const code = input.code ?? notified.code
  const livesAbroad = notified.rule !== 'resident'
  const paid = yearOf(input, livesAbroad)
  const year = withholdingYear(table.figures, code, paid)
  if (!year.ok) return noPlace('code', { code: 'tariff-without-table', values: { why: year.why } })
  const tariff = { code, table: table.figures, year: paid }
  const { flat } = wageAndFee({ wageCents: 0, feeCents: input.boardFee * 100, livesAbroad })
  return {
    ...common,
    notes: [...place.notes, ...jobFlags(input, place.canton, flat !== null)],
    boardFee: flat && { ...flat, trace: feeTrace(flat) },
    exempt: null,
    code,
    because: input.code ? ([{ code: 'entered', values: {} }] as const) : notified.because,
    given: input.code !== undefined,
    incomeCents: input.monthlyIncome * 100,
    monthCents: year.months[0] ?? 0,
    yearly: year,
    filing: livesAbroad ? null : filingResult(input, { place, tariff, answers, today }),
    commuter:
      notified.rule === 'resident'
        ? null
        : commuterResult(input, {
            rule: notified.rule,
            grossCents: year.grossCents + (flat?.feeCents ?? 0),
            today,
          }),
  } as const
}
export type WithholdingOutcome = Exclude<ReturnType<typeof withholdingResult>, { ok: false }>
export type WithholdingResult = Extract<WithholdingOutcome, { exempt: null }>

function openQuestion(notified: Extract<CodeResult, { reason: 'not-answered' | 'contradiction' }>) {
  if (notified.reason === 'contradiction')
    return noPlace('permit', { code: 'contradiction', values: { why: notified.why } })
  const errors = Object.fromEntries(notified.questions.map((name) => [name, 'open-question' as const]))
  return { ok: false, errors, choices: [] } as const
}

/** If no permit is chosen, residents get permit B and commuters permit G, which are the form's defaults. */
function answersOf(input: WithholdingInput, canton: Canton): CodeAnswers {
  const { crossBorder, permit = crossBorder === 'no' ? 'B' : 'G', children, confession, otherParent } = input
  return {
    canton,
    permit,
    civilStatus: input.maritalStatus === 'married' ? 'married' : 'single',
    spouseSwissOrC: input.spouseSwissOrC === 'yes',
    secondIncome: hasSecondIncome(input),
    children,
    confession,
    crossBorder,
    otherParent,
    returnsHome: answer(input.returnsHome),
    publicService: answer(input.publicService),
    withinZone: answer(input.withinZone),
    workedBefore: answer(input.workedBefore),
    keepsChild: answer(input.keepsChild),
  }
}

function answer(given: 'yes' | 'no' | undefined): boolean | undefined {
  return given === undefined ? undefined : given === 'yes'
}

function yearOf(input: WithholdingInput, livesAbroad: boolean) {
  const { monthlyIncome, thirteenth, bonus, boardFee, workPercent: here, workPercentAll: ofAll } = input
  return {
    monthlyCents: monthlyIncome * 100,
    thirteenth: thirteenth === 'yes',
    bonusCents: bonus * 100,
    feeCents: wageAndFee({ wageCents: 0, feeCents: boardFee * 100, livesAbroad }).byTariff,
    workload: here === undefined ? undefined : { here, ofAll },
  }
}

function feeTrace({ feeCents, federalCents }: { feeCents: number; federalCents: number }): TraceLine[] {
  const values = { fee: feeCents / 100, percent: boardFeePercent }
  return [{ part: 'withholding', code: 'withholding.board-fee', amount: federalCents / 100, values }]
}

function jobFlags({ workPercent }: WithholdingInput, canton: Canton, isFeeApart: boolean): Flag[] {
  const flags: Flag[] = []
  if (workPercent !== undefined) flags.push({ code: 'not-checked.several-jobs', values: {} })
  if (isFeeApart) flags.push({ code: 'not-checked.board-canton', values: { canton } })
  return flags
}

type CommuterResultInput = { readonly rule: CommuterRule; readonly grossCents: number; readonly today: string }

function commuterResult(input: WithholdingInput, { rule, grossCents, today }: CommuterResultInput) {
  const { incomeAbroad, partnerIncomeAbroad, partnerMonthlyIncome = 0, thirteenth, maritalStatus } = input
  const isMarried = maritalStatus === 'married'
  const isShareKnown = incomeAbroad !== undefined && (!isMarried || partnerIncomeAbroad !== undefined)
  const partnerInSwitzerland = hasSecondIncome(input) ? partnerMonthlyIncome * (thirteenth === 'yes' ? 13 : 12) : 0
  const quasi = quasiResidence({
    grossTaxableInSwitzerland: Math.floor(grossCents / 100) + partnerInSwitzerland,
    ownGrossElsewhere: incomeAbroad ?? 0,
    spouseGrossElsewhere: isMarried ? (partnerIncomeAbroad ?? 0) : 0,
    underItalianAgreement: hasNoAssessment(rule),
  })
  return {
    rule,
    isExcluded: hasNoAssessment(rule),
    isMarried,
    quasi: isShareKnown ? quasi : null,
    ...requestTerm({ year: input.year, today }),
  } as const
}

export type CommuterResult = ReturnType<typeof commuterResult>
