import { fileTypeFromBuffer } from 'file-type'
import { looksLikeCsv } from './csv-text.ts'
import { type MediaType, type UploadRefusal, uploadKinds } from './files.ts'
import { asksForPassword, largestOpenedPdfBytes } from './pdf-lock.server.ts'
import { watchZip } from './zip-watch.server.ts'

export type FileKind = { mediaType: MediaType; extension: (typeof uploadKinds)[MediaType] }

export type KindOutcome =
  | { ok: true; kind: FileKind }
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

type Watch = { take(chunk: Buffer): void; finish(): KindOutcome | Promise<KindOutcome> }

/**
 * Tells what a file is from its content as it streams past, never from its name. `take` answers with a refusal as soon
 * as the first 64 KiB leave no hope, else null; `finish` gives the answer that counts.
 */
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

// A PDF with a password says so in its trailer or in a stream's own dictionary, which is never packed. Only then is it
// opened; one that is larger than what is kept of it here is taken as it is.
function watchPdf(): Watch {
  const mark = Buffer.from('/Encrypt', 'latin1')
  let kept: Buffer[] = []
  let size = 0
  let carry = Buffer.alloc(0)
  let isMarked = false
  return {
    take(chunk) {
      const window = Buffer.concat([carry, chunk])
      if (window.includes(mark)) isMarked = true
      carry = window.subarray(Math.max(0, window.length - mark.length))
      size += chunk.length
      if (size > largestOpenedPdfBytes) kept = []
      else kept.push(Buffer.from(chunk))
    },
    async finish() {
      const isOpened = isMarked && size <= largestOpenedPdfBytes
      const content = isOpened ? Buffer.concat(kept) : null
      kept = []
      if (content && (await asksForPassword(new Uint8Array(content))))
        return { ok: false, reason: 'password-protected' }
      return found('application/pdf')
    },
  }
}

// Word and Excel files are ZIP packages that name their main part; one with macros names those too.
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

// An Office file with a password is a compound file with a stream of this name; so were Office files before 2007.
function watchCompound(): Watch {
  const name = Buffer.from('EncryptedPackage', 'utf16le')
  let carry = Buffer.alloc(0)
  let isEncrypted = false
  return {
    take(chunk) {
      const window = Buffer.concat([carry, chunk])
      if (window.includes(name)) isEncrypted = true
      carry = window.subarray(Math.max(0, window.length - name.length))
    },
    finish: () => ({ ok: false, reason: isEncrypted ? 'password-protected' : 'type-not-allowed' }),
  }
}

// Text is UTF-8 or Windows-1252 from the first byte to the last, without control characters other than tab and line ends.
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
