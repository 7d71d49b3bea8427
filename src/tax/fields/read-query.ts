import type { z } from 'zod'

export type FieldErrors = Readonly<Record<string, string>>

/** Reads a query; the errors name each field in plain words. */
export function readQuery<Query extends z.ZodType>(
  schema: Query,
  parameters: Iterable<readonly [string, string]>,
): { ok: true; query: z.output<Query> } | { ok: false; errors: FieldErrors } {
  const given = Object.fromEntries([...parameters].filter(([, value]) => value.trim() !== ''))
  const read = schema.safeParse(given)
  if (read.success) return { ok: true, query: read.data }
  const errors: Record<string, string> = {}
  for (const { path, message } of read.error.issues) {
    const field = String(path[0] ?? 'query')
    errors[field] ??= message
  }
  return { ok: false, errors }
}
