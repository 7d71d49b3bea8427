import { z } from 'zod'
import { type AuditEntry, recordAudit } from '#platform/audit/audit.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { defineJob, enqueue } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { networkOf } from '#web/client-address.ts'
import { countUse, forgetLimit } from '#web/limits.server.ts'
import { type Caller, personActor } from './caller.ts'
import { findPasswordHash, savePasswordHash } from './credential-db.server.ts'
import { passwordChangedLetter, resetPasswordLetter } from './letters.tsx'
import { findLink, removeLinksOf, takeLink } from './links-db.server.ts'
import { passwordFault } from './password-policy.ts'
import { hashPassword, isPassword, pretendToCheck } from './passwords.server.ts'
import { findPersonByEmail, lockPerson, savePerson, saveStatus } from './people-db.server.ts'
import type { Person, Status } from './person.ts'
import { addressOf, sendAccountLetter, sendLink } from './send-letter.server.ts'
import { removeSessions } from './session-db.server.ts'
import { resetsOfAccount, resetsOfAddress, signInsOfAccount } from './sign-in-limits.server.ts'
import { nextStatus } from './status-moves.ts'
import type { Visitor } from './visitor.server.ts'

type Needs = Pick<Services, 'db' | 'pool' | 'now' | 'config'>

const halfAnHour = 30
const mayReset: readonly Status[] = ['active', 'invited', 'pending']

export type ForgotOutcome = { ok: true } | { ok: false; reason: 'too-many-attempts'; retryAfterSeconds: number }

/** Sends the link to choose a new password, if the address has an account that can use one. */
export const resetLetterJob = defineJob('account-reset-letter', z.object({ email: z.string(), requestId: z.string() }))

/** Takes the wish for a new password. Answer and time are the same for known and unknown addresses: a job does the rest. */
export async function requestPasswordReset(services: Needs, email: string, caller: Caller): Promise<ForgotOutcome> {
  const address = email.trim().toLowerCase()
  const counted = await countUse(services.pool, resetsOfAddress, networkOf(caller.ip))
  if (!counted.ok) return { ok: false, reason: 'too-many-attempts', retryAfterSeconds: counted.retryAfterSeconds }
  const ofAccount = await countUse(services.pool, resetsOfAccount, address)
  const person = await findPersonByEmail(services.db, address)
  await services.db.transaction().execute(async (tx) => {
    if (ofAccount.ok) await enqueue(tx, resetLetterJob, { email: address, requestId: caller.id })
    await note(tx, person, caller, { action: 'password-reset-asked', ...(ofAccount.ok ? {} : { outcome: 'denied' }) })
  })
  return { ok: true }
}

/** What `resetLetterJob` does; once for each request. */
export async function sendResetLetter(
  services: Pick<Services, 'db' | 'now' | 'config'>,
  { email, requestId }: { email: string; requestId: string },
): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    const person = await findPersonByEmail(tx, email)
    if (!person || !mayReset.includes(person.status)) return
    await sendLink(tx, services, {
      link: { purpose: 'reset-password', personId: person.id, email },
      path: '/set-password',
      minutes: halfAnHour,
      letter: (url) => resetPasswordLetter({ firstName: person.firstName, url }),
      to: email,
      eventKey: `password-reset:${requestId}`,
    })
  })
}

export type PasswordLink = { purpose: 'invitation' | 'reset-password'; email: string; name: string }

/** What a link to choose a password is for, without using it up; null when it no longer works. */
export async function findPasswordLink(
  { db, now }: Pick<Needs, 'db' | 'now'>,
  token: string,
): Promise<PasswordLink | null> {
  const link = await findLink(db, token, now())
  if (link?.purpose !== 'invitation' && link?.purpose !== 'reset-password') return null
  const person = await findPersonByEmail(db, link.email)
  return person?.id === link.personId ? { purpose: link.purpose, email: person.email, name: person.name } : null
}

export type SetPasswordOutcome =
  | { ok: true; person: Person }
  | { ok: false; reason: 'link-invalid' }
  | { ok: false; reason: 'weak-password'; message: string }

/**
 * Sets a password by the link of a letter, which also proves the address. All sessions and other links of the person end.
 * A password that is refused leaves the link usable.
 */
