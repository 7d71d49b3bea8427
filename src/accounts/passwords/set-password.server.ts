import { findPersonByEmail, lockPerson, savePerson, saveStatus } from '#accounts/people/people-db.server.ts'
import { isStaff, nextStatus, type Person } from '#accounts/people/person.ts'
import { findLink, redeemLink, removeOpenings } from '#accounts/registration/links-db.server.ts'
import { notifyOwner } from '#accounts/security/notify-owner.server.ts'
import type { RequestMetadata } from '#accounts/sessions/actor.ts'
import { checkPassword } from '#accounts/sessions/confirm-identity.server.ts'
import type { CurrentUser } from '#accounts/sessions/current-user.server.ts'
import { removeSessions } from '#accounts/sessions/session-db.server.ts'
import { renewSession, type SignInDeps } from '#accounts/sessions/start-session.server.ts'
import { savePasswordHash } from '#accounts/sign-in/credential-db.server.ts'
import { deviceCookie } from '#accounts/sign-in/device-cookie.server.ts'
import { listPasskeysOf, removePasskeysOf } from '#accounts/sign-in/passkey-db.server.ts'
import { signInsOfAccount } from '#accounts/sign-in/sign-in-limits.server.ts'
import { type AuditEntry, recordAudit } from '#platform/audit/audit.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { forgetLimit } from '#platform/http/limits.server.ts'
import type { Services } from '#platform/services.ts'
import type { PasswordError } from './password-policy.ts'
import { mayReset } from './password-reset.server.ts'
import { hashPassword, newPasswordError } from './passwords.server.ts'

type SetPasswordDeps = Pick<Services, 'db' | 'pool' | 'now' | 'config' | 'secretKey'>

export type PasswordLink = {
  personId: string
  purpose: 'invitation' | 'reset-password'
  email: string
  name: string
  isStaff: boolean
  passkeys: { id: string; name: string | null; createdAt: Date | null }[]
}

/** Reads purpose and person of a password link without consuming it; null if the link is invalid. */
export async function findPasswordLink(
  { db, now }: Pick<SetPasswordDeps, 'db' | 'now'>,
  token: string,
): Promise<PasswordLink | null> {
  const link = await findLink(db, token, now())
  if (link?.purpose !== 'invitation' && link?.purpose !== 'reset-password') return null
  const person = await findPersonByEmail(db, link.email)
  if (person?.id !== link.personId) return null
  const passkeys = await listPasskeysOf(db, person.id)
  return {
    personId: person.id,
    purpose: link.purpose,
    email: person.email,
    name: person.name,
    isStaff: isStaff(person),
    passkeys: passkeys.map(({ id, name, createdAt }) => ({ id, name, createdAt })),
  }
}

export type SetPasswordOutcome =
  | { ok: true; purpose: PasswordLink['purpose']; person: Person; headers: Headers }
  | { ok: false; reason: 'link-invalid' }
  | { ok: false; reason: 'weak-password'; error: PasswordError }

/**
 * Sets a password through an emailed link, which also confirms the address. Ends all sessions and invalidates other
 * links; with `dropPasskeys`, also removes the passkeys. A rejected password does not consume the link.
 */
export async function setPasswordByLink(
  services: SetPasswordDeps,
  { token, password, dropPasskeys = false }: { token: string; password: string; dropPasskeys?: boolean },
  metadata: RequestMetadata,
): Promise<SetPasswordOutcome> {
  const now = services.now()
  const found = await findPasswordLink(services, token)
  if (!found) return { ok: false, reason: 'link-invalid' }
  const error = newPasswordError(password, found)
  if (error) return { ok: false, reason: 'weak-password', error }
  const hash = await hashPassword(password)
  const person = await services.db.transaction().execute(async (tx): Promise<Person | null> => {
    const link = await redeemLink(tx, token, now)
    const person = link && (await lockPerson(tx, link.personId))
    if (!link || person?.email !== link.email || !mayReset.includes(person.status)) return null
    await replacePassword(tx, services, person, hash)
    await savePerson(tx, person.id, { emailVerified: true, mustReset: false }, now)
    const dropped = dropPasskeys ? await removePasskeysOf(tx, person.id) : 0
    const status = (link.purpose === 'invitation' ? nextStatus(person.status, 'accept') : null) ?? person.status
    if (status !== person.status) await saveStatus(tx, person.id, status, null, now)
    if (link.purpose === 'reset-password') await notifyOwner(tx, services, person, { event: 'password-changed' })
    await note(tx, person, metadata, { action: 'password-set', detail: { by: link.purpose, droppedPasskeys: dropped } })
    return { ...person, emailVerified: true, mustReset: false, status }
  })
  if (!person) return { ok: false, reason: 'link-invalid' }
  await forgetLimit(services.pool, signInsOfAccount, person.id)
  const headers = new Headers({ 'Set-Cookie': deviceCookie(services, metadata.deviceTokens ?? '', person.id) })
  return { ok: true, purpose: found.purpose, person, headers }
}

/** Confirms the address of a signed-in buyer, who chose the password after paying. Consumes the emailed link. */
export function confirmEmailByLink(
  { db, now }: Pick<SetPasswordDeps, 'db' | 'now'>,
  { token, personId }: { token: string; personId: string },
  metadata: RequestMetadata,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const link = await redeemLink(tx, token, now())
    const person = link && (await lockPerson(tx, link.personId))
    if (link?.purpose !== 'invitation' || person?.id !== personId || person.email !== link.email) return false
    await savePerson(tx, person.id, { emailVerified: true }, now())
    await removeOpenings(tx, person.id)
    await note(tx, person, metadata, { action: 'email-confirmed' })
    return true
  })
}

export type ChangePasswordOutcome =
  | { ok: true; headers: Headers }
  | { ok: false; reason: 'wrong-password' }
  | { ok: false; reason: 'weak-password'; error: PasswordError }
  | { ok: false; reason: 'too-many-attempts'; retryAfterSeconds: number }

/** Changes the visitor's password after checking the current one. Ends all their sessions and creates a new one. */
export async function changePassword(
  services: SignInDeps,
  { person, sessionId }: CurrentUser,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  metadata: RequestMetadata,
): Promise<ChangePasswordOutcome> {
  const checked = await checkPassword(services, { person, sessionId }, currentPassword)
  if (!checked.ok) {
    await note(services.db, person, metadata, {
      action: 'password-change',
      outcome: 'failed',
      detail: { reason: checked.reason },
    })
    return checked
  }
  const error = newPasswordError(newPassword, person)
  if (error) return { ok: false, reason: 'weak-password', error }
  const hash = await hashPassword(newPassword)
  const headers = await services.db.transaction().execute(async (tx) => {
    await lockPerson(tx, person.id)
    await replacePassword(tx, services, person, hash)
    const renewed = await renewSession(tx, services, { person, sessionId }, metadata)
    await notifyOwner(tx, services, person, { event: 'password-changed' })
    await note(tx, person, metadata, { action: 'password-change' })
    return renewed
  })
  return { ok: true, headers }
}

async function replacePassword(
  tx: Tx,
  { now }: Pick<SetPasswordDeps, 'now'>,
  person: Person,
  hash: string,
): Promise<void> {
  await savePasswordHash(tx, person.id, hash, now())
  await removeSessions(tx, person.id)
  await removeOpenings(tx, person.id)
}

function note(db: Db | Tx, person: Person | null, metadata: RequestMetadata, entry: AuditEntry): Promise<void> {
  const object = person ? { type: 'person', id: person.id } : undefined
  return recordAudit(db, { person, metadata }, { ...entry, object })
}
