import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { COSEALG } from '@simplewebauthn/server/helpers'
import { z } from 'zod'
import type { Person } from '#accounts/people/person.ts'
import { notifyOwner } from '#accounts/security/notify-owner.server.ts'
import type { RequestMetadata } from '#accounts/sessions/actor.ts'
import type { CurrentUser } from '#accounts/sessions/current-user.server.ts'
import type { SignInDeps } from '#accounts/sessions/start-session.server.ts'
import { firmName } from '#content/firm-name.ts'
import { type AuditEntry, recordAudit } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { challengeToken, clearedChallengeCookie, startChallenge } from './challenge.server.ts'
import { redeemChallenge } from './challenge-db.server.ts'
import { insertPasskey, listCredentialIdsOf, listPasskeysOf, removePasskey } from './passkey-db.server.ts'

export type OwnPasskey = {
  id: string
  name: string | null
  isBackedUp: boolean
  createdAt: Date
}

export function listOwnPasskeys({ db }: Pick<SignInDeps, 'db'>, { person }: CurrentUser): Promise<OwnPasskey[]> {
  return listPasskeysOf(db, person.id)
}

export type RemovePasskeyOutcome = { ok: true } | { ok: false; reason: 'confirm-first' | 'unknown-passkey' }

/** Removes one of the visitor's passkeys; requires a recently re-authenticated session. */
export async function removeOwnPasskey(
  services: SignInDeps,
  { person, isConfirmed }: CurrentUser,
  id: string,
  metadata: RequestMetadata,
): Promise<RemovePasskeyOutcome> {
  if (!isConfirmed) return { ok: false, reason: 'confirm-first' }
  return services.db.transaction().execute(async (tx): Promise<RemovePasskeyOutcome> => {
    if (!(await removePasskey(tx, person.id, id))) return { ok: false, reason: 'unknown-passkey' }
    await notifyOwner(tx, services, person, { event: 'passkey-removed' })
    await note(tx, person, metadata, { action: 'passkey-removed' })
    return { ok: true }
  })
}

/** The domain to which passkeys are bound, and the only origin from which they are accepted. */
export function relyingPartyOf({ config }: Pick<SignInDeps, 'config'>): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(config.PUBLIC_URL)
  return { rpID: hostname, origin }
}

/** User handle stored in passkeys: the person id, which is random and never changes. */
export function userHandleOf(personId: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(personId)
}

// Algorithms offered to browsers. ML-DSA is omitted, because its support in Node.js 24 is experimental.
const supportedAlgorithmIDs = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256]

export type AddPasskeyRefusal =
  | { ok: false; reason: 'sign-in-first' }
  | { ok: false; reason: 'confirm-first' }
  | { ok: false; reason: 'refused' }

/** Options for `navigator.credentials.create`. A recently re-authenticated session is required. */
export async function startAddingPasskey(
  services: SignInDeps,
  user: CurrentUser | null,
): Promise<{ ok: true; headers: Headers; body: object } | AddPasskeyRefusal> {
  const allowed = mayAdd(user)
  if (!allowed.ok) return allowed
  const { id: personId, email, name } = allowed.user.person
  const { token, headers } = await startChallenge(services.db, services, { purpose: 'add-passkey', personId })
  const body = await generateRegistrationOptions({
    rpName: firmName,
    rpID: relyingPartyOf(services).rpID,
    userID: userHandleOf(personId),
    userName: email,
    userDisplayName: name,
    challenge: Buffer.from(token, 'base64url'),
    excludeCredentials: (await listCredentialIdsOf(services.db, personId)).map((id) => ({ id })),
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { ok: true, headers, body }
}

const registration = z.object({
  name: z.string().trim().max(100).optional(),
  response: z.object({
    id: z.base64url(),
    rawId: z.base64url(),
    type: z.literal('public-key'),
    clientExtensionResults: z.object({}),
    response: z.object({ clientDataJSON: z.base64url(), attestationObject: z.base64url() }),
  }),
})

export type AddPasskeyInput = {
  user: CurrentUser | null
  cookie: string | null
  body: unknown
  metadata: RequestMetadata
}

/** Adds the passkey that the browser created. Refused unless the passkey verified its user (PIN or biometrics). */
export async function addPasskey(
  services: SignInDeps,
  { user, cookie, body, metadata }: AddPasskeyInput,
): Promise<{ ok: true; headers: Headers } | AddPasskeyRefusal> {
  const allowed = mayAdd(user)
  if (!allowed.ok) return allowed
  const { person } = allowed.user
  const purpose = 'add-passkey'
  const token = challengeToken(services, purpose, cookie)
  const challenge = await redeemChallenge(services.db, token, purpose, services.now())
  const parsed = registration.safeParse(body)
  if (challenge?.personId !== person.id || !parsed.success) return { ok: false, reason: 'refused' }
  const { name, response } = parsed.data
  const { rpID, origin } = relyingPartyOf(services)
  const expected = { expectedChallenge: token, expectedOrigin: origin, expectedRPID: rpID }
  // The library throws if anything in the response is invalid.
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    ...expected,
    supportedAlgorithmIDs,
    requireUserVerification: true,
  }).catch(() => ({ registrationInfo: undefined }))
  if (!registrationInfo) return { ok: false, reason: 'refused' }
  const { credential, credentialBackedUp } = registrationInfo
  return services.db.transaction().execute(async (tx) => {
    const isAdded = await insertPasskey(tx, {
      personId: person.id,
      name: name || null,
      credentialId: credential.id,
      publicKey: credential.publicKey,
      counter: credential.counter,
      isBackedUp: credentialBackedUp,
      createdAt: services.now(),
    })
    if (!isAdded) return { ok: false, reason: 'refused' }
    await notifyOwner(tx, services, person, { event: 'passkey-added' })
    await note(tx, person, metadata, { action: 'passkey-added' })
    return { ok: true, headers: new Headers({ 'Set-Cookie': clearedChallengeCookie(services, purpose) }) }
  })
}

function mayAdd(user: CurrentUser | null): { ok: true; user: CurrentUser } | AddPasskeyRefusal {
  if (!user || user.needsSecondFactor || user.isBypass) return { ok: false, reason: 'sign-in-first' }
  return user.isConfirmed ? { ok: true, user } : { ok: false, reason: 'confirm-first' }
}

function note(tx: Tx, person: Person, metadata: RequestMetadata, entry: AuditEntry): Promise<void> {
  return recordAudit(tx, { person, metadata }, { ...entry, object: { type: 'person', id: person.id } })
}
