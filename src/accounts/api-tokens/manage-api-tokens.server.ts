import { lockPerson } from '#accounts/people/people-db.server.ts'
import type { Actor, RequestMetadata } from '#accounts/sessions/actor.ts'
import { confirmIdentity, type Evidence, type ReauthRefusal } from '#accounts/sessions/confirm-identity.server.ts'
import type { CurrentUser } from '#accounts/sessions/current-user.server.ts'
import type { SignInDeps } from '#accounts/sessions/start-session.server.ts'
import { newToken, tokenHash } from '#accounts/tokens.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Services } from '#platform/services.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import {
  type ApiTokenError,
  type ApiTokenForm,
  apiAccess,
  apiTokenPrefix,
  maxApiTokens,
  readApiTokenForm,
} from './api-token.ts'
import { insertApiToken, listApiTokens, revokeApiToken } from './api-token-db.server.ts'

const dayMs = 24 * 60 * 60 * 1000

export type CreateApiTokenOutcome =
  | { ok: true; token: string }
  | { ok: false; reason: ApiTokenError | 'api-off' | 'no-second-factor' | 'too-many-tokens' }
  | ReauthRefusal

/** Creates a token, which is returned only this once. Requires password and second factor. */
export async function createApiToken(
  services: SignInDeps,
  user: CurrentUser,
  form: ApiTokenForm & Evidence,
  metadata: RequestMetadata,
): Promise<CreateApiTokenOutcome> {
  const { db, now } = services
  const { person } = user
  if (!(await readSetting(services, apiAccess))) return { ok: false, reason: 'api-off' }
  if (!person.twoFactorEnabled) return { ok: false, reason: 'no-second-factor' }
  const read = readApiTokenForm(form)
  if (!read.ok) return read
  const confirmed = await confirmIdentity(services, user, form, metadata)
  if (!confirmed.ok) return confirmed
  return db.transaction().execute(async (tx): Promise<CreateApiTokenOutcome> => {
    const createdAt = now()
    // The lock makes two forms sent at once count each other's token.
    await lockPerson(tx, person.id)
    if ((await listApiTokens(tx, person.id, createdAt)).length >= maxApiTokens)
      return { ok: false, reason: 'too-many-tokens' }
    const { name, days, scopes } = read.token
    const token = apiTokenPrefix + newToken()
    const expiresAt = new Date(createdAt.getTime() + days * dayMs)
    const stored = { personId: person.id, name, hint: token.slice(-4), scopes, createdAt, expiresAt }
    const id = await insertApiToken(tx, { ...stored, tokenHash: tokenHash(token) })
    const detail = { name, scopes: scopes.join(' '), days }
    await recordAudit(
      tx,
      { person, metadata },
      { action: 'api-token.created', object: { type: 'api-token', id }, detail },
    )
    return { ok: true, token }
  })
}

export function endApiToken({ db, now }: Pick<Services, 'db' | 'now'>, actor: Actor, id: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const name = await revokeApiToken(tx, actor.person.id, id, now())
    if (name === null) return false
    await recordAudit(tx, actor, { action: 'api-token.revoked', object: { type: 'api-token', id }, detail: { name } })
    return true
  })
}
