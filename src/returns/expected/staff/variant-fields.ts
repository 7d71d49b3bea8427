import type { EnteredVariant } from '#returns/expected/try-variant.server.ts'
import { maxChanges } from '#returns/expected/variant.ts'

export const changeRows: readonly number[] = Array.from({ length: maxChanges }, (_, at) => at + 1)

export function changesIn(values: Readonly<Record<string, string>>): EnteredVariant['changes'] {
  return changeRows.map((row) => ({
    code: values[`code${row}`] ?? '',
    amount: values[`amount${row}`] ?? '',
    person: values[`person${row}`] ?? 'client',
  }))
}
