import { type MediaType, uploadKinds } from './files.ts'

const viewable = ['application/pdf', 'image/jpeg', 'image/png']

const maxLength = 200
const deviceNames = /^(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(\..*)?$/i
const maxBytes = 255
const otherEndings: Partial<Record<MediaType, string[]>> = {
  'image/jpeg': ['jpeg'],
  'image/heic': ['heif'],
  'text/csv': ['txt'],
}

/**
 * Makes a filename safe to display, send in a header and save: at most 200 characters and 255 bytes, all scripts.
 * @example safeFilename('C:\\Users\\Zoë\\Lohn:2025.pdf') // 'Lohn_2025.pdf' @example safeFilename('invoice.exe',
 * 'application/pdf') // 'invoice.exe.pdf'
 */
export function safeFilename(name: string, mediaType?: MediaType): string {
  const bare = (name.split(/[/\\]/).pop() ?? '')
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffd]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  const dot = bare.lastIndexOf('.')
  const hasEnding = dot > 0 && bare.length - dot <= 12
  const named = hasEnding ? bare.slice(0, dot) : bare || 'file'
  const stem = deviceNames.test(named) ? `_${named}` : named
  const ending = hasEnding ? bare.slice(dot) : ''
  const kind = mediaType && uploadKinds[mediaType]
  const fits = !kind || [kind, ...(otherEndings[mediaType] ?? [])].includes(ending.slice(1).toLowerCase())
  const wholeEnding = fits ? ending : `${ending}.${kind}`
  return shorten(stem, wholeEnding) + wholeEnding
}

function shorten(text: string, ending: string): string {
  const encoder = new TextEncoder()
  const room = new Uint8Array(maxBytes - encoder.encode(ending).length)
  const length = Math.min(maxLength - ending.length, encoder.encodeInto(text, room).read)
  if (text.length <= length) return text
  return text
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()
}

export function isViewable(mediaType: string): boolean {
  return viewable.includes(mediaType)
}

/** `Content-Disposition` header with an ASCII fallback and the full name (RFC 6266, RFC 5987). */
export function contentDisposition(kind: 'inline' | 'attachment', filename: string): string {
  const plain = filename.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(filename.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`
}
