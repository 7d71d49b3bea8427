import { readFileSync } from 'node:fs'
import { hash, verify } from '@node-rs/argon2'
import { company } from '#company/company.ts'
import { firmName } from '#content/firm-name.ts'
import { appFile } from '#platform/app-file.server.ts'
import { atMost } from '#platform/at-most.ts'
import { type PasswordError, passwordError } from './password-policy.ts'

// Passwords are hashed with argon2id at the minimum that OWASP recommends, 19 MiB and 2 passes, off the main thread.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// One hash at a time: each takes 19 MiB and one of four libuv threads, which file access and compression also use.
const inTurn = atMost(1)

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFKC'), parameters))
}

export function isPassword(storedHash: string, password: string): Promise<boolean> {
  return inTurn(() => verify(storedHash, password.normalize('NFKC')))
}

const dummyHash = hash('a password that no account has', parameters)

/** Dummy check that takes as long as `isPassword`, so that timing does not reveal whether an account exists. */
export async function pretendToCheck(password: string): Promise<false> {
  await isPassword(await dummyHash, password)
  return false
}

export const commonPasswords: ReadonlySet<string> = new Set(
  readFileSync(appFile('data/passwords/common.txt'), 'utf8').trim().toLowerCase().split('\n'),
)

/** Checks a password; null if valid. Refuses common passwords and data of the person or the firm. */
export function newPasswordError(
  password: string,
  about: { email?: string; name?: string } = {},
): PasswordError | null {
  const { legalName, address } = company()
  return passwordError(password, commonPasswords, { ...about, firm: [firmName, legalName, address.town] })
}
