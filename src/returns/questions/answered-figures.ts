import type { RowColumn } from '#content/questions/question.ts'
import type { FigurePerson } from '#returns/amounts/figure.ts'
import { type FigureCode, isFigureCode } from '#returns/amounts/figure-codes.ts'
import { convert, type OriginalAmount } from '#returns/amounts/original-amount.ts'
import { expatriateFlatMonths } from '#tax/deduction-limits/work-costs.ts'
import { swissShare } from '#tax/equity/swiss-share.ts'
import { type AnswerValue, rowsOf } from './answer.ts'
import { cellText } from './answer-text.ts'
import type { RequestedAnswersInput, RequestedSection } from './requested-answers.ts'

/**
 * Meal deduction in cents per working day with lunch away from home, and maximum per year (SR 642.118.1, Art. 6 and 9).
 */
const full = { day: 1_500, max: 320_000 }

const half = { day: 750, max: 160_000 }

const rates: ReadonlyMap<string, typeof full> = new Map([
  ['no', full],
  ['shift', full],
  ['canteen', half],
])

/** A figure derived from an answer. `place` identifies it within the case and never changes. */
export type AnsweredFigure = {
  place: string
  code: FigureCode
  label: string
  person: FigurePerson
  /** Null if the figure is needed but the client does not know its amount. */
  amountCents: number | null
  /** Set if the client stated the amount in another currency. */
  original: OriginalAmount | null
  answeredBy: string | null
}

/** Figures derived from the answers. Zero amounts and answers to questions that no longer apply give no figures. */
export function figuresOf(sections: readonly RequestedSection[], isCouple: boolean): AnsweredFigure[] {
  const all = sections.flatMap(({ requested }) => requested)
  return all.flatMap((one) => {
    const person = one.person === 'joint' && !isCouple ? 'client' : one.person
    const proposed = computedBy[one.question.code]?.(one, all) ?? proposedBy(one)
    return proposed.map((figure) => ({ ...figure, person, answeredBy: one.answer?.answeredBy ?? null }))
  })
}

type Proposed = Omit<AnsweredFigure, 'person' | 'answeredBy'>

/** Meal costs are not asked for: they are computed from the person's lunch arrangements and days at work. */
function mealsOf({ key, person, answer }: RequestedAnswersInput, all: readonly RequestedAnswersInput[]): Proposed[] {
  const days = all.find((other) => other.question.code === 'work-days' && other.person === person)?.answer ?? null
  const stay = all.find((other) => other.question.code === 'weekly-stay' && other.person === person)?.answer ?? null
  const amountCents = mealsCents(answer?.value ?? null, days, stay?.value === 'yes')
  return amountCents === 0 ? [] : [{ place: key, code: 'meals', label: '', amountCents, original: null }]
}

/** The flat rate of posted specialists is not asked for: it is computed from the months of the posting. */
function expatriateFlatOf({ key, answer }: RequestedAnswersInput): Proposed[] {
  const months = typeof answer?.value === 'number' ? answer.value : null
  if (months === 0 || (months === null && !answer?.mark)) return []
  const amountCents = months === null ? null : expatriateFlatMonths(months) * 100
  return [{ place: key, code: 'expatriate-costs', label: '', amountCents, original: null }]
}

/** Swiss and foreign part of each grant of employee shares, by the working days; unknown if the days are missing. */
function equityOf({ key, answer }: RequestedAnswersInput): Proposed[] {
  return rowsOf(answer?.value ?? null).flatMap(({ id, fields }) => {
    const { benefit, 'days-swiss': swiss, 'days-all': all, 'in-salary': inSalary } = fields
    const label = String(fields.name ?? '').slice(0, 200)
    const parts = equityParts(benefit, { swiss, all })
    const figure = (code: FigureCode, amountCents: number | null) =>
      amountCents === 0 ? [] : [{ place: `${key}.${id}.${code}`, code, label, amountCents, original: null }]
    if (inSalary === 'whole') return figure('equity-abroad-in-salary', parts.abroad)
    return [...(inSalary === 'none' ? figure('equity', parts.swiss) : []), ...figure('equity-abroad', parts.abroad)]
  })
}

