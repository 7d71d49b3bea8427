import { Secret, TOTP } from 'otpauth'
import type { Person } from '#accounts/people/person.ts'
import { notifyOwner } from '#accounts/security/notify-owner.server.ts'
import type { RequestMetadata } from '#accounts/sessions/actor.ts'
import type { SignInDeps } from '#accounts/sessions/start-session.server.ts'
import { tokenHash } from '#accounts/tokens.server.ts'
import { firmName } from '#content/firm-name.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { countUse, forgetLimit } from '#platform/http/limits.server.ts'
import { decrypt, encrypt } from '#platform/secret-key/encryption.server.ts'
import { consumeRecoveryCode, consumeTimeStep, findSecondFactor } from './credential-db.server.ts'
import { findDevice } from './device-cookie.server.ts'
import { secondFactorCodes } from './sign-in-limits.server.ts'

export type CodeRefusal =
  | { ok: false; reason: 'invalid-code' }
  | { ok: false; reason: 'too-many-attempts'; retryAfterSeconds: number }

export const authenticatorPurpose = 'authenticator secret'

/** Creates the secret of an authenticator app: as a URI for the QR code, as text, and encrypted for the database. */
export function newAuthenticator({ secretKey }: Pick<SignInDeps, 'secretKey'>, { id, email }: Person) {
  const secret = new Secret({ size: 20 })
  const uri = new TOTP({ issuer: firmName, label: email, secret }).toString()
  return {
    uri,
    secret: secret.base32,
    secretEncrypted: encrypt(secretKey, { purpose: authenticatorPurpose, owner: id }, secret.base32),
  }
}

/** Creates ten recovery codes of 80 random bits, and their hashes for the database. */
export function newRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const plain = Array.from({ length: 10 }, () => new Secret({ size: 10 }).base32)
  const codes = plain.map((code) => code.replace(/.{4}(?=.)/g, '$&-'))
  return { codes, hashes: plain.map(tokenHash) }
}

export type SubmittedCode = { person: Person; code: string; metadata: RequestMetadata }

/** Checks a code, which works once. Counts the attempt first, so that parallel guesses cannot evade the limit. */
export async function redeemCode(services: SignInDeps, submitted: SubmittedCode): Promise<CodeRefusal | null> {
  const { person } = submitted
  return limitCodes(services, submitted, (code) =>
    services.db.transaction().execute(async (tx) => {
      if (/^\d{6}$/.test(code)) return redeemTotpCode(tx, services, person.id, code)
      if (!(await consumeRecoveryCode(tx, person.id, tokenHash(code.replaceAll('-', '').toUpperCase())))) return false
      await notifyOwner(tx, services, person, { event: 'recovery-code-used' })
      return true
    }),
  )
}

/** Counts an attempt, then checks the code with `isRight`; a right code resets the count. */
export async function limitCodes(
  services: SignInDeps,
  { person, code, metadata }: SubmittedCode,
  isRight: (code: string) => Promise<boolean>,
): Promise<CodeRefusal | null> {
  const key = keyOf(services, person, metadata)
  const counted = await countUse(services.pool, secondFactorCodes, key)
  if (!counted.ok) return { ok: false, reason: 'too-many-attempts', retryAfterSeconds: counted.retryAfterSeconds }
  if (!(await isRight(code.replace(/\s+/g, '')))) return { ok: false, reason: 'invalid-code' }
  await forgetLimit(services.pool, secondFactorCodes, key)
  return null
}

/** True if a TOTP code is right (of the current, previous or next time step) and newer than the last code used. */
export async function redeemTotpCode(
  tx: Tx,
  { secretKey, now }: Pick<SignInDeps, 'secretKey' | 'now'>,
  personId: string,
  token: string,
): Promise<boolean> {
  const factor = await findSecondFactor(tx, personId)
  if (!factor) return false
  const secret = Secret.fromBase32(
    decrypt(secretKey, { purpose: authenticatorPurpose, owner: personId }, factor.secretEncrypted),
  )
  const totp = new TOTP({ secret })
  const timestamp = now().getTime()
  const delta = totp.validate({ token, timestamp, window: 1 })
  return delta !== null && consumeTimeStep(tx, personId, totp.counter({ timestamp }) + delta)
}

// Known devices have a count of their own, so that an attacker who knows the password cannot lock the owner out.
function keyOf(services: SignInDeps, person: Person, metadata: RequestMetadata): string {
  const device = findDevice(services, metadata.deviceTokens ?? '', person.id)
  return device ? `${person.id}:${device}` : person.id
}
