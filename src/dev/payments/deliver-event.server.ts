import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Tx } from '#platform/db/database.server.ts'
import { defineJob, enqueue } from '#platform/jobs/jobs.server.ts'
import type { Payment } from '#platform/payments/payments.ts'
import type { SecretKey } from '#platform/secret-key/secret-key.server.ts'
import type { Services } from '#platform/services.ts'
import { removeWaitingJob } from './checkout-db.server.ts'

export const SIGNATURE_HEADER = 'Sandbox-Signature'

const purpose = 'sandbox payment events'

const TOLERANCE_SECONDS = 300

const TIMEOUT_MS = 8_000
// With exponential backoff, 20 attempts take almost three days, as at a real provider.
const MAX_ATTEMPTS = 20
const AFTER_THE_BROWSER_MS = 3_000
const IF_THE_FIRST_TRY_FAILS_MS = 15_000

export const deliverSandboxEvent = defineJob(
  'sandbox-deliver-event',
  z.object({ eventId: z.string(), body: z.string() }),
)

export type Sending = { copies: number; delaySeconds: number; timing: 'before' | 'after' | 'queue' }
export const plainly: Sending = { copies: 0, delaySeconds: 0, timing: 'queue' }

export type FirstTry = { eventId: string; body: string; jobKey: string }

/** Enqueues an event and its duplicates. Returns the first copy if it must be delivered at once, else null. */
export async function queueEvent(
  tx: Tx,
  { payment, sending, now }: { payment: Payment; sending: Sending; now: Date },
): Promise<FirstTry | null> {
  const eventId = `sbx_evt_${randomUUID().replaceAll('-', '')}`
  const body = JSON.stringify({ id: eventId, type: `payment.${payment.state}`, createdAt: now.toISOString(), payment })
  const later = (milliseconds: number) => new Date(now.getTime() + sending.delaySeconds * 1000 + milliseconds)
  const isTriedAtOnce = sending.timing === 'before' && sending.delaySeconds === 0
  const keyOf = (copy: number) => `sandbox-event:${eventId}:${copy}`
  const waits = sending.timing === 'after' ? AFTER_THE_BROWSER_MS : 0
  for (let copy = 0; copy <= sending.copies; copy++) {
    const wait = copy === 0 && isTriedAtOnce ? IF_THE_FIRST_TRY_FAILS_MS : waits
    const runAt = wait > 0 || sending.delaySeconds > 0 ? later(wait) : undefined
    await enqueue(tx, deliverSandboxEvent, { eventId, body }, { key: keyOf(copy), runAt, maxAttempts: MAX_ATTEMPTS })
  }
  return isTriedAtOnce ? { eventId, body, jobKey: keyOf(0) } : null
}

type DeliverEventDeps = Pick<Services, 'config' | 'secretKey' | 'now'>

export async function sendEvent(
  { config, secretKey, now }: DeliverEventDeps,
  { eventId, body }: { eventId: string; body: string },
) {
  const address = `${config.PUBLIC_URL}/api/webhooks/payments`
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [SIGNATURE_HEADER]: signBody(secretKey, body, now()) },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw new Error(`The event ${eventId} could not be delivered to the shop at ${address}`, { cause })
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`The shop responded ${response.status} to the event ${eventId}`)
}

export async function tryAtOnce(
  services: DeliverEventDeps & Pick<Services, 'db' | 'log'>,
  first: FirstTry,
): Promise<void> {
  try {
    await sendEvent(services, first)
    await removeWaitingJob(services.db, first.jobKey)
  } catch (error) {
    services.log.warn({ err: error, eventId: first.eventId }, 'sandbox event not delivered; the queue will try again')
  }
}

/** Signature header of `body`: `t=<seconds>,v1=<HMAC-SHA256 over "t.body">`. */
export function signBody(secretKey: SecretKey, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${secretKey.sign(purpose, `${seconds}.${body}`).toString('hex')}`
}

export function checkSignature(
  secretKey: SecretKey,
  body: string,
  { header, now }: { header: string | null; now: Date },
): 'good' | 'stale' | 'bad-signature' {
  const parts = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '')
  if (!parts) return 'bad-signature'
  const seconds = Number(parts[1])
  const isOurs = secretKey.verify(purpose, `${seconds}.${body}`, Buffer.from(parts[2] ?? '', 'hex'))
  if (!isOurs) return 'bad-signature'
  return Math.abs(now.getTime() / 1000 - seconds) > TOLERANCE_SECONDS ? 'stale' : 'good'
}
