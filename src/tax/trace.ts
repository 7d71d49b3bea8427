import type { CapitalValues } from './capital/capital-trace.ts'
import type { FlatValues } from './flat-rate/flat-trace.ts'
import type { DeductionValues, SalaryValues } from './gross/gross-trace.ts'
import type { OrdinaryValues } from './ordinary/ordinary-trace.ts'
import type { Pillar3aValues } from './pillar-3a-trace.ts'
import type { PropertyValues } from './property/property-trace.ts'
import type { WithholdingValues } from './withholding/withholding-trace.ts'

/** What the sentence of each line needs: numbers and codes, no words. The words are in `words.ts`. */
export type TraceValues = OrdinaryValues &
  CapitalValues &
  SalaryValues &
  DeductionValues &
  WithholdingValues &
  PropertyValues &
  Pillar3aValues &
  FlatValues

export type TraceCode = keyof TraceValues

/** What a line belongs to. */
export type TracePart =
  | 'federal'
  | 'canton'
  | 'commune'
  | 'church'
  | 'wealth'
  | 'personal'
  | 'total'
  | 'net salary'
  | 'federal deductions'
  | 'canton deductions'
  | 'withholding'
  | 'filing'
  | 'property'
  | 'limit'
  | 'saving'
  | 'growth'
  | 'flat-rate'

/** Where figures come from, and of which day they are. */
export type FiguresOrigin = { readonly source: string; readonly stateDate: string }

/** One line of a result's reasoning: what was computed, from what, by which row, rule and article, on which data. */
export type TraceLine<Code extends TraceCode = TraceCode> = {
  [Each in Code]: {
    readonly part: TracePart
    readonly code: Each
    /** In francs with at most two decimals. */
    readonly amount: number
    readonly values: TraceValues[Each]
    /** Act and article where they belong to the figures, such as the canton's own act. */
    readonly article?: string
    /** Entered by the visitor instead of computed. */
    readonly own?: boolean
    readonly figures?: FiguresOrigin
  }
}[Code]

/** Receives trace lines. Left out where only the result counts, e.g. when ranking all communes. */
export type Note = (line: TraceLine) => void

/** The lines with one of these codes, in their order. */
export function linesOf(trace: readonly TraceLine[], ...codes: readonly TraceCode[]): TraceLine[] {
  return trace.filter(({ code }) => codes.includes(code))
}

/** Origin and day of figures, for a trace line. */
export function originOf({ source, stateDate }: FiguresOrigin): FiguresOrigin {
  return { source, stateDate }
}
