import { z } from 'zod'
import type { ReadEvent } from '#platform/payments/payments.ts'

const state = z.enum(['open', 'processing', 'paid', 'failed', 'cancelled', 'expired', 'refunded'])

const envelope = z.object({ id: z.string().min(1), type: z.string().min(1), payment: z.unknown().optional() })

const payment = z.object({
  checkoutId: z.string(),
  paymentId: z.string().nullable(),
  /** Our order ids are UUIDs. Any other value becomes null, because the database would reject it. */
  orderId: z.uuid().nullable().catch(null),
  storeId: z.string().nullable(),
  state,
  amountCents: z.number().int(),
  refundedCents: z.number().int().default(0),
  currency: z.string(),
  buyerEmail: z.string().nullable(),
  buyerName: z.string().nullable(),
})

export function readSandboxEvent(body: string): ReadEvent {
  const read = envelope.safeParse(parseJson(body))
  if (!read.success) return { ok: false, reason: 'malformed' }
  const { id: eventId, type } = read.data
  if (!state.safeParse(type.replace(/^payment\./, '')).success) return { ok: false, reason: 'irrelevant' }
  const notified = payment.safeParse(read.data.payment)
  return notified.success
    ? { ok: true, event: { eventId, type, payment: notified.data } }
    : { ok: false, reason: 'malformed' }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
