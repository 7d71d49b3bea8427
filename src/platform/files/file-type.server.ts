import { fileTypeFromBuffer } from 'file-type'
import { looksLikeCsv } from './csv-text.ts'
import { type MediaType, type UploadRefusal, uploadKinds } from './files.ts'
import { watchZip } from './zip-watch.server.ts'

export type FileKind = { mediaType: MediaType; extension: (typeof uploadKinds)[MediaType] }

export type KindOutcome =
  /** `mayBeLocked`: the PDF is marked as encrypted. Only opening it shows whether it needs a password. */
  | { ok: true; kind: FileKind; mayBeLocked?: boolean }
  | { ok: false; reason: Extract<UploadRefusal, 'type-not-allowed' | 'has-macros' | 'password-protected'> }

const headBytes = 64 * 1024
const document = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const byMagic: Record<string, MediaType> = {
  'application/pdf': 'application/pdf',
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
  'image/heic': 'image/heic',
  'image/heif': 'image/heic',
}

type Watch = { take(chunk: Buffer): void; finish(): KindOutcome }

/** `take` rejects the file if its first 64 KiB match no allowed type. `finish` returns the type. */
export function watchFileKind() {
  let head: Buffer[] = []
  let headSize = 0
  let watch: Watch | undefined
  const choose = async (isWhole: boolean) => {
    const start = Buffer.concat(head)
    head = []
    watch = await watchFor(start, isWhole)
    watch.take(start)
    return watch
  }
  return {
    async take(chunk: Buffer): Promise<(KindOutcome & { ok: false }) | null> {
      if (watch) {
        watch.take(chunk)
        return null
      }
      head.push(chunk)
      headSize += chunk.length
      if (headSize < headBytes) return null
      const chosen = await choose(false)
      const outcome = chosen === hopeless ? await chosen.finish() : null
      return outcome && !outcome.ok ? outcome : null
    },
    async finish(): Promise<KindOutcome> {
      return (watch ?? (await choose(true))).finish()
    },
  }
}

async function watchFor(head: Buffer, isWhole: boolean): Promise<Watch> {
  if (head.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))) return watchOffice()
  if (head.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))) return watchCompound()
  const magic = byMagic[(await fileTypeFromBuffer(head))?.mime ?? '']
  if (magic === 'application/pdf') return watchPdf()
  if (magic) return { take: () => undefined, finish: () => found(magic) }
  return looksLikeCsv(decode(head, isWhole), isWhole) ? watchText() : hopeless
}

const hopeless: Watch = { take: () => undefined, finish: () => ({ ok: false, reason: 'type-not-allowed' }) }

function found(mediaType: MediaType): KindOutcome {
  return { ok: true, kind: { mediaType, extension: uploadKinds[mediaType] } }
}

// An encrypted PDF has `/Encrypt` in its trailer or a stream dictionary, never compressed, so a plain search works.
function watchPdf(): Watch {
  const marks = lookFor(Buffer.from('/Encrypt', 'latin1'))
  return { take: marks.take, finish: () => ({ ...found('application/pdf'), mayBeLocked: marks.isFound() }) }
}

function watchOffice(): Watch {
  const zip = watchZip()
  return {
    take: zip.take,
    finish() {
      const findings = zip.finish()
      if (findings.kind === 'encrypted') return { ok: false, reason: 'password-protected' }
      if (findings.kind === 'other') return { ok: false, reason: 'type-not-allowed' }
      const { contentTypes } = findings
      if (/macroEnabled|vbaProject/i.test(contentTypes)) return { ok: false, reason: 'has-macros' }
      if (contentTypes.includes(`${document}.main+xml`)) return found(document)
      if (contentTypes.includes(`${sheet}.main+xml`)) return found(sheet)
      return { ok: false, reason: 'type-not-allowed' }
    },
  }
}

// Recognises password-protected Office files: they are compound files with a stream `EncryptedPackage`. Office files
// from before 2007 are also compound files but lack this stream. They are not allowed.
function watchCompound(): Watch {
  const name = lookFor(Buffer.from('EncryptedPackage', 'utf16le'))
  return {
    take: name.take,
    finish: () => ({ ok: false, reason: name.isFound() ? 'password-protected' : 'type-not-allowed' }),
  }
}

function lookFor(requested: Buffer) {
  const max = requested.length - 1
  let end = Buffer.alloc(0)
  let isFound = false
  return {
    isFound: () => isFound,
    take(chunk: Buffer) {
      isFound ||= Buffer.concat([end, chunk.subarray(0, max)]).includes(requested) || chunk.includes(requested)
      const last = chunk.length < max ? Buffer.concat([end, chunk]) : chunk
      end = Buffer.from(last.subarray(Math.max(0, last.length - max)))
    },
  }
}

// Text must be UTF-8 or Windows-1252, without control characters other than tabs and line ends.
function watchText(): Watch {
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  let isUtf8 = true
  let isWindows = true
  let isText = true
  const decodes = (chunk?: Buffer) => {
    try {
      utf8.decode(chunk, { stream: chunk !== undefined })
      return true
    } catch {
      return false
    }
  }
  return {
    take(chunk) {
      isUtf8 = isUtf8 && decodes(chunk)
      for (const byte of chunk) {
        if ((byte < 32 && byte !== 9 && byte !== 10 && byte !== 13) || byte === 127) isText = false
        if (byte === 0x81 || byte === 0x8d || byte === 0x8f || byte === 0x90 || byte === 0x9d) isWindows = false
      }
    },
    finish: () =>
      isText && ((isUtf8 && decodes()) || isWindows) ? found('text/csv') : { ok: false, reason: 'type-not-allowed' },
  }
}

function decode(head: Buffer, isWhole: boolean): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: !isWhole })
  } catch {
    return new TextDecoder('windows-1252').decode(head)
  }
}
