import type { z } from 'zod'
import { type FieldErrors, readQuery } from '#tax/fields/error.ts'
import type { CantonFigures, FederalFigures } from '#tax/figures.ts'
import type { FiguresSource } from '#tax/requests/answers.ts'
import type { ReportDraft } from './document/report.ts'
import { type NoPlace, resolved } from './place.ts'

export type Calculated<Result> = {
  readonly values: Readonly<Record<string, string>>
  readonly errors: FieldErrors
  readonly choices: readonly string[]
  readonly result: Result | null
}

export type Figures = {
  readonly source: FiguresSource
  readonly today: string
  allOf(year: number): { readonly cantons: readonly CantonFigures[]; readonly federal: FederalFigures } | null
  cantonsOf(year: number): readonly CantonFigures[]
}

export type Labels = Readonly<Record<string, string | null>>

export type Calculator<Id extends string, Result> = {
  readonly id: Id
  /** The fields as a schema, from which the API documents its parameters. */
  readonly fields: z.ZodObject
  answer(parameters: URLSearchParams, figures: Figures): Result | Omit<NoPlace, 'choices'>
  readonly labels: Labels
  /** Names of the options of a field, for the PDF. */
  readonly choices: Readonly<Record<string, Readonly<Record<string, string>>>>
  run(parameters: URLSearchParams, figures: Figures): { readonly tab: Id } & Calculated<Result>
  report(result: Result): ReportDraft
}

/**
 * Defines a calculator. It computes a result only if the URL contains the field named in `asks`. `labels` are the field
 * names in the PDF.
 */
export function calculator<const Id extends string, Schema extends z.ZodObject, Success extends { ok: true }>(created: {
  id: Id
  asks: keyof z.input<Schema> & string
  fields: Schema
  labels: () => {
    readonly [Name in keyof z.input<Schema> as string extends Name ? never : Name]-?: string | null
  }
  choices?: () => Readonly<Record<string, Readonly<Record<string, string>>>>
  /** What a link means that leaves these fields out; the empty form may begin with other values. */
  implied?: Readonly<Record<string, string>>
  compute: (input: z.output<Schema>, figures: Figures) => Success | NoPlace
  report: (result: Success) => ReportDraft
}): Calculator<Id, Success> {
  const { id, asks, fields, implied, compute } = created
  return {
    id,
    fields,
    get labels() {
      return created.labels()
    },
    get choices() {
      return created.choices?.() ?? {}
    },
    report: created.report,
    answer(parameters, figures) {
      const read = readQuery(fields, parameters)
      return read.ok ? compute(read.query, figures) : read
    },
    run(parameters, figures) {
      const isRequested = parameters.has(asks)
      const values = { ...(isRequested && implied), ...valuesOf(parameters) }
      const none = { tab: id, values, errors: {}, choices: [], result: null }
      if (!isRequested) return none
      const read = readQuery(fields, parameters)
      if (!read.ok) return { ...none, errors: read.errors }
      const outcome = compute(read.query, figures)
      if (!outcome.ok) return { ...none, errors: outcome.errors, choices: outcome.choices }
      return { ...none, values: { ...none.values, ...resolved(parameters) }, result: outcome }
    },
  }
}

function valuesOf(parameters: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...parameters].filter(([name]) => name !== 'tab' && name !== 'choice'))
}
