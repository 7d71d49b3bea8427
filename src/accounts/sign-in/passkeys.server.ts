import { z } from 'zod'
import { findPerson, noteSignIn } from '#accounts/people/people-db.server.ts'
import type { Person } from '#accounts/people/person.ts'
import { notifyOwner } from '#accounts/security/notify-owner.server.ts'
import type { CurrentUser } from '#accounts/sessions/current-user.server.ts'
import type { RequestMetadata } from '#accounts/sessions/request-metadata.ts'
import { type AuditEntry, recordAudit } from '#platform/audit/audit.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { networkOf } from '#platform/http/client-address.ts'
import { countUse } from '#platform/http/limits.server.ts'
import { deviceCookie } from './device-cookie.server.ts'
import { listPasskeysOf, removePasskey } from './passkey-db.server.ts'
import { authOf, authWithin, cookiesOf, libraryHeaders, type SignInDeps } from './sign-in-library.server.ts'
import { signInsOfAddress } from './sign-in-limits.server.ts'
import type { Refusal } from './sign-in-refusal.ts'

export type OwnPasskey = {
  id: string
  name: string | null
  deviceType: string
  isBackedUp: boolean
  createdAt: Date | null
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

/** Endpoints of the auth library that browsers may call; all others are inaccessible. */
export const passkeySteps = {
  'generate-register-options': 'GET',
  'verify-registration': 'POST',
  'generate-authenticate-options': 'GET',
  'verify-authentication': 'POST',
} as const

export type PasskeyStep = keyof typeof passkeySteps

export type PasskeyOutcome =
  | { ok: true; headers: Headers; answer: unknown }
  | { ok: false; reason: 'sign-in-first' }
  | { ok: false; reason: 'confirm-first' }
  | { ok: false; reason: 'refused' }
  | ({ ok: false } & Refusal)

const signedIn = z.object({ user: z.object({ id: z.string() }) })

/** A passkey with user verification (PIN or biometrics) replaces both factors; a passkey without it is rejected. */
export async function passkeyStep(
  services: SignInDeps,
  step: PasskeyStep,
  { request, visitor: user, metadata }: { request: Request; visitor: CurrentUser | null; metadata: RequestMetadata },
): Promise<PasskeyOutcome> {
  const isAdding = step === 'generate-register-options' || step === 'verify-registration'
  if (isAdding && (!user || user.needsSecondFactor || user.isBypass)) return { ok: false, reason: 'sign-in-first' }
  if (isAdding && !user?.isConfirmed) return { ok: false, reason: 'confirm-first' }
  const isSigningIn = step === 'verify-authentication'
  if (isSigningIn) {
    const counted = await countUse(services.pool, signInsOfAddress, networkOf(metadata.ip))
    if (!counted.ok) return { ok: false, reason: 'too-many-attempts', retryAfterSeconds: counted.retryAfterSeconds }
  }
  const requested = await forLibrary(services, step, request, metadata)
  const answer =
    step === 'verify-registration' && user
      ? await add(services, user.person, requested, metadata)
      : await authOf(services).handler(requested)
  const body: unknown = await answer.json().catch(() => null)
  if (!answer.ok) {
    if (isSigningIn)
      await note(services.db, null, metadata, { action: 'sign-in', outcome: 'failed', detail: { way: 'passkey' } })
    return refusalOfLibrary(body)
  }
  const headers = cookiesOf(answer.headers)
  if (isSigningIn) {
    const personId = signedIn.parse(body).user.id
    await noteSignedIn(services, personId, metadata)
    headers.append('Set-Cookie', deviceCookie(services, metadata.deviceTokens ?? '', personId))
  }
  // The library's response contains session tokens and keys, which stay on the server; browsers get only the options.
  return { ok: true, headers, answer: passkeySteps[step] === 'GET' ? body : { success: true } }
}

async function forLibrary(
  { config }: SignInDeps,
  step: PasskeyStep,
  request: Request,
  metadata: RequestMetadata,
): Promise<Request> {
  const headers = libraryHeaders(metadata, { cookie: request.headers.get('Cookie') })
  headers.set('Origin', new URL(config.PUBLIC_URL).origin)
  const url = new URL(`/api/auth/passkey/${step}`, config.PUBLIC_URL)
  if (passkeySteps[step] === 'GET') return new Request(url, { headers })
  headers.set('Content-Type', 'application/json')
  return new Request(url, { method: 'POST', headers, body: await request.text() })
}

const libraryError = z.object({
  code: z.enum(['not-verified', 'must-reset', 'invited', 'pending', 'rejected', 'suspended', 'closed']),
})

function refusalOfLibrary(body: unknown): PasskeyOutcome {
  const known = libraryError.safeParse(body)
  return known.success ? { ok: false, reason: known.data.code } : { ok: false, reason: 'refused' }
}

function add(services: SignInDeps, person: Person, requested: Request, metadata: RequestMetadata): Promise<Response> {
  return services.db.transaction().execute(async (tx) => {
    const answer = await authWithin(tx, services).handler(requested)
    if (!answer.ok) return answer
    await notifyOwner(tx, services, person, { event: 'passkey-added' })
    await note(tx, person, metadata, { action: 'passkey-added' })
    return answer
  })
}

async function noteSignedIn(services: SignInDeps, personId: string, metadata: RequestMetadata): Promise<void> {
  const person = await findPerson(services.db, personId)
  if (!person) return
  await countUse(services.pool, signInsOfAddress, networkOf(metadata.ip), -1)
  await noteSignIn(services.db, person.id, services.now())
  await note(services.db, person, metadata, { action: 'sign-in', detail: { way: 'passkey' } })
}

function note(db: Db | Tx, person: Person | null, metadata: RequestMetadata, entry: AuditEntry): Promise<void> {
  const object = person ? { type: 'person', id: person.id } : undefined
  return recordAudit(db, { person, metadata }, { ...entry, object })
}
