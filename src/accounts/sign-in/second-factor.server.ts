import { isAPIError } from 'better-auth/api'
import { notifyOwner } from '#accounts/security/notify-owner.server.ts'
import type { SecurityEvent } from '#accounts/security/security-events.ts'
import { confirmIdentity, type Evidence, type ReauthRefusal } from '#accounts/sessions/confirm-identity.server.ts'
import { type CurrentUser, isSecondFactorDemanded } from '#accounts/sessions/current-user.server.ts'
import type { RequestMetadata } from '#accounts/sessions/request-metadata.ts'
import { type AuditEntry, recordAudit } from '#platform/audit/audit.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { forgetLimit } from '#platform/http/limits.server.ts'
import { plainCode, redeemCode } from './second-factor-code.server.ts'
import {
  authOf,
  authWithin,
  cookiesOf,
  libraryHeaders,
  type SignInDeps,
  type SignInLibrary,
} from './sign-in-library.server.ts'
import { secondFactorCodes } from './sign-in-limits.server.ts'

export type SecondFactorRefusal =
  | { ok: false; reason: 'already-on' | 'not-on' | 'not-started' | 'demanded' }
  | ReauthRefusal

export type SetUp = {
  ok: true
  uri: string
  secret: string
  /** Single-use codes for signing in without the authenticator app. They are never shown again. */
  recoveryCodes: string[]
}

/** Starts setting up an authenticator app, which is active once a code is confirmed. Restarting replaces the secret. */
export async function startSecondFactor(
  services: SignInDeps,
  user: CurrentUser,
  password: string,
  metadata: RequestMetadata,
): Promise<SetUp | SecondFactorRefusal> {
  if (user.person.twoFactorEnabled) return { ok: false, reason: 'already-on' }
  const confirmed = await confirmIdentity(services, user, { password }, metadata)
  if (!confirmed.ok) return confirmed
  const answer = await attempt(() =>
    authOf(services).api.enableTwoFactor({ body: { password, method: 'totp' }, headers: as(user, metadata) }),
  )
  if (answer?.method !== 'totp') return { ok: false, reason: 'already-on' }
  await note(services.db, user, metadata, { action: 'second-factor-started' })
  const secret = new URL(answer.totpURI).searchParams.get('secret') ?? ''
  return { ok: true, uri: answer.totpURI, secret, recoveryCodes: answer.backupCodes }
}

/** Completes the setup with a TOTP code and renews the session: the caller must send the returned cookies. */
export async function confirmSecondFactor(
  services: SignInDeps,
  user: CurrentUser,
  code: string,
  metadata: RequestMetadata,
): Promise<{ ok: true; headers: Headers } | SecondFactorRefusal> {
  if (user.person.twoFactorEnabled) return { ok: false, reason: 'already-on' }
  const plain = plainCode(code)
  const refused = await redeemCode(services, { person: user.person, code: plain, metadata })
  if (refused?.reason === 'too-many-attempts') return refused
  if (refused) return { ok: false, reason: 'invalid-code' }
  try {
    const { headers } = await actAndNotify(services, user, metadata, 'second-factor-on', (api) =>
      api.verifyTOTP({ body: { code: plain }, headers: as(user, metadata), returnHeaders: true }),
    )
    await forgetLimit(services.pool, secondFactorCodes, user.person.id)
    return { ok: true, headers: cookiesOf(headers) }
  } catch (error) {
    if (!isAPIError(error)) throw error
    const reason = error.body?.code === 'TOTP_NOT_ENABLED' ? 'not-started' : 'invalid-code'
    await note(services.db, user, metadata, { action: 'second-factor-on', outcome: 'failed', detail: { reason } })
    return { ok: false, reason }
  }
}

/** Disables the second factor, unless it is mandatory for this person, and renews the session. */
export async function stopSecondFactor(
  services: SignInDeps,
  user: CurrentUser,
  reauth: Evidence,
  metadata: RequestMetadata,
): Promise<{ ok: true; headers: Headers } | SecondFactorRefusal> {
  if (!user.person.twoFactorEnabled) return { ok: false, reason: 'not-on' }
  if (await isSecondFactorDemanded(services, user.person)) return { ok: false, reason: 'demanded' }
  const confirmed = await confirmIdentity(services, user, reauth, metadata)
  if (!confirmed.ok) return confirmed
  const { password } = reauth
  const answer = await attempt(() =>
    actAndNotify(services, user, metadata, 'second-factor-off', (api) =>
      api.disableTwoFactor({ body: { password }, headers: as(user, metadata), returnHeaders: true }),
    ),
  )
  if (!answer) return { ok: false, reason: 'not-on' }
  return { ok: true, headers: cookiesOf(answer.headers) }
}

export async function renewRecoveryCodes(
  services: SignInDeps,
  user: CurrentUser,
  reauth: Evidence,
  metadata: RequestMetadata,
): Promise<{ ok: true; recoveryCodes: string[] } | SecondFactorRefusal> {
  if (!user.person.twoFactorEnabled) return { ok: false, reason: 'not-on' }
  const confirmed = await confirmIdentity(services, user, reauth, metadata)
  if (!confirmed.ok) return confirmed
  const { password } = reauth
  const answer = await attempt(() =>
    actAndNotify(services, user, metadata, 'recovery-codes-renewed', (api) =>
      api.generateBackupCodes({ body: { password }, headers: as(user, metadata) }),
    ),
  )
  if (!answer) return { ok: false, reason: 'not-on' }
  return { ok: true, recoveryCodes: answer.backupCodes }
}

function as(user: CurrentUser, metadata: RequestMetadata): Headers {
  return libraryHeaders(metadata, { sessionToken: user.sessionToken })
}

/** The auth library's result, or null if the library refuses because the state changed concurrently. */
async function attempt<Answer>(call: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await call()
  } catch (error) {
    if (isAPIError(error)) return null
    throw error
  }
}

function actAndNotify<Answer>(
  services: SignInDeps,
  user: CurrentUser,
  metadata: RequestMetadata,
  event: SecurityEvent,
  act: (api: SignInLibrary['api']) => Promise<Answer>,
): Promise<Answer> {
  return services.db.transaction().execute(async (tx) => {
    const answer = await act(authWithin(tx, services).api)
    await notifyOwner(tx, services, user.person, { event })
    await note(tx, user, metadata, { action: event })
    return answer
  })
}

function note(db: Db | Tx, { person }: CurrentUser, metadata: RequestMetadata, entry: AuditEntry): Promise<void> {
  return recordAudit(db, { person, metadata }, { ...entry, object: { type: 'person', id: person.id } })
}
