import { z } from 'zod'
import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { soundReference } from '#billing/invoices/reference.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { dayOf, swissDay } from '#platform/day.ts'
import type { Services } from '#platform/services.ts'
import { ungrouped } from '#platform/text/clean-text.ts'
import { matchOne } from './assign.server.ts'
import { isPlausibleBooking } from './bank-line.ts'
import { findReferenceOf, insertKeys, insertPayment } from './payment-db.server.ts'

export type EntryError = 'no-amount' | 'no-day' | 'no-invoice' | 'too-long'

const entry = z.object({
  amount: z
    .string()
    .transform(ungrouped)
    .pipe(z.string().regex(/^\d{1,7}(\.\d{1,2})?$/, { error: 'no-amount' }))
    .transform((text) => Math.round(Number(text) * 100))
    .pipe(z.number().min(1, { error: 'no-amount' })),
  day: z
    .string()
    .transform(dayOf)
    .pipe(z.iso.date({ error: 'no-day' })),
  invoice: z.string().trim().min(1, { error: 'no-invoice' }).max(40, { error: 'too-long' }),
  payer: z.string().trim().max(140, { error: 'too-long' }),
  key: z.uuid({ error: 'no-invoice' }),
})

export type EnterOutcome =
  | { ok: true; paymentId: string | null }
  | { ok: false; reason: 'not-allowed' }
  | { ok: false; reason: 'invalid'; error: z.ZodError }

/** Records a payment that bank files do not contain, and matches it with an invoice at once. Idempotent by form key. */
export async function enterPayment(
  { db, now }: Pick<Services, 'db' | 'now'>,
  actor: Actor,
  submitted: Record<string, string>,
): Promise<EnterOutcome> {
  if (!may(actor.person, 'billing.write')) return { ok: false, reason: 'not-allowed' }
  const parsed = entry.safeParse(submitted)
  if (!parsed.success) return { ok: false, reason: 'invalid', error: parsed.error }
  const { amount, day, invoice, payer, key } = parsed.data
  const today = swissDay(now())
  if (day > today || !isPlausibleBooking(day, today))
    return {
      ok: false,
      reason: 'invalid',
      error: new z.ZodError([{ code: 'custom', path: ['day'], message: 'no-day', input: day }]),
    }
  return db
    .transaction()
    .execute(async (tx): Promise<EnterOutcome> => {
      const reference = soundReference(invoice) ?? (await findReferenceOf(tx, invoice)) ?? invoice
      const paymentId = await insertPayment(tx, {
        ...{ bookedOn: day, amountCents: amount, currencyCode: 'CHF', isReversal: false, reference },
        ...{ payer: payer || null, createdBy: actor.person.id, createdAt: now() },
      })
      if (!(await insertKeys(tx, paymentId, [`entered:${key}`]))) throw new EnteredBefore()
      await matchOne(tx, paymentId, now())
      const detail = { amountCents: amount }
      await recordAudit(tx, actor, { action: 'payment.entered', object: { type: 'payment', id: paymentId }, detail })
      return { ok: true, paymentId }
    })
    .catch((error: unknown): EnterOutcome => {
      if (error instanceof EnteredBefore) return { ok: true, paymentId: null }
      throw error
    })
}

class EnteredBefore extends Error {
  override name = 'EnteredBefore'
}
