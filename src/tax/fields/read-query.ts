import type { z } from 'zod'
import { errorOf, type FieldError, type FieldErrors } from './error.ts'

export function readQuery<Query extends z.ZodType>(
  schema: Query,
  parameters: Iterable<readonly [string, string]>,
): { ok: true; query: z.output<Query> } | { ok: false; errors: FieldErrors } {
  const given = Object.fromEntries([...parameters].filter(([, value]) => value.trim() !== ''))
  const read = schema.safeParse(given)
  if (read.success) return { ok: true, query: read.data }
  const errors: Record<string, FieldError> = {}
  for (const issue of read.error.issues) errors[String(issue.path[0] ?? 'query')] ??= errorOf(issue)
  return { ok: false, errors }
}
