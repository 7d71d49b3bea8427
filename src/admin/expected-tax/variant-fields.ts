import type { EnteredVariant } from '#returns/expected/try-variant.server.ts'
import { maxChanges } from '#returns/expected/variant.ts'

/** The rows of the form for a variant, by their numbers. */
export const changeRows: readonly number[] = Array.from({ length: maxChanges }, (_, at) => at + 1)

/** The changes that were typed, row by row, as they came. */
export function changesIn(values: Readonly<Record<string, string>>): EnteredVariant['changes'] {
  return changeRows.map((row) => ({
    code: values[`code${row}`] ?? '',
    amount: values[`amount${row}`] ?? '',
    person: values[`person${row}`] ?? 'client',
  }))
}
