import type { TraceCode, TraceValues } from '#tax/trace.ts'

/** The words of one line; `law` takes the place of the article that came with it. */
export type LineWords = {
  readonly label: string
  /** The computation with its numbers. */
  readonly from: string
  /** The tariff row that decided. */
  readonly row?: string | undefined
  readonly rule?: string | undefined
  readonly law?: string
}

/** What a language must know to be spoken here: the words of every line. */
export type TraceWords<Code extends TraceCode = TraceCode> = {
  readonly [Each in Code]: (values: TraceValues[Each], article: string) => LineWords
}
