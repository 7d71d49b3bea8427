import { expect, test } from 'vitest'
import { isOwnOrigin } from './same-origin.ts'

const own = 'https://tax.example'

test.each<[string, Record<string, string>, boolean]>([
  ['a form of our own', { Origin: own, 'Sec-Fetch-Site': 'same-origin' }, true],
  ['a browser of before these headers', { Origin: own }, true],
  ['a program, which names nothing', {}, true],
  ['an address typed by hand', { 'Sec-Fetch-Site': 'none' }, true],
  ['another site', { Origin: 'https://evil.test', 'Sec-Fetch-Site': 'cross-site' }, false],
  ['another site that hides its name', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }, false],
  ['a page in a sandbox', { Origin: 'null' }, false],
  ['a page of our own that names no referrer', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }, true],
  ['an address typed by hand that hides its name', { Origin: 'null', 'Sec-Fetch-Site': 'none' }, false],
  ['another name of the same domain', { Origin: 'https://blog.tax.example', 'Sec-Fetch-Site': 'same-site' }, false],
  ['another name, by a browser of before', { Origin: 'https://blog.tax.example' }, false],
  ['no name at all, but from elsewhere', { 'Sec-Fetch-Site': 'cross-site' }, false],
  ['our name, but said to be from elsewhere', { Origin: own, 'Sec-Fetch-Site': 'cross-site' }, false],
  ['our name without encryption', { Origin: 'http://tax.example' }, false],
  ['our name at another port', { Origin: 'https://tax.example:8443' }, false],
  ['a name that begins like ours', { Origin: 'https://tax.example.evil.test' }, false],
  ['ours with a path', { Origin: `${own}/` }, false],
  ['two names', { Origin: `${own} https://evil.test` }, false],
  ['a word that nobody knows', { Origin: own, 'Sec-Fetch-Site': 'anything' }, false],
])('a change asked for by %s: %3$s', (_, headers, expected) => {
  expect(isOwnOrigin(new Headers(headers), own)).toBe(expected)
})
