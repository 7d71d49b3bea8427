import { newToken } from '#accounts/tokens.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { hostCookie, readHostCookie } from '#platform/http/host-cookie.ts'
import type { Services } from '#platform/services.ts'
import { type Challenge, type ChallengePurpose, insertChallenge } from './challenge-db.server.ts'

type ChallengeDeps = Pick<Services, 'config' | 'now'>

// Passkeys have a cookie of their own, so that trying a passkey does not cancel a sign-in that waits for a code.
const cookies = {
  'second-factor': { name: 'second-factor', seconds: 10 * 60 },
  'add-passkey': { name: 'passkey', seconds: 5 * 60 },
  'passkey-sign-in': { name: 'passkey', seconds: 5 * 60 },
} as const satisfies Record<ChallengePurpose, { name: string; seconds: number }>

/**
 * Starts a sign-in step that this browser must finish within minutes and only once. A cookie holds a random token; for
 * passkeys, the token is also the WebAuthn challenge (256 bits, base64url).
 */
export async function startChallenge(
  db: Db | Tx,
  { config, now }: ChallengeDeps,
  challenge: Challenge,
): Promise<{ token: string; headers: Headers }> {
  const token = newToken()
  const { name, seconds } = cookies[challenge.purpose]
  await insertChallenge(db, token, challenge, new Date(now().getTime() + seconds * 1000))
  return { token, headers: new Headers({ 'Set-Cookie': hostCookie(config.PUBLIC_URL, name, token, seconds) }) }
}

export function challengeToken({ config }: Pick<Services, 'config'>, purpose: ChallengePurpose, cookie: string | null) {
  return readHostCookie(cookie, config.PUBLIC_URL, cookies[purpose].name) ?? ''
}

export function clearedChallengeCookie({ config }: Pick<Services, 'config'>, purpose: ChallengePurpose): string {
  return hostCookie(config.PUBLIC_URL, cookies[purpose].name, '', 0)
}
