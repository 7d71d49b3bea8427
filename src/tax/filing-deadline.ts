import type { Canton } from '#tax/figures.ts'

/** data/tax/filing-deadlines.json: month and day per canton, in the year after the tax year. */
export type FilingDeadlines = {
  readonly stateDate: string
  readonly source: string
  readonly default: string
  readonly cantons: Readonly<
    Partial<Record<Canton, { readonly date: string; readonly note?: string; readonly named: boolean }>>
  >
}

export type FilingDeadline = {
  /** ISO day. */
  readonly on: string
  readonly note?: string
  /** A page of the canton or a press list names the date; otherwise the usual 31 March. */
  readonly named: boolean
  readonly remark: string
}

/** The ordinary filing date of a canton for a tax year: a hint, never a promise. */
export function filingDeadline(deadlines: FilingDeadlines, canton: Canton, taxYear: number): FilingDeadline {
  const { date = deadlines.default, note, named = false } = deadlines.cantons[canton] ?? {}
  return {
    on: `${taxYear + 1}-${date}`,
    ...(note && { note }),
    named,
    remark: 'The date printed on your own form decides.',
  }
}