type Cell = string | number | undefined

function equityParts(benefit: Cell, { swiss, all }: { swiss: Cell; all: Cell }) {
  if (typeof benefit !== 'number' || typeof swiss !== 'number' || typeof all !== 'number' || swiss > all || all === 0) {
    return { swiss: null, abroad: null }
  }
  const ofSwiss = swissShare(benefit / 100, { swiss, all }) * 100
  return { swiss: ofSwiss, abroad: Math.max(0, benefit - ofSwiss) }
}

/** Questions whose figures are computed from the answers instead of being one of them. */
const computedBy: Readonly<
  Record<string, (one: RequestedAnswersInput, all: readonly RequestedAnswersInput[]) => Proposed[]>
> = { lunch: mealsOf, 'equity-grants': equityOf, 'expat-months': expatriateFlatOf }

function proposedBy({ key, question, answer }: RequestedAnswersInput): Proposed[] {
  if (!answer) return []
  if (question.kind === 'money') {
    const { figure, label = '' } = question
    if (!figure || !isFigureCode(figure) || answer.value === 0) return []
    const amountCents = typeof answer.value === 'number' ? answer.value : null
    return amountCents === null && answer.mark === null
      ? []
      : [{ place: key, code: figure, label, amountCents, original: null }]
  }
  if (question.kind !== 'rows') return []
  const [name] = question.columns
  const [main] = question.columns.filter(({ figure }) => figure !== undefined)
  return rowsOf(answer.value).flatMap(({ id, fields }) =>
    question.columns.flatMap((column) => {
      const amount = fields[column.code]
      const entered = typeof amount === 'number' ? amount : null
      const { code, isKnown } = figureOf(column, fields)
      if (!code || entered === 0) return []
      if (entered === null && column !== main) return []
      const label = cellText(name, fields).slice(0, 200)
      const { currency } = fields
      const stated =
        entered !== null && column.rate && typeof currency === 'string'
          ? convert({ ...column.rate, cents: entered, currency })
          : { amountCents: entered, original: null }
      const amountCents = isKnown ? stated.amountCents : null
      return [{ place: `${key}.${id}.${column.code}`, code, label, ...stated, amountCents }]
    }),
  )
}

/** `isKnown`: false for a property without a country, saved before the form asked for it; it may be abroad. */
function figureOf(column: RowColumn, fields: Readonly<Record<string, string | number>>) {
  const { country, canton } = fields
  const isAbroad = country !== undefined && country !== 'CH'
  const byColumn = column.figureBy?.is[String(fields[column.figureBy.column])]
  const elsewhere = canton ? column.figureElsewhere : undefined
  const figure = byColumn ?? (isAbroad ? column.figureAbroad : elsewhere) ?? column.figure
  const isKnown = !column.figureAbroad || country !== undefined
  const { soldOn = '', rate } = column
  if (rate && String(fields[soldOn] ?? '').startsWith(`${rate.year}-`)) return { code: null, isKnown }
  return { code: figure !== undefined && isFigureCode(figure) ? figure : null, isKnown }
}

/**
 * Meal costs in cents. Weekday stays near work add the evening meal at the full rate. Null: days unknown; zero: not
 * deductible. @example mealsCents('no', { value: 220, mark: null }, false) // 320000, the yearly maximum
 */
export function mealsCents(
  lunch: AnswerValue | null,
  days: { value: AnswerValue | null; mark: string | null } | null,
  isWeeklyResident: boolean,
) {
  const noon = typeof lunch === 'string' ? rates.get(lunch) : undefined
  const meals = [...(noon ? [noon] : []), ...(isWeeklyResident ? [full] : [])]
  if (meals.length === 0 || !days) return 0
  const { value } = days
  if (typeof value !== 'number') return days.mark === null ? 0 : null
  return meals.reduce((sum, { day, max }) => sum + Math.min(Math.round(value * day), max), 0)
}
