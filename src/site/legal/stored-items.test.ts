import { expect, test } from 'vitest'
import { storedItems } from './stored-items.ts'

const sources = import.meta.glob<string>(
  ['/src/**/*.{ts,tsx}', '!/src/**/*.test.{ts,tsx}', '!/src/platform/http/host-cookie.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)
const writes =
  /(local|session)Storage\.setItem\(|createCookie\(|document\.cookie\s*=|cookieStore\.set|indexedDB\.open|\bhostCookie\(|Max-Age=\$\{/

test('every file that writes browser storage is in the list shown to visitors', () => {
  const writers = Object.entries(sources).flatMap(([path, text]) => (writes.test(text) ? [path.slice(1)] : []))
  expect(writers.toSorted()).toEqual([...new Set(storedItems.map(({ writtenBy }) => writtenBy))].toSorted())
})

test('nothing is stored for analytics or marketing', () => {
  expect(storedItems.filter(({ category }) => category === 'analytics' || category === 'marketing')).toEqual([])
  expect(storedItems.some(({ name }) => /^_(ga|fbp|gid)/.test(name))).toBe(false)
})
