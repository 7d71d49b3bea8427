import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

export const SIGNATURE_HEADER = 'Sandbox-Signature'
const TOLERANCE_SECONDS = 300

/** Signature header of `body`: `t=<seconds>,v1=<HMAC-SHA256 over "t.body">`. */
export function signBody(secretKey: Buffer, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${digest(secretKey, seconds, body).toString('hex')}`
}

export function checkSignature(
  secretKey: Buffer,
  body: string,
  { header, now }: { header: string | null; now: Date },
): 'good' | 'stale' | 'bad-signature' {
  const parts = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '')
  if (!parts) return 'bad-signature'
  const seconds = Number(parts[1])
  const isOurs = timingSafeEqual(Buffer.from(parts[2] ?? '', 'hex'), digest(secretKey, seconds, body))
  if (!isOurs) return 'bad-signature'
  return Math.abs(now.getTime() / 1000 - seconds) > TOLERANCE_SECONDS ? 'stale' : 'good'
}

function digest(secretKey: Buffer, seconds: number, body: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'sandbox payment events', 32))
  return createHmac('sha256', key).update(`${seconds}.${body}`).digest()
}
