import type { TraceCode, TraceValues } from '#tax/trace.ts'

export type LineWords = {
  readonly label: string
  readonly from: string
  readonly row?: string | undefined
  readonly rule?: string | undefined
  readonly law?: string
}

export type TraceWords<Code extends TraceCode = TraceCode> = {
  readonly [Each in Code]: (values: TraceValues[Each], article: string) => LineWords
}
