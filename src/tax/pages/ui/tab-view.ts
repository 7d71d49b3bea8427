import type { ReactNode } from 'react'
import type { IllustrationName } from '#design/illustrations/draw.ts'
import type { Filled } from './filled.ts'

/** What one calculator shows. `Name` are the fields of its schema, so that a form cannot ask for another. */
export type TabView<Result, Name extends string> = {
  /** What fields show that the address says nothing of. */
  readonly defaults: Readonly<Partial<Record<Name, string>>>
  /** The questions. */
  readonly form: (answer: Filled<Name>) => ReactNode
  /** Before the first answer: what to do, what will be here then, and an example to press. */
  readonly before: {
    readonly text: string
    readonly illustration: IllustrationName
    readonly coming: readonly string[]
    readonly example: string
    readonly entries: Readonly<Partial<Record<Name, string>>>
  }
  /** Beside the form, under figures and prompt alike. */
  readonly remark?: ReactNode
  /** The answer in a sentence, for who listens. */
  readonly spoken: (result: Result) => string | undefined
  readonly figures: (result: Result) => ReactNode
  /** What stands below, over the whole width. */
  readonly details?: (result: Result) => ReactNode
  /** The figure at the foot of small screens. */
  readonly bar: (result: Result) => { readonly label: string; readonly value: string } | null
}
