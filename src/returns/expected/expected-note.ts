import type { Coded } from '#platform/coded.ts'
import type { FigurePerson } from '#returns/figure.ts'
import type { FigureCode } from '#returns/figure-codes.ts'
import { notCheckedReasons } from '#tax/deduction-limits/not-checked.ts'
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

/** Why the rule of a figure could not be applied. */
export const openReasons = [
  ...notCheckedReasons,
  // The law limits it, and the rule is not computed here.
  'as-entered',
  'costs-without-salary',
  // Debts go by the share of assets, and the value of the property abroad is not known.
  'value-abroad-unknown',
] as const
export type OpenReason = (typeof openReasons)[number]

/** What was entered, and what each level allows of it; whole francs. */
export type LimitedItem = { code: FigureCode; entered: number; federal: number; canton: number }
export type OpenItem = { code: FigureCode; reason: OpenReason }

/** What to know beside a result that was computed. */
export type ExpectedNoteValues = {
  'to-ask': { count: number }
  'partner-not-taxed-together': { count: number }
  'foreign-income-in-full': NoValues
  'confession-unknown': NoValues
  'wealth-allowance-unknown': NoValues
  'pillar-3a-limited': { entered: number; limit: number }
  /** Limits of the law that were applied. */
  limited: { items: LimitedItem[] }
  /** Rules that could not be applied. */
  'limits-open': { items: OpenItem[] }
  /** Property abroad: its net income and value, which decide the rate. */
  'abroad-exempt': { income: number; value: number }
  /** Only in rows of earlier programs: taken as entered, without the limits of the law. */
  'as-entered': { codes: FigureCode[] }
}
export type ExpectedNote = Coded<ExpectedNoteValues>

/** Notes that explain and leave nothing open. */
const explaining: readonly ExpectedNote['code'][] = ['pillar-3a-limited', 'limited']

/** Whether a result cannot be called exact because of this. */
export function leavesOpen({ code }: ExpectedNote): boolean {
  return !explaining.includes(code)
}
