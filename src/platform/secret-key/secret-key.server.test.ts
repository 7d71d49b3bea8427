import { describe, expect, test } from 'vitest'
import { decrypt, encrypt, reencrypt } from './encryption.server.ts'
import { SecretKey } from './secret-key.server.ts'

const former = Buffer.alloc(32, 7)
const current = Buffer.alloc(32, 8)
const [before, during, after] = [new SecretKey(former), new SecretKey(current, [former]), new SecretKey(current)]
const secret = { purpose: 'a purpose', owner: 'a person' }

describe('id of a secret key', () => {
  test('depends only on the current key and does not contain any of it', () => {
    expect(before.id).toBe(new SecretKey(Buffer.alloc(32, 7)).id)
    expect(during.id).toBe(after.id)
    expect(after.id).not.toBe(before.id)
    expect(before.id).toMatch(/^[0-9a-f]{16}$/)
    expect(before.id).not.toContain(former.toString('hex').slice(0, 8))
  })
})

describe('while the key is being replaced', () => {
  test('signatures of both keys are valid, and new ones are made with the new key', () => {
    expect(during.verify('links', 'text', before.sign('links', 'text'))).toBe(true)
    expect(after.verify('links', 'text', during.sign('links', 'text'))).toBe(true)
    expect(after.verify('links', 'text', before.sign('links', 'text'))).toBe(false)
    expect(during.verify('other', 'text', before.sign('links', 'text'))).toBe(false)
    expect(during.verify('links', 'text', Buffer.alloc(0))).toBe(false)
  })

  test('texts of both keys are read, and new ones are encrypted with the new key', () => {
    const old = encrypt(before, secret, 'ä text')
    expect(decrypt(during, secret, old)).toBe('ä text')
    expect(decrypt(after, secret, encrypt(during, secret, 'ä text'))).toBe('ä text')
    expect(() => decrypt(after, secret, old)).toThrow('cannot be decrypted')
    expect(() => decrypt(during, { ...secret, owner: 'another' }, old)).toThrow('cannot be decrypted')
  })

  test('a text is encrypted again once', () => {
    const renewed = reencrypt(during, secret, encrypt(before, secret, 'ä text'))
    expect(renewed && decrypt(after, secret, renewed)).toBe('ä text')
    expect(renewed && reencrypt(during, secret, renewed)).toBeNull()
  })
})
