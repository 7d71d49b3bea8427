import type { Coded } from '#platform/coded.ts'
import type { FigurePerson } from '#returns/figure.ts'
import type { FigureCode } from '#returns/figure-codes.ts'
import type { NoValues } from '#tax/no-values.ts'

/** Why nothing is computed. Each names what somebody can put right, or says that the engine cannot. */
export type MissingValues = {
  'no-figures': NoValues
  'commune-unknown': NoValues
  'commune-not-in-year': { year: number }
  'year-not-published': { year: number }
  'civil-status-unknown': NoValues
  'birth-year-unknown': { person: FigurePerson }
  'part-year': { year: number }
}
export type Missing = Coded<MissingValues>

/** What to know beside a result that was computed. */
export type ExpectedNoteValues = {
  'to-ask': { count: number }
  'partner-not-taxed-together': { count: number }
  'foreign-income-in-full': NoValues
  'confession-unknown': NoValues
  'wealth-allowance-unknown': NoValues
  'pillar-3a-limited': { entered: number; limit: number }
  'as-entered': { codes: FigureCode[] }
}
export type ExpectedNote = Coded<ExpectedNoteValues>

/** Notes that explain and leave nothing open. */
const explaining: readonly ExpectedNote['code'][] = ['pillar-3a-limited', 'as-entered']

/** Whether a result cannot be called exact because of this. */
export function leavesOpen({ code }: ExpectedNote): boolean {
  return !explaining.includes(code)
}
