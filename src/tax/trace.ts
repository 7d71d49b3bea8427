import type { OwnerValues } from './allocation/owner-abroad.ts'
import type { CapitalValues } from './capital/capital-base.ts'
import type { DepartureValues } from './departure/departure-trace.ts'
import type { EquityValues } from './equity/equity-trace.ts'
import type { FlatValues } from './flat-rate/flat-income-tax.ts'
import type { DeductionValues, SalaryValues } from './gross/gross-trace.ts'
import type { HomeTaxValues } from './home-tax/relief.ts'
import type { OrdinaryValues } from './ordinary/ordinary-trace.ts'
import type { PartYearValues } from './part-year/liability-period.ts'
import type { Pillar3aValues } from './pillar-3a.ts'
import type { PropertyValues } from './property/real-estate.ts'
import type { QuasiValues } from './withholding/commuter.ts'
import type { CommuterValues } from './withholding/commuter-limits.ts'
import type { WithholdingValues } from './withholding/withholding-tax.ts'

/** Values of each kind of trace line: numbers and codes only. The texts are in `words/trace-words.ts`. */
export type TraceValues = OrdinaryValues &
  CapitalValues &
  OwnerValues &
  SalaryValues &
  DeductionValues &
  WithholdingValues &
  PropertyValues &
  QuasiValues &
  EquityValues &
  DepartureValues &
  CommuterValues &
  HomeTaxValues &
  PartYearValues &
  Pillar3aValues &
  FlatValues

export type TraceCode = keyof TraceValues

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
  | 'expats'
  | 'flat-rate'

export type FiguresOrigin = { readonly source: string; readonly stateDate: string }

export type TraceLine<Code extends TraceCode = TraceCode> = {
  [Each in Code]: {
    readonly part: TracePart
    readonly code: Each
    /** Amount in francs with at most two decimals. */
    readonly amount: number
    readonly values: TraceValues[Each]
    readonly article?: string
    readonly own?: boolean
    readonly figures?: FiguresOrigin
  }
}[Code]

/** Callback that receives trace lines. Callers that need no trace omit it, for example to rank all communes. */
export type Note = (line: TraceLine) => void

export function linesOf(trace: readonly TraceLine[], ...codes: readonly TraceCode[]): TraceLine[] {
  return trace.filter(({ code }) => codes.includes(code))
}

export function originOf({ source, stateDate }: FiguresOrigin): FiguresOrigin {
  return { source, stateDate }
}

export type NoValues = Readonly<Record<string, never>>
