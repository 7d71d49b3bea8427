import { t } from '#platform/texts.ts'
import { explain } from '#platform/words.ts'
import type { RowProblem } from '#privacy/import/check-rows.ts'
import type { ImportField } from '#privacy/import/import-fields.ts'
import * as texts from '#privacy/import/staff/locales/en.ts'

export function fieldName(field: ImportField): string {
  return t(texts.fields)[field]
}

/** @example 'Birth date: this is not a date. Enter day, month and year.' */
export function problemText(problem: RowProblem): string {
  return `${fieldName(problem.field)}: ${explain<RowProblem>(t(texts.problems), problem)}`
}

export function fileRefusalText(refusal: string): string {
  const words = t(texts.fileRefusals)
  return Object.entries(words).find(([reason]) => reason === refusal)?.[1] ?? words.damaged
}
