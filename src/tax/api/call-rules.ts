import type { FieldErrors } from '#tax/fields/read-query.ts'

/** How often one address may use the tax calls. */
export const taxCallLimit = { name: 'tax-calls', points: 600, seconds: 60 }

/** Parameters that a call does not know, or that are given twice, each with what to do. */
export function strayParameters(parameters: URLSearchParams, known: readonly string[]): FieldErrors {
  const errors: Record<string, string> = {}
  for (const name of new Set(parameters.keys())) {
    if (!known.includes(name)) errors[name] = `There is no parameter of this name. Known: ${known.join(', ')}.`
    else if (parameters.getAll(name).length > 1) errors[name] = 'Give this parameter once.'
  }
  return errors
}
