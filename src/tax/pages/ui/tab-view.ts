import type { ReactNode } from 'react'
import type { IllustrationName } from '#design/illustrations/draw.ts'
import type { Filled } from './filled.ts'

export type TabView<Result, Name extends string> = {
  readonly defaults: Readonly<Partial<Record<Name, string>>>
  readonly form: (answer: Filled<Name>) => ReactNode
  readonly before: {
    readonly text: string
    readonly illustration: IllustrationName
    readonly coming: readonly string[]
    readonly example: string
    readonly entries: Readonly<Partial<Record<Name, string>>>
  }
  readonly remark?: ReactNode
  readonly spoken: (result: Result) => string | undefined
  readonly figures: (result: Result) => ReactNode
  readonly details?: (result: Result) => ReactNode
  readonly bar: (result: Result) => { readonly label: string; readonly value: string } | null
}
