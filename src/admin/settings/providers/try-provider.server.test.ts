import { expect, test } from 'vitest'
import { withoutSecrets } from './try-provider.server.ts'

const config = {
  STRIPE_SECRET_KEY: 'abc',
  AI_API_KEY: 'abc-def/ghi+jkl',
  SMTP_URL: 'smtps://office:p%40ss%20word@mail.example:465',
  BACKUP_S3_SECRET_KEY: '',
  PUBLIC_URL: 'https://firm.example',
  PORT: 3000,
}

test.each([
  ['a key within a message', 'Bad key abc-def/ghi+jkl given', 'Bad key … given'],
  ['a key that contains another key', 'Bad keys abc, abc-def/ghi+jkl', 'Bad keys …, …'],
  ['a key within a URL', 'GET /v1?key=abc-def%2Fghi%2Bjkl failed', 'GET /v1?key=… failed'],
  ['a URL-encoded password', 'auth p%40ss%20word refused', 'auth … refused'],
  ['a decoded password', 'auth p@ss word refused', 'auth … refused'],
  ['a foreign Stripe key', 'Invalid API Key provided: sk_live_***1234', 'Invalid API Key provided: …'],
  ['nothing secret', 'firm.example does not answer at 3000', 'firm.example does not answer at 3000'],
])('%s: the message contains no secret', (_, content, notified) => {
  expect(withoutSecrets(config, new Error(content))).toBe(notified)
})

test('secrets in the causes of an error are removed too', () => {
  const cause = new Error('login office failed: p@ss word', { cause: new Error('key abc-def/ghi+jkl') })
  expect(withoutSecrets(config, new Error('No mail', { cause }))).toBe('No mail (login office failed: … (key …))')
})

test('a long message is shortened without splitting a secret', () => {
  const content = withoutSecrets(config, new Error(`${'x'.repeat(295)}abc-def/ghi+jkl and more`))
  expect(content).toBe(`${'x'.repeat(295)}… and`)
})

test.each([
  ['a bare percent sign in the password', { SMTP_URL: 'smtp://office:100%@mail.example' }, 'auth 100% refused'],
  ['an incomplete UTF-8 sequence', { SMTP_URL: 'smtp://office:x%E4@mail.example' }, 'auth x%E4 refused'],
])('a secret is removed despite %s', (_, odd, content) => {
  expect(withoutSecrets(odd, new Error(content))).toBe('auth … refused')
})

test('circular causes and missing errors are described once', () => {
  const own = new Error('round')
  own.cause = own
  expect(withoutSecrets({}, own)).toBe('round')
  const [one, other] = [new Error('one'), new Error('other')]
  one.cause = other
  other.cause = one
  expect(withoutSecrets({}, one)).toBe('one (other)')
  expect(withoutSecrets({}, 'plain words')).toBe('plain words')
  expect(withoutSecrets({}, undefined)).toBe('undefined')
})
