import { type AccessScope, accessScopeOf } from '#accounts/access/access-scope.ts'
import { findPerson } from '#accounts/people/people-db.server.ts'
import { isStaff } from '#accounts/people/person.ts'
import type { Actor, RequestMetadata } from '#accounts/sessions/actor.ts'
import { refusalOf } from '#accounts/sign-in/sign-in-refusal.ts'
import { tokenHash } from '#accounts/tokens.server.ts'
import { networkOf } from '#platform/http/client-address.ts'
import { countUse, type Limit } from '#platform/http/limits.server.ts'
import type { Services } from '#platform/services.ts'
import { apiTokenPrefix } from './api-token.ts'
import { type ApiTokenRow, findApiToken, noteApiTokenUse } from './api-token-db.server.ts'

export const callsOfToken: Limit = { name: 'api-token', points: 120, seconds: 60 }
const wrongTokens: Limit = { name: 'api-wrong-token', points: 20, seconds: 600 }

export type ApiCaller = { actor: Actor; scope: AccessScope; token: ApiTokenRow }

type FindApiCallerResult =
  | { ok: true; caller: ApiCaller }
  | { ok: false; reason: 'unknown-token' }
  | { ok: false; reason: 'too-many-calls'; retryAfterSeconds: number }

/** Person of the token in the Authorization header. Reads no cookies. Rights are those of the person right now. */
export async function findApiCaller(
  { db, pool, now }: Pick<Services, 'db' | 'pool' | 'now'>,
  headers: Headers,
  metadata: RequestMetadata,
): Promise<FindApiCallerResult> {
  const given = /^bearer +(\S{1,100})$/i.exec(headers.get('Authorization') ?? '')?.[1] ?? ''
  const token = given.startsWith(apiTokenPrefix) ? await findApiToken(db, tokenHash(given), now()) : null
  const person = token && (await findPerson(db, token.personId))
  if (!token || !person || !isStaff(person) || !person.twoFactorEnabled || refusalOf(person)) {
    const counted = await countUse(pool, wrongTokens, networkOf(metadata.ip))
    return counted.ok ? { ok: false, reason: 'unknown-token' } : { ...counted, reason: 'too-many-calls' }
  }
  const counted = await countUse(pool, callsOfToken, token.id)
  if (!counted.ok) return { ...counted, reason: 'too-many-calls' }
  await noteApiTokenUse(db, token.id, now())
  const actor = { person, metadata }
  return { ok: true, caller: { actor, scope: accessScopeOf(actor), token } }
}
