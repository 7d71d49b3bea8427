import { lockPerson } from '#accounts/people/people-db.server.ts'
import { notifyOwner } from '#accounts/security/notify-owner.server.ts'
import type { RequestMetadata } from '#accounts/sessions/actor.ts'
import { confirmIdentity, type Evidence, type ReauthRefusal } from '#accounts/sessions/confirm-identity.server.ts'
import { type CurrentUser, isSecondFactorDemanded } from '#accounts/sessions/current-user.server.ts'
import { renewSession, type SignInDeps } from '#accounts/sessions/start-session.server.ts'
import { type AuditEntry, recordAudit } from '#platform/audit/audit.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import {
  enableSecondFactor,
  findSecondFactor,
  removeSecondFactor,
  saveRecoveryCodes,
  saveSecondFactor,
} from './credential-db.server.ts'
import { limitCodes, newAuthenticator, newRecoveryCodes, redeemTotpCode } from './second-factor-code.server.ts'

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

/** Starts the setup of an authenticator app, which a code must confirm. A restart creates a new secret. */
export async function startSecondFactor(
  services: SignInDeps,
  user: CurrentUser,
  password: string,
  metadata: RequestMetadata,
): Promise<SetUp | SecondFactorRefusal> {
  if (user.person.twoFactorEnabled) return { ok: false, reason: 'already-on' }
  const confirmed = await confirmIdentity(services, user, { password }, metadata)
  if (!confirmed.ok) return confirmed
  const { uri, secret, secretEncrypted } = newAuthenticator(services, user.person)
  const { codes: recoveryCodes, hashes: recoveryCodeHashes } = newRecoveryCodes()
  return services.db.transaction().execute(async (tx) => {
    if (await isEnabled(tx, user)) return { ok: false, reason: 'already-on' }
    await saveSecondFactor(tx, user.person.id, { secretEncrypted, recoveryCodeHashes }, services.now())
    await note(tx, user, metadata, { action: 'second-factor-started' })
    return { ok: true, uri, secret, recoveryCodes }
  })
}

/** Completes the setup with a TOTP code and replaces the session; the caller must send the returned cookies. */
export async function confirmSecondFactor(
  services: SignInDeps,
  user: CurrentUser,
  code: string,
  metadata: RequestMetadata,
): Promise<{ ok: true; headers: Headers } | SecondFactorRefusal> {
  const { person } = user
  if (person.twoFactorEnabled) return { ok: false, reason: 'already-on' }
  let headers = new Headers()
  const refused = await limitCodes(services, { person, code, metadata }, (plain) =>
    services.db.transaction().execute(async (tx) => {
      if ((await isEnabled(tx, user)) || !(await redeemTotpCode(tx, services, person.id, plain))) return false
      await enableSecondFactor(tx, person.id)
      headers = await renewSession(tx, services, user, metadata)
      await notifyOwner(tx, services, person, { event: 'second-factor-on' })
      await note(tx, user, metadata, { action: 'second-factor-on' })
      return true
    }),
  )
  if (!refused) return { ok: true, headers }
  if (refused.reason === 'too-many-attempts') return refused
  const reason = (await findSecondFactor(services.db, person.id)) ? 'invalid-code' : 'not-started'
  await note(services.db, user, metadata, { action: 'second-factor-on', outcome: 'failed', detail: { reason } })
  return { ok: false, reason }
}

/** Disables the second factor, unless it is mandatory for this person, and replaces the session. */
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
  return services.db.transaction().execute(async (tx) => {
    if (!(await isEnabled(tx, user))) return { ok: false, reason: 'not-on' }
    await removeSecondFactor(tx, user.person.id)
    const headers = await renewSession(tx, services, user, metadata)
    await notifyOwner(tx, services, user.person, { event: 'second-factor-off' })
    await note(tx, user, metadata, { action: 'second-factor-off' })
    return { ok: true, headers }
  })
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
  const { codes, hashes } = newRecoveryCodes()
  return services.db.transaction().execute(async (tx) => {
    if (!(await isEnabled(tx, user))) return { ok: false, reason: 'not-on' }
    await saveRecoveryCodes(tx, user.person.id, hashes)
    await notifyOwner(tx, services, user.person, { event: 'recovery-codes-renewed' })
    await note(tx, user, metadata, { action: 'recovery-codes-renewed' })
    return { ok: true, recoveryCodes: codes }
  })
}

/** Whether the second factor is enabled, from the locked row, because the person in the session may be outdated. */
async function isEnabled(tx: Tx, { person }: CurrentUser): Promise<boolean> {
  return (await lockPerson(tx, person.id))?.twoFactorEnabled ?? false
}

function note(db: Db | Tx, { person }: CurrentUser, metadata: RequestMetadata, entry: AuditEntry): Promise<void> {
  return recordAudit(db, { person, metadata }, { ...entry, object: { type: 'person', id: person.id } })
}
