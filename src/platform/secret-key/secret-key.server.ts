import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/**
 * SECRET_KEY, from which the keys of all purposes are derived. While it is being replaced, earlier keys still decrypt
 * and verify; only the current one encrypts and signs.
 */
export class SecretKey {
  readonly current: Buffer
  /** The current key first. */
  readonly all: readonly Buffer[]

  constructor(current: Buffer, previous: readonly Buffer[] = []) {
    this.current = current
    this.all = [current, ...previous]
  }

  /** Identifies the current key without revealing it. */
  get id(): string {
    return secretKeyId(this.current)
  }

  get ids(): string[] {
    return this.all.map(secretKeyId)
  }

  sign(purpose: string, text: string | Buffer): Buffer {
    return signed(this.current, purpose, text)
  }

  /** Signatures that are valid for a text, one per key. Use `verify`, unless a signature is stored shortened. */
  signatures(purpose: string, text: string | Buffer): Buffer[] {
    return this.all.map((key) => signed(key, purpose, text))
  }

  verify(purpose: string, text: string, signature: Buffer): boolean {
    return this.signatures(purpose, text).some(
      (own) => own.length === signature.length && timingSafeEqual(own, signature),
    )
  }
}

export function derivedKey(key: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', purpose, 32))
}

function signed(key: Buffer, purpose: string, text: string | Buffer): Buffer {
  return createHmac('sha256', derivedKey(key, purpose)).update(text).digest()
}

function secretKeyId(key: Buffer): string {
  return createHmac('sha256', key).update('mark of a backup').digest('hex').slice(0, 16)
}
