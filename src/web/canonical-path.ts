import type { Address } from './addresses.ts'

/**
 * The one spelling of a path: single slashes and none at the end, no needless escapes, names as in `routes.ts`. Every
 * other spelling is redirected to it, so that a page is kept, linked and counted once. It always lies on this site:
 * several slashes at the front would name another host.
 * @example canonicalPath('/CALCULATORS/', find) // '/calculators'
 */
export function canonicalPath(path: string, find: (path: string) => Address | null): string {
  const plain = path
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
    .replace(/%[0-9a-f]{2}/gi, unescaped)
  return find(plain)?.path ?? plain
}

/** What needs no escape loses it; every other escape is written in capitals (RFC 3986, 6.2.2). */
function unescaped(code: string): string {
  const character = String.fromCharCode(Number.parseInt(code.slice(1), 16))
  return /[\w.~-]/.test(character) ? character : code.toUpperCase()
}
