import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import { z } from 'zod'
import { findPerson } from '#accounts/people/people-db.server.ts'
import type { Person } from '#accounts/people/person.ts'
import type { RequestMetadata } from '#accounts/sessions/actor.ts'
import { finishSignIn, type SignedIn, type SignInDeps } from '#accounts/sessions/start-session.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { networkOf } from '#platform/http/client-address.ts'
import { countUse } from '#platform/http/limits.server.ts'
import { challengeToken, clearedChallengeCookie, startChallenge } from './challenge.server.ts'
import { redeemChallenge } from './challenge-db.server.ts'
import { findPasskey, saveUse } from './passkey-db.server.ts'
import { relyingPartyOf, userHandleOf } from './passkeys.server.ts'
import { signInsOfAddress } from './sign-in-limits.server.ts'
import type { AccountRefusal } from './sign-in-refusal.ts'

const purpose = 'passkey-sign-in'

/** Options for `navigator.credentials.get`. They list no credentials, so that they do not reveal who has an account. */
export async function startPasskeySignIn(services: SignInDeps): Promise<{ ok: true; headers: Headers; body: object }> {
  const { token, headers } = await startChallenge(services.db, services, { purpose, personId: null })
  const body = await generateAuthenticationOptions({
    rpID: relyingPartyOf(services).rpID,
    challenge: Buffer.from(token, 'base64url'),
    userVerification: 'required',
  })
  return { ok: true, headers, body }
}

const authentication = z.object({
  response: z.object({
    id: z.base64url(),
    rawId: z.base64url(),
    type: z.literal('public-key'),
    clientExtensionResults: z.object({}),
    response: z.object({
      clientDataJSON: z.base64url(),
      authenticatorData: z.base64url(),
      signature: z.base64url(),
      userHandle: z.base64url(),
    }),
  }),
})

type Authentication = z.infer<typeof authentication>['response']

export type PasskeySignInInput = {
  cookie: string | null
  body: unknown
  facts: RequestMetadata
}

export type PasskeySignInRefusal =
  | { ok: false; reason: 'refused' }
  | { ok: false; reason: AccountRefusal }
  | { ok: false; reason: 'too-many-attempts'; retryAfterSeconds: number }

/** A passkey that verified its user (PIN or biometrics) replaces password and second factor; others are refused. */
export async function signInWithPasskey(
  services: SignInDeps,
  { cookie, body, facts }: PasskeySignInInput,
): Promise<SignedIn | PasskeySignInRefusal> {
  const network = networkOf(facts.ip)
  const counted = await countUse(services.pool, signInsOfAddress, network)
  if (!counted.ok) return { ok: false, reason: 'too-many-attempts', retryAfterSeconds: counted.retryAfterSeconds }
  const token = challengeToken(services, purpose, cookie)
  const challenge = await redeemChallenge(services.db, token, purpose, services.now())
  const parsed = authentication.safeParse(body)
  const person = challenge && parsed.success ? await verifiedPerson(services, token, parsed.data.response) : null
  if (!person) {
    const entry = { action: 'sign-in', outcome: 'failed', detail: { way: 'passkey' } } as const
    await recordAudit(services.db, { person: null, metadata: facts }, entry)
    return { ok: false, reason: 'refused' }
  }
  await countUse(services.pool, signInsOfAddress, network, -1)
  const outcome = await finishSignIn(services, person, { facts, way: 'passkey' })
  if (outcome.ok) outcome.headers.append('Set-Cookie', clearedChallengeCookie(services, purpose))
  return outcome
}

/** Finds the person whose passkey signed this challenge; null if the challenge, passkey or signature is invalid. */
async function verifiedPerson(
  services: SignInDeps,
  challenge: string,
  response: Authentication,
): Promise<Person | null> {
  const passkey = await findPasskey(services.db, response.id)
  if (!passkey) return null
  const handle = Buffer.from(response.response.userHandle, 'base64url')
  if (!handle.equals(userHandleOf(passkey.personId))) return null
  const { rpID, origin } = relyingPartyOf(services)
  const { credentialId: id, publicKey, counter } = passkey
  // The library throws if anything is invalid, including a signature counter that has not increased.
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: { id, publicKey: new Uint8Array(publicKey), counter },
    requireUserVerification: true,
  }).catch(() => null)
  if (!verified?.verified) return null
  const { newCounter, credentialBackedUp } = verified.authenticationInfo
  const isSaved = await saveUse(services.db, passkey.id, { counter: newCounter, isBackedUp: credentialBackedUp })
  return isSaved ? findPerson(services.db, passkey.personId) : null
}
