import { isAPIError } from 'better-auth/api'
import { findPerson, findPersonByIdentifier, noteSignIn } from '#accounts/people/people-db.server.ts'
import { isStaff, type Person } from '#accounts/people/person.ts'
import type { CurrentUser } from '#accounts/sessions/current-user.server.ts'
import type { RequestMetadata } from '#accounts/sessions/request-metadata.ts'
import { readSignedCookie } from '#accounts/sessions/session-cookie.server.ts'
import { type AuditEntry, recordAudit } from '#platform/audit/audit.server.ts'
import { deviceCookie } from './device-cookie.server.ts'
import { plainCode, redeemCode, verifyCode } from './second-factor-code.server.ts'
import { forgiveAttempts, noteFailure, recordAttempt } from './sign-in-attempts.server.ts'
import {
  authOf,
  cookieSecret,
  cookiesOf,
  libraryHeaders,
  type refusalOf,
  type SignInDeps,
} from './sign-in-library.server.ts'

export type SignInRefusal =
  | { ok: false; reason: NonNullable<ReturnType<typeof refusalOf>> | 'invalid-code' | 'no-challenge' }
  | { ok: false; reason: 'too-many-attempts'; retryAfterSeconds: number }

export type SignedIn = { ok: true; secondFactor?: false; headers: Headers; person: Person; sessionToken: string }

export type SignInOutcome = SignedIn | { ok: true; secondFactor: true; headers: Headers } | SignInRefusal

export type SignInAttempt = {
  /** Email address or, for staff, username. */
  identifier: string
  password: string
  audience: 'client' | 'staff'
  facts: RequestMetadata
}

// Address used for unknown accounts, so that the auth library spends the time of a password check before refusing.
const nobody = 'nobody@invalid.invalid'

/**
 * Signs in by password, or requests the second factor. The account status is revealed only after a correct password;
 * unknown account, wrong password and wrong audience have the same response and timing.
 */
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
  try {
    const { headers, response } = await authOf(services).api.signInEmail({
      body: { email: person?.email ?? nobody, password },
      headers: libraryHeaders(facts),
      returnHeaders: true,
    })
    if (!person) throw new Error('the library signed in nobody')
    await forgiveAttempts(services, counted)
    // With a second factor, the library returns a challenge instead of a session.
    if (!('token' in response)) return { ok: true, secondFactor: true, headers: cookiesOf(headers) }
    return await finish(services, person, { headers, token: response.token, facts, way: 'password' })
  } catch (error) {
    if (!isAPIError(error)) throw error
    const reason = reasonOf(error)
    if (reason === 'invalid-credentials') await noteFailure(services, account)
    else await forgiveAttempts(services, counted)
    await note(services, person, facts, { action: 'sign-in', outcome: 'failed', detail: { reason } })
    return { ok: false, reason }
  }
}

export type SecondFactorAttempt = { cookie: string | null; code: string; facts: RequestMetadata }

/** Completes a sign-in with a TOTP or recovery code. `cookie` is the request's Cookie header. */
export async function finishSecondFactor(
  services: SignInDeps,
  attempt: SecondFactorAttempt,
): Promise<SignedIn | SignInRefusal> {
  const { cookie, facts } = attempt
  const person = await challengedPerson(services, cookie)
  if (!person) return { ok: false, reason: 'no-challenge' }
  const tried = { person, code: plainCode(attempt.code), metadata: facts }
  const refused = await redeemCode(services, tried)
  if (refused) {
    await note(services, person, facts, {
      action: 'second-factor',
      outcome: 'denied',
      detail: { reason: refused.reason },
    })
    return refused
  }
  try {
    const { headers, token } = await verifyCode(services, tried, libraryHeaders(facts, { cookie }))
    return await finish(services, person, { headers, token, facts, way: 'second factor' })
  } catch (error) {
    if (!isAPIError(error)) throw error
    const refusal = reasonOf(error)
    const reason = refusal === 'invalid-credentials' ? 'invalid-code' : refusal
    await note(services, person, facts, { action: 'second-factor', outcome: 'failed', detail: { reason } })
    return { ok: false, reason }
  }
}

export async function hasOpenChallenge(services: SignInDeps, cookie: string | null): Promise<boolean> {
  return (await challengedPerson(services, cookie)) !== null
}

export async function signOut(
  services: SignInDeps,
  user: CurrentUser | null,
  facts: RequestMetadata,
): Promise<Headers> {
  const headers = libraryHeaders(facts, user ? { sessionToken: user.sessionToken } : {})
  const answer = await authOf(services).api.signOut({ headers, returnHeaders: true })
  if (user) await note(services, user.person, facts, { action: 'sign-out' })
  return cookiesOf(answer.headers)
}

async function challengedPerson(services: SignInDeps, cookie: string | null): Promise<Person | null> {
  const library = await authOf(services).$context
  const { name } = library.createAuthCookie('two_factor')
  const challenge = readSignedCookie(cookie, name, cookieSecret(services.secretKey))
  const saved = challenge ? await library.internalAdapter.findVerificationValue(challenge) : null
  return saved && saved.expiresAt > new Date() ? findPerson(services.db, saved.value) : null
}

type Success = { headers: Headers; token: string; facts: RequestMetadata; way: string }

async function finish(
  services: SignInDeps,
  person: Person,
  { headers, token, facts, way }: Success,
): Promise<SignedIn> {
  await noteSignIn(services.db, person.id, services.now())
  await note(services, person, facts, { action: 'sign-in', detail: { way } })
  const cookies = cookiesOf(headers)
  cookies.append('Set-Cookie', deviceCookie(services, facts.deviceTokens ?? '', person.id))
  return { ok: true, headers: cookies, person, sessionToken: token }
}

function reasonOf(error: {
  body?: { code?: string | undefined } | undefined
}): NonNullable<ReturnType<typeof refusalOf>> {
  const code = error.body?.code
  if (code === 'not-verified' || code === 'must-reset' || code === 'invited' || code === 'pending') return code
  if (code === 'rejected' || code === 'suspended' || code === 'closed') return code
  return 'invalid-credentials'
}

function note({ db }: SignInDeps, person: Person | null, metadata: RequestMetadata, entry: AuditEntry): Promise<void> {
  const object = person ? { type: 'person', id: person.id } : undefined
  return recordAudit(db, { person, metadata }, { ...entry, object })
}
