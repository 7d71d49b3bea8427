import type { ReactNode } from 'react'
import type { IllustrationName } from '#design/illustrations/draw.ts'

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

export type Filled<Name extends string = string> = {
  readonly values: Readonly<Partial<Record<Name, string>>>
  readonly errors: Readonly<Partial<Record<Name, string>>>
  readonly choices: readonly string[]
}
