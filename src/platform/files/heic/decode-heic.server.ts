import { type ApartProgram, runApart } from '#platform/sandbox/run-apart.server.ts'
import { maxSide, type Pixels } from './pixels.ts'

export const heicProgram: ApartProgram = {
  source: 'src/platform/files/heic/heic-process.server.ts',
  folder: 'src/platform/files/heic',
  built: 'read-heic.js',
}
const limits = { ms: 30_000, residentBytes: 800 * 1024 * 1024 }

/** Decodes a HEIC photo in a sandboxed process. Null if it is damaged, too large or takes too long. */
export async function decodeHeic(content: Uint8Array): Promise<Pixels | null> {
  const { output, code, ended } = await runApart(heicProgram, content, limits)
  if (ended || code !== 0 || output.length < 8) return null
  const [width, height] = [output.readUInt32BE(0), output.readUInt32BE(4)]
  const isSound = width > 0 && height > 0 && Math.max(width, height) <= maxSide
  if (!isSound || output.length !== 8 + width * height * 4) return null
  return { width, height, data: new Uint8ClampedArray(output.buffer, output.byteOffset + 8, width * height * 4) }
}
