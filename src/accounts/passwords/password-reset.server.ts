import { z } from 'zod'
import { passwordReset } from '#accounts/account-emails.tsx'
import { findPersonByEmail, lockPersonByEmail } from '#accounts/people/people-db.server.ts'
import type { Person, Status } from '#accounts/people/person.ts'
import { sendLink } from '#accounts/send-email.server.ts'
import type { RequestMetadata } from '#accounts/sessions/actor.ts'
import { resetsOfAccount, resetsOfAddress } from '#accounts/sign-in/sign-in-limits.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { networkOf } from '#platform/http/client-address.ts'
import { countUse } from '#platform/http/limits.server.ts'
import { defineJob, enqueue } from '#platform/jobs/jobs.server.ts'
import { Unverified } from '#platform/mail/own-email.ts'
import type { Services } from '#platform/services.ts'

type PasswordResetDeps = Pick<Services, 'db' | 'pool' | 'now' | 'config'>

const halfAnHour = 30

export const mayReset: readonly Status[] = ['active', 'invited', 'pending']

export type ForgotOutcome = { ok: true } | { ok: false; reason: 'too-many-attempts'; retryAfterSeconds: number }

export const resetEmailJob = defineJob('account-reset-letter', z.object({ email: z.string(), requestId: z.string() }))

/** Requests a password reset. A job does the work, so response and timing do not reveal whether an account exists. */
export async function requestPasswordReset(
  services: PasswordResetDeps,
  email: string,
  metadata: RequestMetadata,
): Promise<ForgotOutcome> {
  const address = email.trim().toLowerCase()
  const counted = await countUse(services.pool, resetsOfAddress, networkOf(metadata.ip))
  if (!counted.ok) return { ok: false, reason: 'too-many-attempts', retryAfterSeconds: counted.retryAfterSeconds }
  const ofAccount = await countUse(services.pool, resetsOfAccount, address)
  const person = await findPersonByEmail(services.db, address)
  await services.db.transaction().execute(async (tx) => {
    if (ofAccount.ok) await enqueue(tx, resetEmailJob, { email: address, requestId: metadata.id })
    await recordAudit(
      tx,
      { person, metadata },
      {
        action: 'password-reset-asked',
        object: person ? { type: 'person', id: person.id } : undefined,
        ...(ofAccount.ok ? {} : { outcome: 'denied' }),
      },
    )
  })
  return { ok: true }
}

/** Handler of `resetEmailJob`; idempotent, so that each request sends at most one email. */
export async function sendResetEmail(
  services: Pick<Services, 'db' | 'now' | 'config'>,
  { email, requestId }: { email: string; requestId: string },
): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    // Lock the person, so that two concurrent jobs run one after another and the email queued last has the valid link.
    const person = await lockPersonByEmail(tx, email)
    if (person && mayReset.includes(person.status)) await sendResetLink(tx, services, person, requestId)
  })
}

/** Queues the email with the password link; earlier links become invalid. */
export async function sendResetLink(
  tx: Tx,
  services: Pick<Services, 'now' | 'config'>,
  { id: personId, email, firstName }: Pick<Person, 'id' | 'email' | 'firstName'>,
  requestId: string,
): Promise<void> {
  await sendLink(tx, services, {
    link: { purpose: 'reset-password', personId, email },
    path: '/set-password',
    minutes: halfAnHour,
    email: (url) => passwordReset({ name: new Unverified(firstName), url }),
    to: email,
    eventKey: `password-reset:${requestId}`,
  })
}
