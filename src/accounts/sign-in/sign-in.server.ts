import { redirect } from 'react-router'
import { isPassword, pretendToCheck } from '#accounts/passwords/passwords.server.ts'
import { findPerson, findPersonByIdentifier } from '#accounts/people/people-db.server.ts'
import { isStaff, type Person } from '#accounts/people/person.ts'
import type { RequestMetadata } from '#accounts/sessions/actor.ts'
import { type CurrentUser, findCurrentUser } from '#accounts/sessions/current-user.server.ts'
import { removeSessions } from '#accounts/sessions/session-db.server.ts'
import {
  clearedSessionCookie,
  finishSignIn,
  type SignedIn,
  type SignInDeps,
} from '#accounts/sessions/start-session.server.ts'
import { type AuditEntry, recordAudit } from '#platform/audit/audit.server.ts'
import type { Services } from '#platform/services.ts'
import { challengeToken, clearedChallengeCookie, startChallenge } from './challenge.server.ts'
import { findChallenge, redeemChallenge } from './challenge-db.server.ts'
import { findPasswordHash } from './credential-db.server.ts'
import { redeemCode } from './second-factor-code.server.ts'
import { forgiveAttempts, noteFailure, recordAttempt } from './sign-in-attempts.server.ts'
import { type AccountRefusal, refusalOf } from './sign-in-refusal.ts'

const purpose = 'second-factor'

export type SignInRefusal =
  | { ok: false; reason: AccountRefusal | 'invalid-code' | 'no-challenge' }
  | { ok: false; reason: 'too-many-attempts'; retryAfterSeconds: number }

export type SignInOutcome = SignedIn | { ok: true; secondFactor: true; headers: Headers } | SignInRefusal

export type SignInAttempt = {
  /** Email address or, for staff, username. */
  identifier: string
  password: string
  audience: 'client' | 'staff'
  facts: RequestMetadata
}

/** Signs in with a password. Unknown account, wrong password and wrong audience have the same response and timing. */
export async function signIn(services: SignInDeps, attempt: SignInAttempt): Promise<SignInOutcome> {
  const { db } = services
  const { identifier, password, audience, facts } = attempt
  const found = await findPersonByIdentifier(db, identifier)
  const person = found && isStaff(found) === (audience === 'staff') ? found : null
  const account = person?.id ?? `${audience}:${identifier.trim()}`
  const counted = { person, account, facts }
  const limited = await recordAttempt(services, counted)
  if (limited) {
    await note(services, person, facts, { action: 'sign-in', outcome: 'denied', detail: { reason: limited.reason } })
    return limited
  }
  const hash = person && (await findPasswordHash(db, person.id))
  const isRight = hash ? await isPassword(hash, password) : await pretendToCheck(password)
  if (!person || !isRight) {
    await noteFailure(services, account)
    const reason = 'invalid-credentials'
    await note(services, person, facts, { action: 'sign-in', outcome: 'failed', detail: { reason } })
    return { ok: false, reason }
  }
  await forgiveAttempts(services, counted)
  if (!person.twoFactorEnabled || refusalOf(person)) return finishSignIn(services, person, { facts, way: 'password' })
  const { headers } = await startChallenge(db, services, { purpose, personId: person.id })
  return { ok: true, secondFactor: true, headers }
}

export type SecondFactorAttempt = { cookie: string | null; code: string; facts: RequestMetadata }

/** Completes a sign-in with a TOTP or recovery code. `cookie` is the request's Cookie header. */
export async function finishSecondFactor(
  services: SignInDeps,
  attempt: SecondFactorAttempt,
): Promise<SignedIn | SignInRefusal> {
  const { cookie, code, facts } = attempt
  const person = await challengedPerson(services, cookie)
  if (!person) return { ok: false, reason: 'no-challenge' }
  const refused = await redeemCode(services, { person, code, metadata: facts })
  if (refused) {
    const { reason } = refused
    const outcome = reason === 'invalid-code' ? 'failed' : 'denied'
    await note(services, person, facts, { action: 'second-factor', outcome, detail: { reason } })
    return refused
  }
  const token = challengeToken(services, purpose, cookie)
  if (!(await redeemChallenge(services.db, token, purpose, services.now())))
    return { ok: false, reason: 'no-challenge' }
  const outcome = await finishSignIn(services, person, { facts, way: 'second factor' })
  if (outcome.ok) outcome.headers.append('Set-Cookie', clearedChallengeCookie(services, purpose))
  return outcome
}

export async function hasOpenChallenge(services: SignInDeps, cookie: string | null): Promise<boolean> {
  return (await challengedPerson(services, cookie)) !== null
}

export async function signOut(
  services: SignInDeps,
  user: CurrentUser | null,
  facts: RequestMetadata,
): Promise<Headers> {
  if (user) {
    await removeSessions(services.db, user.person.id, { id: user.sessionId })
    await note(services, user.person, facts, { action: 'sign-out' })
  }
  return new Headers({ 'Set-Cookie': clearedSessionCookie(services.config.PUBLIC_URL) })
}

async function challengedPerson(services: SignInDeps, cookie: string | null): Promise<Person | null> {
  const token = challengeToken(services, purpose, cookie)
  const challenge = token ? await findChallenge(services.db, token, purpose, services.now()) : null
  return challenge?.personId ? findPerson(services.db, challenge.personId) : null
}

function note({ db }: SignInDeps, person: Person | null, metadata: RequestMetadata, entry: AuditEntry): Promise<void> {
  const object = person ? { type: 'person', id: person.id } : undefined
  return recordAudit(db, { person, metadata }, { ...entry, object })
}

type LogOutDeps = Parameters<typeof signOut>[0] & Parameters<typeof findCurrentUser>[0] & Pick<Services, 'log'>

/** Ends the session, even an expired one, and redirects. Clears the cookie even if ending the session fails. */
export async function logOut(
  services: LogOutDeps,
  request: Request,
  metadata: RequestMetadata,
  path: string,
): Promise<Response> {
  const headers = await endSession(services, request, metadata).catch((error: unknown) => {
    services.log.error({ err: error, requestId: metadata.id }, 'a session could not be ended; its cookie is cleared')
    return new Headers({ 'Set-Cookie': clearedSessionCookie(services.config.PUBLIC_URL) })
  })
  headers.set('Cache-Control', 'no-store')
  // `Clear-Site-Data` omits "storage", which would delete cart, theme and cookie consent. The page itself deletes the
  // drafts.
  headers.set('Clear-Site-Data', '"cache"')
  return redirect(path, { status: 303, headers })
}

async function endSession(services: LogOutDeps, request: Request, metadata: RequestMetadata): Promise<Headers> {
  return signOut(services, await findCurrentUser(services, request), metadata)
}
