import { expect, test } from 'vitest'
import { sharedPage, sharedUnlessRequested } from '#platform/http/shared-headers.ts'
import { readNoVarySearch } from './cached-page.server.ts'

test.each([
  ['', true, true],
  ['utm_source=x&utm_medium=mail', true, true],
  ['gclid=abc', true, true],
  ['q=permit', true, false],
  ['utm_source=x&q=permit', true, false],
  ['%71=permit', true, false],
  ['q', true, false],
])('query "%s" is ignored by a page without query: %s, by one with query: %s', (query, byAll, byRequested) => {
  expect(readNoVarySearch(sharedPage()['No-Vary-Search'])(query)).toBe(byAll)
  expect(readNoVarySearch(sharedUnlessRequested()['No-Vary-Search'])(query)).toBe(byRequested)
})

test.each([null, '', 'key-order', 'params=?0'])('the header %s ignores no parameters', (header) => {
  expect([readNoVarySearch(header)('a=1'), readNoVarySearch(header)('')]).toEqual([false, true])
})

const publicPages = import.meta.glob<string>('/src/{site,shop,tax,publishing}/**/*-page.tsx', {
  query: '?raw',
  import: 'default',
})

test('a page that reads its query does not declare that it ignores it', async () => {
  for (const [file, load] of Object.entries(publicPages)) {
    const text = await load()
    if (/\bsharedPage\b/.test(text)) expect(text, file).not.toMatch(/searchParams|useSearchParams|\.search\b/i)
  }
  expect(Object.keys(publicPages).length).toBeGreaterThan(20)
})
