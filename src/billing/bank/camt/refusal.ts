import { z } from 'zod'
import type { CamtError } from './read-camt.ts'

const plain = z.enum(['too-large', 'not-xml', 'has-entities', 'too-deep', 'damaged', 'too-many', 'no-statement'])
const refusal = z.union([
  z.object({ reason: plain }),
  z.object({ reason: z.enum(['bad-encoding', 'other-format', 'other-version']), found: z.string() }),
  z.object({
    reason: z.enum(['bad-amount', 'bad-date', 'implausible-date', 'bad-side']),
    found: z.string(),
    entry: z.number(),
  }),
]) satisfies z.ZodType<CamtError>

export function readRefusal(stored: unknown): CamtError | null {
  return refusal.safeParse(stored).data ?? null
}
