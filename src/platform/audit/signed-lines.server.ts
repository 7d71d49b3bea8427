import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import { z } from 'zod'
import { derivedKey, type SecretKey } from '#platform/secret-key/secret-key.server.ts'

const prefix = Buffer.from('302e020100300506032b657004220420', 'hex')

function signingKey(secret: Buffer): KeyObject {
  const seed = derivedKey(secret, 'signed exports')
  return createPrivateKey({ key: Buffer.concat([prefix, seed]), format: 'der', type: 'pkcs8' })
}

export function publicSigningKey(secret: Buffer): string {
  return encoded(createPublicKey(signingKey(secret)))
}

/** Streams a header, one JSON line per row, and a signature as last line. A file without signature is truncated. */
export async function* signedLines(
  { current }: SecretKey,
  about: Readonly<Record<string, string | number>>,
  rows: AsyncIterable<object>,
): AsyncGenerator<string> {
  const hash = createHash('sha256')
  const written = (value: object) => {
    const line = `${JSON.stringify(value)}\n`
    hash.update(line)
    return line
  }
  let count = 0
  yield written(about)
  for await (const row of rows) {
    count += 1
    yield written(row)
  }
  const sha256 = hash.digest('hex')
  const signature = sign(null, signed(count, sha256), signingKey(current)).toString('base64')
  yield `${JSON.stringify({ rows: count, sha256, publicKey: publicSigningKey(current), signature })}\n`
}

const lastLine = z.object({ rows: z.number(), sha256: z.string(), publicKey: z.string(), signature: z.string() })

export type SignedReport =
  | { ok: true; rows: number; about: Record<string, unknown> }
  | { ok: false; reason: 'cut-off' | 'changed' | 'other-key' }

export async function verifySignedLines(lines: AsyncIterable<string>, publicKey: string): Promise<SignedReport> {
  const hash = createHash('sha256')
  let first: string | undefined
  let held: string | undefined
  let count = -1
  for await (const line of lines) {
    if (held !== undefined) {
      first ??= held
      hash.update(`${held}\n`)
      count += 1
    }
    held = line
  }
  const last = lastLine.safeParse(parsed(held ?? ''))
  if (!last.success) return { ok: false, reason: 'cut-off' }
  const { rows, sha256, signature } = last.data
  if (last.data.publicKey !== publicKey) return { ok: false, reason: 'other-key' }
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
  const isOurs = verify(null, signed(rows, sha256), key, Buffer.from(signature, 'base64'))
  if (!isOurs || rows !== count || hash.digest('hex') !== sha256) return { ok: false, reason: 'changed' }
  return {
    ok: true,
    rows,
    about: z
      .record(z.string(), z.unknown())
      .catch({})
      .parse(parsed(first ?? '')),
  }
}

function signed(rows: number, sha256: string): Buffer {
  return Buffer.from(`signed export\n${rows}\n${sha256}\n`)
}

function encoded(key: KeyObject): string {
  return key.export({ format: 'der', type: 'spki' }).toString('base64')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
