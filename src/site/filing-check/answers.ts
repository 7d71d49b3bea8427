import { type AssessmentLines, assessmentLines } from '#content/procedure/compulsory-lines.ts'
import { readDay } from '#platform/read-day.ts'
import { type Canton, type MaritalStatus, publishedYears } from '#tax/figures.ts'
import { findPlace } from '#tax/pages/place.ts'
import type { FiguresSource } from '#tax/requests/answers.ts'
import { type CommuterAnswers, type CommuterQuestion, commuterQuestions } from '#tax/withholding/commuter.ts'
import { type MeansOfHousehold, ordinaryAssessmentFrom } from '#tax/withholding/compulsory-return.ts'
import {
  type CountryAbroad,
  countriesAbroad,
  type FilingInput,
  type FilingPermit,
  filingPermits,
  treatyHome,
} from '#tax/withholding/must-file.ts'
import { type ContradictionValues, contradictionOf } from '#tax/withholding/residence.ts'

export const questions = ['permit', 'home', 'income', 'other', 'move'] as const
export type Question = (typeof questions)[number]

export const salaries = ['none', 'under', 'over'] as const
export const spouseSalaries = ['unmarried', ...salaries] as const
export const otherGrounds = ['wealth', 'income', 'self-employed', 'property', 'property-abroad'] as const
export const moves = ['no', 'arrived', 'left'] as const

export type Salary = (typeof salaries)[number]
export type SpouseSalary = (typeof spouseSalaries)[number]
export type OtherGround = (typeof otherGrounds)[number]
export type Move = (typeof moves)[number]

export type HomeAnswer = {
  /** Commune of residence or, if the person lives abroad, of work or property. */
  commune: string
  canton: Canton
  livesIn: 'CH' | CountryAbroad
  commuter: CommuterAnswers
}

/** Valid answers. Questions are answered in this order: after the first open question, all answers are missing. */
export type FilingAnswers = {
  permit?: FilingPermit
  home?: HomeAnswer
  income?: { own: Salary; spouse: SpouseSalary }
  other?: readonly OtherGround[]
  move?: { move: Move; leavesOn: string | null }
}

export type AnswerError =
  | 'permit'
  | 'year'
  | 'commune-missing'
  | 'commune-unmatched'
  | 'commune-ambiguous'
  | 'country'
  | 'commuter'
  | keyof Pick<ContradictionValues, 'permit-of-commuters' | 'permit-of-residents'>
  | 'own-salary'
  | 'spouse-salary'
  | 'other'
  | 'other-and-none'
  | 'other-thresholds'
  | 'move'
  | 'leaving-day'
  | 'leaving-day-wrong'
  | 'leaving-year'

export type FieldErrors = Readonly<Record<string, AnswerError>>

export type ReadAnswers = {
  year: number
  answers: FilingAnswers
  /** The first question without a valid answer; null if all are answered. */
  open: Question | null
  errors: FieldErrors
  communeChoices: readonly string[]
  commuterQuestions: readonly CommuterQuestion[]
}

/** Tax years that visitors can check: the current and the previous one from July on; before July, the last two. */
export function checkedYears(today: string): readonly [newest: number, earlier: number] {
  const year = Number(today.slice(0, 4)) - (today.slice(5) < '07-01' ? 1 : 0)
  return [year, year - 1]
}

/**
 * Reads the answers from the query string, in the order of the questions. A question is open if its answer is missing,
 * unknown or contradicts another answer; no answer is assumed.
 */
export function readAnswers(query: URLSearchParams, today: string, source: FiguresSource): ReadAnswers {
  const [newest] = checkedYears(today)
  const year = checkedYears(today).find((each) => String(each) === query.get('year')) ?? newest
  const read: ReadAnswers = { year, answers: {}, open: null, errors: {}, communeChoices: [], commuterQuestions: [] }
  if (query.has('year') && query.get('year') !== String(year))
    return { ...read, open: 'permit', errors: { year: 'year' } }
  const permit = oneOf(filingPermits, query.get('permit'))
  if (!permit) return { ...read, open: 'permit', errors: { permit: 'permit' } }
  const home = readHome(query, year, permit, source)
  if (!home.ok) return { ...read, ...home.open, answers: { permit }, open: 'home' }
  const first = { permit, home: home.answer }
  const income = readIncome(query)
  if (!income.ok) return { ...read, answers: first, open: 'income', errors: income.errors }
  const next = { ...first, income: income.answer }
  const other = readOther(query, next)
  if (!other.ok) return { ...read, answers: next, open: 'other', errors: other.errors }
  const move = readMove(query, year)
  const all = { ...next, other: other.answer }
  if (!move.ok) return { ...read, answers: all, open: 'move', errors: move.errors }
  return { ...read, answers: { ...all, move: move.answer } }
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => value === text)
}

