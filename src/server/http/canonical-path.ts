import type { Address } from './addresses.ts'

/**
 * Other spellings of a path redirect to this one, so that caches and links see one URL. Merges slashes, because
 * `//host` would redirect to another site.
 * @example canonicalPath('/CALCULATORS/', find) // '/calculators'
 */
export function canonicalPath(path: string, find: (path: string) => Address | null): string {
  const plain = path
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
    .replace(/%[0-9a-f]{2}/gi, unescaped)
  return find(plain)?.path ?? plain
}

function unescaped(code: string): string {
  const character = String.fromCharCode(Number.parseInt(code.slice(1), 16))
  return /[\w.~-]/.test(character) ? character : code.toUpperCase()
}
