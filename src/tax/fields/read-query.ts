import type { z } from 'zod'
import { type Fault, type FieldFaults, faultOf } from './fault.ts'

/** Reads a query; the faults are named by their fields. */
export function readQuery<Query extends z.ZodType>(
  schema: Query,
  parameters: Iterable<readonly [string, string]>,
): { ok: true; query: z.output<Query> } | { ok: false; errors: FieldFaults } {
  const given = Object.fromEntries([...parameters].filter(([, value]) => value.trim() !== ''))
  const read = schema.safeParse(given)
  if (read.success) return { ok: true, query: read.data }
  const errors: Record<string, Fault> = {}
  for (const issue of read.error.issues) errors[String(issue.path[0] ?? 'query')] ??= faultOf(issue)
  return { ok: false, errors }
}
