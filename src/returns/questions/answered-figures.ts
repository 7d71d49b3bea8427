import type { RowColumn } from '#content/questions/question.ts'
import type { FigurePerson } from '#returns/amounts/figure.ts'
import { type FigureCode, isFigureCode } from '#returns/amounts/figure-codes.ts'
import { convert, type OriginalAmount } from '#returns/amounts/original-amount.ts'
import { expatriateFlatMonths } from '#tax/deduction-limits/work-costs.ts'
import { swissShare } from '#tax/equity/swiss-share.ts'
import { rowsOf } from './answer.ts'
import { cellText } from './answer-text.ts'
import { workCosts } from './answered-work-costs.ts'
import type { RequestedAnswersInput, RequestedSection } from './requested-answers.ts'

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
> = { ...workCosts, 'equity-grants': equityOf, 'expat-months': expatriateFlatOf }

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
      const place = `${key}.${id}.${column.code}`
      return [{ place, code, label, ...stated, amountCents }, ...withheldFrom({ place, code, label, amountCents })]
    }),
  )
}

/** Federal withholding tax on Swiss interest and dividends, to be reclaimed: 35% of the gross income (VStG Art. 13). */
function withheldFrom({ place, code, label, amountCents }: Omit<Proposed, 'original'>): Proposed[] {
  if (amountCents === null || (code !== 'interest-taxed' && code !== 'securities-taxed')) return []
  const withheld = Math.round((amountCents * 35) / 100)
  return [{ place, code: 'withholding-tax', label, amountCents: withheld, original: null }]
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
