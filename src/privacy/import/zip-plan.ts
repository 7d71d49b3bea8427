import { uploadLimitBytes } from '#platform/files/files.ts'
import { yearError } from './read-cell.ts'

export type FileRefusal =
  | 'unsafe-path'
  | 'no-client-folder'
  | 'unknown-client'
  | 'no-year-folder'
  | 'year-too-old'
  | 'year-not-over'
  | 'too-large'
  | 'empty'
  | 'type-not-allowed'
  | 'password-protected'

/** Where a file of the archive belongs. `client`: name of the top folder, an email address or client number. */
export type FilePlace = { client: string; year: number; filename: string }

type Listed = { path: string; bytes: number; isEncrypted: boolean }

export type PlannedFile<File extends Listed> = { file: File } & (
  | ({ ok: true } & FilePlace)
  | { ok: false; reason: FileRefusal }
)

const rubbish = /(^|\/)(__MACOSX\/|\.DS_Store$|\._|Thumbs\.db$|desktop\.ini$)/i
const allowed = /\.(pdf|jpe?g|png|heic|heif|docx|xlsx|csv|txt)$/i

/** Files worth importing: no folders, and not what operating systems add. */
export function isFile(path: string): boolean {
  return !/[/\\]$/.test(path) && !rubbish.test(path.replaceAll('\\', '/'))
}

/**
 * Plans each file: top folder = client, next folder = tax year. A single folder around all others is ignored, unless it
 * is a client itself.
 */
export function planFiles<File extends Listed>(
  files: readonly File[],
  { thisYear, isClient }: { thisYear: number; isClient: (folder: string) => boolean },
): PlannedFile<File>[] {
  const split = files.map((file) => ({ file, parts: file.path.replaceAll('\\', '/').split('/') }))
  const [first] = split[0]?.parts ?? []
  const isWrapped =
    first !== undefined && !isClient(first) && split.every(({ parts }) => parts[0] === first && parts.length > 1)
  return split.map(({ file, parts }) => {
    if (!isSafe(parts)) return { file, ok: false, reason: 'unsafe-path' }
    const [client = '', year = '', ...rest] = isWrapped ? parts.slice(1) : parts
    const filename = rest.at(-1) ?? ''
    if (filename === '' && year === '') return { file, ok: false, reason: 'no-client-folder' }
    const place = placeOf(file, { client, year, filename })
    if (!place.ok) return { file, ...place }
    if (!isClient(client)) return { file, ok: false, reason: 'unknown-client' }
    const early = yearError(place.year, thisYear)
    return early ? { file, ok: false, reason: early } : { file, ...place }
  })
}

/** No absolute path, drive, way up or control character: such names are never used as paths, and are refused in words. */
function isSafe(parts: readonly string[]): boolean {
  return parts.every((part) => part !== '' && part !== '..' && part !== '.' && !/[\p{Cc}]|^[a-z]:/iu.test(part))
}

function placeOf(
  { bytes, isEncrypted }: Listed,
  { client, year, filename }: Record<'client' | 'year' | 'filename', string>,
): ({ ok: true } & FilePlace) | { ok: false; reason: FileRefusal } {
  const [, number] = /(?:^|\D)(20\d\d|19\d\d)(?:\D|$)/.exec(year) ?? []
  if (!number || filename === '') return { ok: false, reason: 'no-year-folder' }
  if (isEncrypted) return { ok: false, reason: 'password-protected' }
  if (!allowed.test(filename)) return { ok: false, reason: 'type-not-allowed' }
  if (bytes === 0) return { ok: false, reason: 'empty' }
  return bytes > uploadLimitBytes
    ? { ok: false, reason: 'too-large' }
    : { ok: true, client, year: Number(number), filename }
}

const kinds = [
  ['assessment', /veranlagung|assessment|taxation|d[ée]cision|steuerrechnung|schlussrechnung|bordereau/i],
  ['filing_receipt', /quittung|receipt|empfangsbest|accus[ée]|confirmation/i],
  ['filed_copy', /steuererkl|tax.?return|d[ée]claration|taxme|filed/i],
] as const

/** Kind of a document of a past year, by its name; others are documents that the client had sent. */
export function kindOfPastFile(filename: string): 'assessment' | 'filing_receipt' | 'filed_copy' | 'from_client' {
  return kinds.find(([, pattern]) => pattern.test(filename))?.[0] ?? 'from_client'
}
