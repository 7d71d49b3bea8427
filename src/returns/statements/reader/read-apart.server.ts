import { type ApartProgram, runApart, sandboxOf } from '#platform/sandbox/run-apart.server.ts'
import { type Reading, readingSchema } from './read-statement.server.ts'

const reader: ApartProgram = {
  source: 'src/returns/statements/reader/reader-process.server.ts',
  folder: 'src/returns/statements',
  built: 'read-statement.js',
}
const ordinary = { ms: 60_000, residentBytes: 700 * 1024 * 1024 }

export type MeasuredReading = { reading: Reading; busyMs: number }

/** Reads a PDF in a sandboxed process. If that crashes or exceeds a limit, returns this; throws if it was killed. */
export async function readMeasured(pdf: Uint8Array, limits: Partial<typeof ordinary> = {}): Promise<MeasuredReading> {
  const { output, code, ended, busyMs } = await runApart(reader, pdf, { ...ordinary, ...limits })
  if (ended) return { reading: { ok: false, because: { reason: ended } }, busyMs }
  if (code !== 0) return { reading: { ok: false, because: { reason: 'crashed' } }, busyMs }
  return { reading: readingSchema.parse(JSON.parse(output.toString())), busyMs }
}

/** @internal */
export const readerCommand = () => sandboxOf(reader)
