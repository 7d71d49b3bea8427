import { type ApartProgram, runApart, sandboxOf } from '#platform/sandbox/run-apart.server.ts'
import { type Reading, readingSchema } from './reading.ts'

const reader: ApartProgram = {
  source: 'src/returns/statements/reader/reader-process.server.ts',
  folder: 'src/returns/statements',
  built: 'read-statement.js',
}
const ordinary = { ms: 60_000, residentBytes: 700 * 1024 * 1024 }

export type MeasuredReading = { reading: Reading; busyMs: number }

/** Reads a document in a sandboxed process. If that crashes or exceeds a limit, returns this; throws if it was killed. */
export async function readMeasured(
  content: Uint8Array,
  limits: Partial<typeof ordinary> = {},
): Promise<MeasuredReading> {
  const { output, code, ended, busyMs } = await runApart(reader, content, { ...ordinary, ...limits })
  if (ended) return { reading: failed(ended), busyMs }
  if (code !== 0) return { reading: failed('crashed'), busyMs }
  return { reading: readingSchema.parse(JSON.parse(output.toString())), busyMs }
}

function failed(reason: 'too-slow' | 'too-large' | 'crashed'): Reading {
  return [{ ok: false, kind: null, because: { reason } }]
}

/** @internal */
export const readerCommand = () => sandboxOf(reader)
