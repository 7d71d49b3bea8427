import { unzipSync } from 'fflate'
import { maxFileBytes } from './read-camt.ts'

const maxFiles = 40
const maxUnpackedBytes = 4 * maxFileBytes

export type UnpackError =
  | { reason: 'zip-damaged' | 'zip-without-xml' | 'zip-locked' }
  | { reason: 'zip-too-large'; files: number; megabytes: number }
export type UnpackedFile = { name: string; content: Uint8Array }
export type UnpackResult = { ok: true; files: UnpackedFile[] } | ({ ok: false } & UnpackError)

export function unpackFile(file: UnpackedFile): UnpackResult {
  const { content } = file
  if (!(content[0] === 0x50 && content[1] === 0x4b && content[2] === 3 && content[3] === 4))
    return { ok: true, files: [file] }
  // In the flags of the first ZIP entry, bit 0 means that it is encrypted.
  if (((content[6] ?? 0) & 1) === 1) return { ok: false, reason: 'zip-locked' }
  let bytes = 0
  let count = 0
  const isRequested = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (!/\.xml$/i.test(name) || /(^|\/)(__MACOSX|\.)/.test(name)) return false
    bytes += originalSize
    count += 1
    return bytes <= maxUnpackedBytes && count <= maxFiles
  }
  try {
    const unpacked = Object.entries(unzipSync(content, { filter: isRequested }))
    if (bytes > maxUnpackedBytes || count > maxFiles)
      return { ok: false, reason: 'zip-too-large', files: maxFiles, megabytes: maxUnpackedBytes / 1024 / 1024 }
    if (unpacked.length === 0) return { ok: false, reason: 'zip-without-xml' }
    const files = unpacked.map(([name, inner]) => ({ name: name.split('/').at(-1) ?? name, content: inner }))
    return { ok: true, files: files.toSorted((one, other) => (one.name < other.name ? -1 : 1)) }
  } catch {
    return { ok: false, reason: 'zip-damaged' }
  }
}