type HomeRead =
  | { ok: true; answer: HomeAnswer }
  | { ok: false; open: Pick<ReadAnswers, 'errors'> & Partial<ReadAnswers> }

function readHome(query: URLSearchParams, year: number, permit: FilingPermit, source: FiguresSource): HomeRead {
  const refuse = (errors: FieldErrors, more: Partial<ReadAnswers> = {}): HomeRead => ({
    ok: false,
    open: { ...more, errors },
  })
  const isAbroad = query.get('abroad') === 'yes'
  const country = oneOf(countriesAbroad, query.get('country'))
  const livesIn = isAbroad ? country : 'CH'
  const contradiction = contradictionOf({
    permit: permit === 'swiss' && isAbroad ? 'swiss-abroad' : permit,
    crossBorder: isAbroad ? treatyHome(country ?? 'other') : 'no',
  })
  const code = contradiction?.code
  if (code === 'permit-of-commuters' || code === 'permit-of-residents') return refuse({ abroad: code })
  const place = findPlace(source, {
    year: publishedYears.find((each) => each === year) ?? Math.max(...publishedYears),
    commune: query.get('commune')?.trim().slice(0, 100) || undefined,
    choice: query.get('choice') || undefined,
    isWhole: true,
  })
  if (!place.ok) {
    const { choices: communeChoices } = place
    if (communeChoices.length > 0) return refuse({ choice: 'commune-ambiguous' }, { communeChoices })
    return refuse({ commune: query.get('commune')?.trim() ? 'commune-unmatched' : 'commune-missing' })
  }
  if (!livesIn) return refuse({ country: 'country' })
  const { canton, commune } = place.place
  const needed = neededOfCommuters(livesIn, canton)
  const open = needed.filter((name) => !['yes', 'no'].includes(query.get(name) ?? ''))
  if (open.length > 0) {
    return refuse(Object.fromEntries(open.map((name) => [name, 'commuter' as const])), { commuterQuestions: needed })
  }
  const commuter = Object.fromEntries(needed.map((name) => [name, query.get(name) === 'yes']))
  return { ok: true, answer: { commune: commune.name, canton, livesIn, commuter } }
}

/** Commuter questions to ask. None for Germany: its treaty changes only the tax withheld, not the duty to file. */
export function neededOfCommuters(livesIn: 'CH' | CountryAbroad, canton: Canton): readonly CommuterQuestion[] {
  return livesIn === 'DE' ? [] : commuterQuestions(treatyHome(livesIn), canton)
}

type Read<Answer> = { ok: true; answer: Answer } | { ok: false; errors: FieldErrors }

function readIncome(query: URLSearchParams): Read<{ own: Salary; spouse: SpouseSalary }> {
  const own = oneOf(salaries, query.get('own'))
  const spouse = oneOf(spouseSalaries, query.get('spouse'))
  if (own && spouse) return { ok: true, answer: { own, spouse } }
  return {
    ok: false,
    errors: { ...(own ? {} : { own: 'own-salary' as const }), ...(spouse ? {} : { spouse: 'spouse-salary' as const }) },
  }
}

export type OtherVariant =
  | { kind: 'abroad' | 'ordinary' }
  | { kind: 'source'; canton: Canton; maritalStatus: MaritalStatus; lines: AssessmentLines | null }

