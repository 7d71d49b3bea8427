import type { FieldError, FieldErrors } from '#tax/fields/error.ts'

export const taxApiLimit = { name: 'tax-calls', points: 600, seconds: 60 }

export function strayParameters(parameters: URLSearchParams, known: readonly string[]): FieldErrors {
  const errors: Record<string, FieldError> = {}
  for (const name of new Set(parameters.keys())) {
    if (!known.includes(name)) errors[name] = { code: 'parameter-unknown', values: { known } }
    else if (parameters.getAll(name).length > 1) errors[name] = 'parameter-twice'
  }
  return errors
}