export async function setPasswordByLink(
  services: Needs,
  { token, password }: { token: string; password: string },
  caller: Caller,
): Promise<SetPasswordOutcome> {
  const now = services.now()
  const found = await findPasswordLink(services, token)
  if (!found) return { ok: false, reason: 'link-invalid' }
  const message = passwordFault(password, found)
  if (message) return { ok: false, reason: 'weak-password', message }
  const hash = await hashPassword(password)
  const outcome = await services.db.transaction().execute(async (tx): Promise<SetPasswordOutcome> => {
    const link = await takeLink(tx, token, now)
    const person = link && (await lockPerson(tx, link.personId))
    if (!link || person?.email !== link.email || !mayReset.includes(person.status))
      return { ok: false, reason: 'link-invalid' }
    await replacePassword(tx, services, person, hash)
    await savePerson(tx, person.id, { emailVerified: true }, now)
    const status = (link.purpose === 'invitation' ? nextStatus(person.status, 'accept') : null) ?? person.status
    if (status !== person.status) await saveStatus(tx, person.id, status, null, now)
    if (link.purpose === 'reset-password') await tellPasswordChanged(tx, services, person)
    await note(tx, person, caller, { action: 'password-set', detail: { by: link.purpose } })
    return { ok: true, person: { ...person, emailVerified: true, status } }
  })
  if (outcome.ok) await forgetLimit(services.pool, signInsOfAccount, outcome.person.id)
  return outcome
}

export type ChangePasswordOutcome =
  | { ok: true }
  | { ok: false; reason: 'wrong-password' }
  | { ok: false; reason: 'weak-password'; message: string }
  | { ok: false; reason: 'too-many-attempts'; retryAfterSeconds: number }

/** Changes the password of a visitor who knows the current one. Their other sessions end. */
export async function changePassword(
  services: Needs,
  visitor: Visitor,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  caller: Caller,
): Promise<ChangePasswordOutcome> {
  const { person } = visitor
  const checked = await checkPassword(services, person, currentPassword)
  if (!checked.ok) {
    await note(services.db, person, caller, {
      action: 'password-change',
      outcome: 'failed',
      detail: { reason: checked.reason },
    })
    return checked
  }
  const message = passwordFault(newPassword, person)
  if (message) return { ok: false, reason: 'weak-password', message }
  const hash = await hashPassword(newPassword)
  await services.db.transaction().execute(async (tx) => {
    await replacePassword(tx, services, person, hash, visitor.sessionId)
    await tellPasswordChanged(tx, services, person)
    await note(tx, person, caller, { action: 'password-change' })
  })
  return { ok: true }
}

/** Whether this is the person's password; guesses count like failed sign-ins. */
export async function checkPassword(
  { db, pool }: Pick<Needs, 'db' | 'pool'>,
  person: Person,
  password: string,
): Promise<
  | { ok: true }
  | { ok: false; reason: 'wrong-password' }
  | { ok: false; reason: 'too-many-attempts'; retryAfterSeconds: number }
> {
  const counted = await countUse(pool, signInsOfAccount, person.id)
  if (!counted.ok) return { ok: false, reason: 'too-many-attempts', retryAfterSeconds: counted.retryAfterSeconds }
  const hash = await findPasswordHash(db, person.id)
  const isRight = hash ? await isPassword(hash, password) : await pretendToCheck(password)
  if (!isRight) return { ok: false, reason: 'wrong-password' }
  await forgetLimit(pool, signInsOfAccount, person.id)
  return { ok: true }
}

async function replacePassword(
  tx: Tx,
  { now }: Needs,
  person: Person,
  hash: string,
  keepSessionId?: string,
): Promise<void> {
  await savePasswordHash(tx, person.id, hash, now())
  await removeSessions(tx, person.id, keepSessionId === undefined ? {} : { exceptId: keepSessionId })
  await removeLinksOf(tx, person.id, ['invitation', 'reset-password', 'verify-email'])
}

async function tellPasswordChanged(tx: Tx, services: Needs, { email, firstName }: Person): Promise<void> {
  const resetUrl = addressOf(services, '/forgot-password')
  await sendAccountLetter(tx, { ...passwordChangedLetter({ firstName, resetUrl }), to: email })
}

function note(db: Db | Tx, person: Person | null, caller: Caller, entry: AuditEntry): Promise<void> {
  const object = person ? { type: 'person', id: person.id } : undefined
  return recordAudit(db, personActor(person, caller), { ...entry, object })
}
