import type { FigureCode } from './figure-codes.ts'
import type { OriginalAmount } from './original-amount.ts'

export const figurePersons = ['client', 'partner', 'joint'] as const
export type FigurePerson = (typeof figurePersons)[number]

export const figureSources = ['answer', 'document', 'statement', 'adviser'] as const
export type FigureSource = (typeof figureSources)[number]

export const figureStates = ['proposed', 'confirmed', 'replaced'] as const
export type FigureState = (typeof figureStates)[number]

/** How an amount counts for the rate of a part-year: projected to a full year, or as it is. */
export const figureFrequencies = ['regular', 'once'] as const
export type FigureFrequency = (typeof figureFrequencies)[number]

export const maxFigureCents = 100_000_000_000_000

export type Figure = {
  lineId: string
  version: number
  code: FigureCode
  label: string
  person: FigurePerson
  /** Null if the amount is unknown, so that the client must be asked; null does not mean zero. */
  amountCents: number | null
  /** Set if the client stated the amount in another currency. */
  original: OriginalAmount | null
  /** Set by an adviser; otherwise, it follows from the code. */
  frequency?: FigureFrequency | null
  source: FigureSource
  documentId: string | null
  filename: string | null
  page: number | null
  statementId: string | null
  statementLine: string | null
  note: string
  state: FigureState
  /** Name of the person who created this version; null if the system did. */
  byName: string | null
  createdAt: Date
}

export type FigureLine = Figure & { earlier: Figure[] }

export function linesOf(rows: readonly Figure[]): FigureLine[] {
  const byLine = Map.groupBy(rows, ({ lineId }) => lineId)
  return [...byLine.values()]
    .map((versions) => versions.toSorted((a, b) => b.version - a.version))
    .flatMap(([newest, ...earlier]) => (newest && newest.state !== 'replaced' ? [{ ...newest, earlier }] : []))
}

/** Proposed amounts that can be confirmed; those that no one has stated yet cannot. */
export function openOf<Line extends Pick<Figure, 'state' | 'amountCents'>>(lines: readonly Line[]): Line[] {
  return lines.filter(({ state, amountCents }) => state === 'proposed' && amountCents !== null)
}

/** Identifies the versions of figures that a page shows. */
export function seenOf(lines: readonly Pick<Figure, 'lineId' | 'version'>[]): string {
  return lines
    .map(({ lineId, version }) => `${lineId}:${version}`)
    .toSorted()
    .join(' ')
}
