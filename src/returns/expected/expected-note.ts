import type { Coded } from '#platform/coded.ts'
import { t } from '#platform/texts.ts'
import { say } from '#platform/words.ts'
import type { FigurePerson } from '#returns/amounts/figure.ts'
import type { FigureCode } from '#returns/amounts/figure-codes.ts'
import type { Fix, KnownOr } from '#returns/locales/en.ts'
import * as returnTexts from '#returns/locales/en.ts'
import { notCheckedReasons } from '#tax/deduction-limits/limited.ts'
import type { Canton } from '#tax/figures.ts'
import type { NoValues } from '#tax/trace.ts'

/** Reasons why no tax can be computed: an input that a person can correct, or a limitation of the engine. */
export type MissingValues = {
  'no-figures': NoValues
  'salary-unknown': { person: Person }
  'commune-unknown': NoValues
  'commune-not-in-year': { year: number }
  'year-not-published': { year: number }
  'civil-status-unknown': NoValues
  'birth-year-unknown': { person: FigurePerson }
  /** The dates of arrival or departure are missing, or do not form one period. */
  'part-year': { year: number }
  'world-income-unknown': NoValues
}
export type Missing = Coded<MissingValues>

export const openReasons = [
  ...notCheckedReasons,
  // The amount is deducted as entered, because the rule that limits it is not implemented.
  'as-entered',
  'costs-without-salary',
  // Only a Swiss enterprise may deduct the loss, and the figures do not say whether it is one (DBG Art. 6 para. 3).
  'business-loss-abroad',
  // Debts cannot be split in proportion to the assets, because the value of the foreign property is unknown.
  'value-abroad-unknown',
  // Property bought or sold during the year counts with its value on 31 December.
  'owned-part-of-year',
  // Of a client who lives abroad, only the property is computed.
  'left-out-abroad',
  // The return of the earlier year decides how much of its contributions was missed.
  'gap-not-checked',
  // The credit is at most the Swiss tax on the same income.
  'credit-limit',
  // Part-year: no source says whether limits of commuting and meals are cut by days.
  'limit-cut-by-days',
  'rhythm-unknown',
  'business-year-unknown',
] as const
export type OpenReason = (typeof openReasons)[number]

type Person = 'client' | 'partner'

/** `person` is missing for costs of the household. */
export type LimitedItem = { code: FigureCode; person?: Person; entered: number; federal: number; canton: number }
export type OpenItem = { code: FigureCode; reason: OpenReason }

export type ExpectedNoteValues = {
  'part-of-year': { from: string; to: string; days: number }
  'to-ask': { count: number }
  'partner-not-taxed-together': { count: number }
  'foreign-income-in-full': NoValues
  'confession-unknown': NoValues
  'wealth-allowance-unknown': NoValues
  'pillar-3a-limited': { entered: number; limit: number }
  /** Nothing of a later contribution is deductible (BVV 3 Art. 7a). */
  'purchase-refused': { person: Person; reason: 'ordinary-not-full' | 'no-gap' }
  'foreign-tax-too-small': { amount: number }
  limited: { items: LimitedItem[] }
  'limits-open': { items: OpenItem[] }
  /** `tax` is null if the canton is unknown; several cantons count as unknown. `days` (of 360): only of a part-year. */
  'other-canton': { canton: Canton | null; income: number; value: number; tax: number | null; days?: number }
  'owner-abroad': { income: number }
  /** The client lives abroad, and the tax at source on the Swiss salary is final. */
  'owner-at-source': { income: number }
  'quasi-resident': NoValues
  'abroad-exempt': { income: number; value: number }
  'equity-exempt': { amount: number }
  /** Occurs only in results of older releases, which deducted such figures without their statutory limits. */
  'as-entered': { codes: FigureCode[] }
}
export type ExpectedNote = Coded<ExpectedNoteValues>

const explaining: readonly ExpectedNote['code'][] = [
  'pillar-3a-limited',
  'purchase-refused',
  'foreign-tax-too-small',
  'limited',
  'part-of-year',
]

export function leavesOpen({ code }: ExpectedNote): boolean {
  return !explaining.includes(code)
}

export function noteInWords(note: KnownOr<ExpectedNote>): string {
  const { notes, unknown } = t(returnTexts.expected)
  return note.code === 'unknown' ? unknown : say(notes, note)
}

export function missingInWords(missing: KnownOr<Missing>, reader: 'staff' | 'client'): { text: string; fix: Fix } {
  const words = t(returnTexts.expected)
  if (missing.code === 'unknown') return { text: words.unknown, fix: 'none' }
  return { text: say(words.missing[reader], missing), fix: words.fixes[missing.code][reader] }
}