/** Variant of question 4 (`other`): only people taxed at source are asked about the thresholds of their canton. */
export function otherVariant({ permit, home, income }: FilingAnswers): OtherVariant {
  if (home?.livesIn !== 'CH') return { kind: 'abroad' }
  if (permit === 'swiss' || permit === 'C') return { kind: 'ordinary' }
  return {
    ...{ kind: 'source', canton: home.canton, lines: assessmentLines[home.canton] ?? null },
    maritalStatus: maritalStatusOf(income?.spouse),
  }
}

/** Identifies the thresholds shown in question 4. If they change, the answer to this question is no longer valid. */
export function thresholdKey(variant: OtherVariant): string {
  return variant.kind === 'source' ? `${variant.canton}-${variant.maritalStatus}` : variant.kind
}

/** Grounds for filing a return that question 4 offers as checkboxes. */
export function offeredGrounds({ kind }: OtherVariant): readonly OtherGround[] {
  return kind === 'abroad' ? ['self-employed', 'property'] : otherGrounds
}

function readOther(query: URLSearchParams, answers: FilingAnswers): Read<readonly OtherGround[]> {
  const variant = otherVariant(answers)
  const values = query.getAll('other')
  if (values.length === 0) return { ok: false, errors: { other: 'other' } }
  if (query.get('thresholds') !== thresholdKey(variant)) return { ok: false, errors: { other: 'other-thresholds' } }
  const offered = offeredGrounds(variant)
  const known = offered.filter((ground) => values.includes(ground))
  const isKnown = values.every((value) => value === 'none' || offered.some((ground) => ground === value))
  if (!isKnown) return { ok: false, errors: { other: 'other' } }
  if (values.includes('none') && known.length > 0) return { ok: false, errors: { other: 'other-and-none' } }
  return { ok: true, answer: known }
}

function readMove(query: URLSearchParams, year: number): Read<{ move: Move; leavesOn: string | null }> {
  const move = oneOf(moves, query.get('move'))
  if (!move) return { ok: false, errors: { move: 'move' } }
  if (move !== 'left') return { ok: true, answer: { move, leavesOn: null } }
  const submitted = query.get('leaves') ?? ''
  const read = readDay(submitted)
  if (!read.ok) return { ok: false, errors: { leaves: submitted === '' ? 'leaving-day' : 'leaving-day-wrong' } }
  const isInTime = read.day >= `${year}-01-01` && read.day <= `${year + 1}-12-31`
  if (!isInTime) return { ok: false, errors: { leaves: 'leaving-year' } }
  return { ok: true, answer: { move, leavesOn: read.day } }
}

/** Input for `mustFile`; null until all questions are answered. A ticked threshold is taken as just reached. */
export function filingInput({ year, answers }: ReadAnswers, today: string): FilingInput | null {
  const { permit, home, income, other, move } = answers
  if (!permit || !home || !income || !other || !move) return null
  const { canton, livesIn, commuter } = home
  return {
    ...{ permit, livesIn, commuter, means: meansOf(canton, income, other) },
    isSelfEmployed: other.includes('self-employed'),
    hasSalary: income.own !== 'none' || income.spouse === 'under' || income.spouse === 'over',
    ownsSwissProperty: other.includes('property'),
    ownsPropertyAbroad: other.includes('property-abroad'),
    ...{ leavesOn: move.leavesOn, year, today },
  }
}

function maritalStatusOf(spouse: SpouseSalary | undefined): MaritalStatus {
  return spouse === undefined || spouse === 'unmarried' ? 'single' : 'married'
}

function meansOf(
  canton: Canton,
  { own, spouse }: { own: Salary; spouse: SpouseSalary },
  other: readonly OtherGround[],
): MeansOfHousehold {
  const maritalStatus = maritalStatusOf(spouse)
  const lines = assessmentLines[canton]
  const reaching = (line: number | undefined) => (line === undefined ? 1 : line + (lines?.isAbove ? 1 : 0))
  return {
    ...{ canton, maritalStatus },
    grossCents: [own, spouse].map((salary) => (salary === 'over' ? ordinaryAssessmentFrom * 100 : 0)),
    otherIncome: other.includes('income') ? reaching(lines?.otherIncomeFrom) : 0,
    taxableWealth: other.includes('wealth') ? reaching(lines?.wealthFrom[maritalStatus]) : 0,
  }
}
