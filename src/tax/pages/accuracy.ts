import { z } from 'zod'

const measured = z.object({ cases: z.number(), passed: z.number(), largestDifference: z.number() })

const accuracy = z.object({
  toleranceFrancs: z.number(),
  dataState: z.record(z.string(), z.string()),
  total: measured,
  kinds: z.record(z.string(), measured),
  cantons: z.array(measured.extend({ canton: z.string(), kinds: z.record(z.string(), measured) })),
  misses: z.array(z.unknown()),
  withholding: z.object({ year: z.number(), cantons: z.number(), codes: z.number(), dataState: z.string() }),
  knownGaps: z.array(z.object({ where: z.string(), text: z.string() })),
})

export type Accuracy = z.output<typeof accuracy>

export function readAccuracy(written: unknown): Omit<Accuracy, 'misses'> & { misses: string[] } {
  const read = accuracy.parse(written)
  return { ...read, misses: read.misses.map((miss) => (typeof miss === 'string' ? miss : JSON.stringify(miss))) }
}
