import { findPerson, lockPerson, noteSignIn } from '#accounts/people/people-db.server.ts'
import { isStaff, type Person } from '#accounts/people/person.ts'
import { findLink, insertLink, redeemLink } from '#accounts/registration/links-db.server.ts'
import type { RequestMetadata } from '#accounts/sessions/actor.ts'
import { type SignInDeps, startSession } from '#accounts/sessions/start-session.server.ts'
import { findPasswordHash, savePasswordHash } from '#accounts/sign-in/credential-db.server.ts'
import { deviceCookie } from '#accounts/sign-in/device-cookie.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { hostCookie, readHostCookie } from '#platform/http/host-cookie.ts'
import type { SecretKey } from '#platform/secret-key/secret-key.server.ts'
import type { Services } from '#platform/services.ts'
import { firstPasswordHours, type PasswordError } from './password-policy.ts'
import { hashPassword, newPasswordError } from './passwords.server.ts'

const name = 'first-password'
const signedFor = 'first passwords'

type TokenDeps = Pick<Services, 'config' | 'secretKey'>

/** Secret of an order. Only the browser that placed the order gets it; the URL of the success page does not hold it. */
function tokenOf(secretKey: SecretKey, orderId: string): string {
  return secretKey.sign(signedFor, orderId).toString('base64url')
}

/** Set when an order is placed. It outlives the form, because the payment may take a while. */
export function firstPasswordCookie({ config, secretKey }: TokenDeps, orderId: string): string {
  return hostCookie(config.PUBLIC_URL, name, tokenOf(secretKey, orderId), (firstPasswordHours + 6) * 3600)
}

/** Token of the order if this browser placed it, otherwise null. */
export function readFirstPasswordCookie(
  { config, secretKey }: TokenDeps,
  cookies: string | null,
  orderId: string,
): string | null {
  const token = readHostCookie(cookies, config.PUBLIC_URL, name) ?? ''
  return secretKey.verify(signedFor, orderId, Buffer.from(token, 'base64url')) ? token : null
}

/** Allows the browser of the order to choose the password of the account that the order has just created. */
export async function allowFirstPassword(
  tx: Tx,
  { secretKey, now }: Pick<Services, 'secretKey' | 'now'>,
  { orderId, personId, email }: { orderId: string; personId: string; email: string },
): Promise<void> {
  const until = new Date(now().getTime() + firstPasswordHours * 3_600_000)
  await insertLink(tx, tokenOf(secretKey, orderId), { purpose: 'first-password', personId, email }, now(), until)
}

/** Account whose password may be chosen with this token, and until when; null if used, expired or superseded. */
export async function findFirstPassword({ db, now }: Pick<Services, 'db' | 'now'>, token: string) {
  const link = await findLink(db, token, now())
  if (link?.purpose !== 'first-password') return null
  const person = await findPerson(db, link.personId)
  if (!person || !(await mayChoose(db, person, link))) return null
  return { personId: person.id, email: person.email, name: person.name, until: link.expiresAt }
}

export type FirstPasswordOutcome =
  | { ok: true; personId: string; headers: Headers }
  | { ok: false; reason: 'link-invalid' }
  | { ok: false; reason: 'weak-password'; error: PasswordError }

/**
 * Sets the first password of an account that a payment created, and signs in. It does not confirm the address: the link
 * of the email still does, and the person who opens it takes over the account. A rejected password does not consume the token.
 */
export async function chooseFirstPassword(
  services: SignInDeps,
  { token, password }: { token: string; password: string },
  metadata: RequestMetadata,
): Promise<FirstPasswordOutcome> {
  const { db, now } = services
  const found = await findFirstPassword(services, token)
  if (!found) return { ok: false, reason: 'link-invalid' }
  const error = newPasswordError(password, found)
  if (error) return { ok: false, reason: 'weak-password', error }
  const hash = await hashPassword(password)
  return db.transaction().execute(async (tx): Promise<FirstPasswordOutcome> => {
    const link = await redeemLink(tx, token, now())
    const person = link && (await lockPerson(tx, link.personId))
    if (!link || !person || !(await mayChoose(tx, person, link))) return { ok: false, reason: 'link-invalid' }
    await savePasswordHash(tx, person.id, hash, now())
    const started = await startSession(tx, services, { personId: person.id, metadata })
    if (!started.ok) throw new Error(`A buyer cannot sign in: ${started.reason}`)
    await noteSignIn(tx, person.id, now())
    const object = { type: 'person', id: person.id } as const
    await recordAudit(tx, { person, metadata }, { action: 'password-set', object, detail: { by: 'first-password' } })
    const { headers } = started
    headers.append('Set-Cookie', deviceCookie(services, metadata.deviceTokens ?? '', person.id))
    return { ok: true, personId: person.id, headers }
  })
}

async function mayChoose(db: Db | Tx, person: Person | null, { email }: { email: string }): Promise<boolean> {
  if (!person || person.email !== email || person.emailVerified || isStaff(person)) return false
  return person.status === 'active' && (await findPasswordHash(db, person.id)) === null
}
