import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { SecretKey } from '#platform/secret-key/secret-key.server.ts'
import { publicSigningKey, signedLines, verifySignedLines } from './signed-lines.server.ts'

const secretKey = new SecretKey(randomBytes(32))

async function aFile(
  rows: object[] = [
    { id: 1, action: 'sign-in' },
    { id: 2, action: 'case.read' },
  ],
): Promise<string[]> {
  async function* each() {
    yield* rows
  }
  let text = ''
  for await (const line of signedLines(secretKey, { what: 'audit' }, each())) text += line
  return text.split('\n').slice(0, -1)
}

async function check(lines: string[], key = publicSigningKey(secretKey.current)) {
  async function* each() {
    yield* lines
  }
  return verifySignedLines(each(), key)
}

test('a signed file verifies with the public key alone, also without rows', async () => {
  expect(await check(await aFile())).toEqual({ ok: true, rows: 2, about: { what: 'audit' } })
  expect(await check(await aFile([]))).toEqual({ ok: true, rows: 0, about: { what: 'audit' } })
})

test('a changed, truncated or extended file, or one signed with another key, fails verification', async () => {
  const [about = '', one = '', two = '', last = ''] = await aFile()
  expect(await check([about, one.replace('sign-in', 'sign-on'), two, last])).toEqual({ ok: false, reason: 'changed' })
  expect(await check([about, two, one, last])).toEqual({ ok: false, reason: 'changed' })
  expect(await check([about, one, last])).toEqual({ ok: false, reason: 'changed' })
  expect(await check([about, one, one, two, last])).toEqual({ ok: false, reason: 'changed' })
  expect(await check(['{"what":"other"}', one, two, last])).toEqual({ ok: false, reason: 'changed' })
  expect(await check([about, one, two])).toEqual({ ok: false, reason: 'cut-off' })
  expect(await check([])).toEqual({ ok: false, reason: 'cut-off' })
  expect(await check([about, one, two, last.replace('"rows":2', '"rows":3')])).toEqual({ ok: false, reason: 'changed' })
  const stranger = publicSigningKey(randomBytes(32))
  expect(await check([about, one, two, last], stranger)).toEqual({ ok: false, reason: 'other-key' })
  const swapped = last.replace(publicSigningKey(secretKey.current), stranger)
  expect(await check([about, one, two, swapped], stranger)).toEqual({ ok: false, reason: 'changed' })
})
