import { expect, test } from 'vitest'
import { isOwnOrigin } from './own-origin.ts'

const own = 'https://tax.example'

test.each<[string, Record<string, string>, boolean]>([
  ['a form of our own', { Origin: own, 'Sec-Fetch-Site': 'same-origin' }, true],
  ['a browser without Sec-Fetch-Site', { Origin: own }, true],
  ['a program without these headers', {}, true],
  ['a typed URL', { 'Sec-Fetch-Site': 'none' }, true],
  ['another site', { Origin: 'https://evil.test', 'Sec-Fetch-Site': 'cross-site' }, false],
  ['another site with a null origin', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }, false],
  ['a sandboxed page', { Origin: 'null' }, false],
  ['our own page without a referrer', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }, true],
  ['a typed URL with a null origin', { Origin: 'null', 'Sec-Fetch-Site': 'none' }, false],
  ['a subdomain', { Origin: 'https://blog.tax.example', 'Sec-Fetch-Site': 'same-site' }, false],
  ['a subdomain in an old browser', { Origin: 'https://blog.tax.example' }, false],
  ['a cross-site request without origin', { 'Sec-Fetch-Site': 'cross-site' }, false],
  ['our origin marked as cross-site', { Origin: own, 'Sec-Fetch-Site': 'cross-site' }, false],
  ['our host over http', { Origin: 'http://tax.example' }, false],
  ['our host at another port', { Origin: 'https://tax.example:8443' }, false],
  ['a host that begins like ours', { Origin: 'https://tax.example.evil.test' }, false],
  ['our origin with a path', { Origin: `${own}/` }, false],
  ['two origins', { Origin: `${own} https://evil.test` }, false],
  ['an unknown Sec-Fetch-Site value', { Origin: own, 'Sec-Fetch-Site': 'anything' }, false],
])('a state-changing request from %s is allowed: %3$s', (_, headers, expected) => {
  expect(isOwnOrigin(new Headers(headers), own)).toBe(expected)
})
