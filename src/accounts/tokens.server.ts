import { createHash, randomBytes } from 'node:crypto'

export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Hash under which the database stores a token. A fast hash suffices, because tokens are random. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
