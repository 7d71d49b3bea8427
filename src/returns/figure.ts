import type { FigureCode } from './figure-codes.ts'

/** Whose a figure is, within the household. */
export const figurePersons = ['client', 'partner', 'joint'] as const
export type FigurePerson = (typeof figurePersons)[number]

/** Where a figure comes from. */
export const figureSources = ['answer', 'document', 'statement', 'adviser'] as const
export type FigureSource = (typeof figureSources)[number]

/** `replaced` ends a line: it counts no longer. */
export const figureStates = ['proposed', 'confirmed', 'replaced'] as const
export type FigureState = (typeof figureStates)[number]

/** What the database holds of one line, in centimes: more than anybody has. */
export const maxFigureCents = 100_000_000_000_000

/** One row: what somebody said of a line at an instant. */
export type Figure = {
  lineId: string
  version: number
  code: FigureCode
  /** What tells lines of one code apart: an employer, a bank. */
  label: string
  person: FigurePerson
  /** Null has to be asked for; it is not zero. */
  amountCents: number | null
  source: FigureSource
  documentId: string | null
  filename: string | null
  page: number | null
  statementId: string | null
  statementLine: string | null
  note: string
  state: FigureState
  /** Null is the program. */
  byName: string | null
  createdAt: Date
}

/** A line as it counts now, and what was said of it before, newest first. */
export type FigureLine = Figure & { earlier: Figure[] }

/** The lines that count, from all rows of a case. */
export function linesOf(rows: readonly Figure[]): FigureLine[] {
  const byLine = Map.groupBy(rows, ({ lineId }) => lineId)
  return [...byLine.values()]
    .map((versions) => versions.toSorted((a, b) => b.version - a.version))
    .flatMap(([newest, ...earlier]) => (newest && newest.state !== 'replaced' ? [{ ...newest, earlier }] : []))
}
