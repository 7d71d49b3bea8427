import { expect, test } from 'vitest'
import { SecretKey } from '#platform/secret-key/secret-key.server.ts'
import { checkSignature, signBody } from './deliver-event.server.ts'

const key = new SecretKey(Buffer.alloc(32, 1))
const now = new Date('2026-11-21T09:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)

test('a recent signature is valid, and stale after five minutes', () => {
  const check = (at: Date) => checkSignature(key, 'body', { header: signBody(key, 'body', at), now })
  expect(check(now)).toBe('good')
  expect(check(ago(300))).toBe('good')
  expect(check(ago(301))).toBe('stale')
  expect(check(ago(-301))).toBe('stale')
})

test('another key, body, time or header format is a bad signature', () => {
  const good = signBody(key, 'body', now)
  const check = (header: string | null, body = 'body', secret = key) => checkSignature(secret, body, { header, now })
  expect(check(good, 'body2')).toBe('bad-signature')
  expect(check(good, 'body', new SecretKey(Buffer.alloc(32, 2)))).toBe('bad-signature')
  expect(check(good.replace(/t=\d+/, `t=${now.getTime() / 1000 + 1}`))).toBe('bad-signature')
  for (const header of [null, '', 't=,v1=', 'v1=00', good.slice(0, -1), `${good},v1=00`]) {
    expect(check(header)).toBe('bad-signature')
  }
})
