import { expect, test } from 'vitest'
import { isAuthenticated, isAutomatic } from './sender-check.ts'

const header = (key: string, value: string) => ({ key, value })

test.each<[string, string, string, boolean]>([
  ['auto-submitted', 'auto-replied', 'ann@example.com', true],
  ['auto-submitted', 'auto-generated; owner-email="x@y.ch"', 'ann@example.com', true],
  ['auto-submitted', 'no', 'ann@example.com', false],
  ['precedence', 'bulk', 'ann@example.com', true],
  ['list-id', '<news.example.com>', 'ann@example.com', true],
  ['return-path', '<>', 'ann@example.com', true],
  ['return-path', '<ann@example.com>', 'ann@example.com', false],
  ['content-type', 'multipart/report; report-type=delivery-status', 'ann@example.com', true],
  ['subject', 'Re: Question', 'mailer-daemon@example.com', true],
  ['subject', 'Re: Question', 'ann@example.com', false],
])('an email with %s: %s from %s is automatic: %s', (key, value, sender, expected) => {
  expect(isAutomatic([header(key, value)], sender)).toBe(expected)
})

test.each([
  ['Automatic reply: Question', true],
  ['Out of Office: Question', true],
  ['Réponse automatique : Question', true],
  ['Re: Automatic reply', false],
])('an email without headers about it is automatic by its subject “%s”: %s', (subject, expected) => {
  expect(isAutomatic([], 'ann@example.com', subject)).toBe(expected)
})

test.each<[string, string, boolean]>([
  ['SPF of the domain', 'mx.firm.example; spf=pass (good) smtp.mailfrom=ann@example.com', true],
  ['SPF of a bounce subdomain', 'mx.firm.example; spf=pass smtp.mailfrom=bounce.example.com', true],
  ['SPF of another domain', 'mx.firm.example; spf=pass smtp.mailfrom=evil.example', false],
  ['SPF of a domain with the same ending', 'mx.firm.example; spf=pass smtp.mailfrom=notexample.com', false],
  ['SPF of a top-level domain', 'mx.firm.example; spf=pass smtp.mailfrom=com', false],
  ['failed SPF', 'mx.firm.example; spf=fail smtp.mailfrom=example.com', false],
  ['DKIM of the domain', 'mx.firm.example 1; dkim=pass header.i=@example.com header.s=x', true],
  ['DKIM of another domain', 'mx.firm.example; dkim=pass header.d=evil.example', false],
  [
    'one passing result of several',
    'mx.firm.example; spf=none; dkim=fail header.d=a.ch; dkim=pass header.d=Example.com',
    true,
  ],
  ['DMARC of the domain', 'mx.firm.example; dmarc=pass (p=none) header.from=example.com', true],
  ['DMARC of another domain', 'mx.firm.example; dmarc=pass header.from=evil.example', false],
  ['the result of another server', 'mx.evil.example; spf=pass smtp.mailfrom=example.com', false],
  ['a result in a comment', 'mx.firm.example; spf=fail (; dkim=pass header.d=example.com) smtp.mailfrom=x.ch', false],
  [
    'a result in quotes',
    'mx.firm.example; spf=fail reason="; dkim=pass header.d=example.com" smtp.mailfrom=x.ch',
    false,
  ],
  ['no result', 'mx.firm.example; none', false],
])('%s', (_name, value, expected) => {
  expect(isAuthenticated([header('authentication-results', value)], 'mx.firm.example', 'ann@example.com')).toBe(
    expected,
  )
})

test('only the topmost result of the server counts, because the sender can write the others', () => {
  const results = ['spf=fail smtp.mailfrom=evil.example', 'spf=pass smtp.mailfrom=example.com'].map((result) =>
    header('authentication-results', `mx.firm.example; ${result}`),
  )
  expect(isAuthenticated(results, 'mx.firm.example', 'ann@example.com')).toBe(false)
  expect(isAuthenticated(results.toReversed(), 'mx.firm.example', 'ann@example.com')).toBe(true)
  expect(isAuthenticated([], 'mx.firm.example', 'ann@example.com')).toBe(false)
})
