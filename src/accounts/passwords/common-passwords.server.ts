import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { company } from '#company/company.ts'
import { firmName } from '#content/firm-name.ts'
import { type PasswordError, passwordError } from './password-policy.ts'

/** Path of the list of common passwords: in the working directory, or in a build two folders above this module. */
const file = [process.cwd(), resolve(import.meta.dirname, '../..')]
  .map((root) => resolve(root, 'data/passwords/common.txt'))
  .find((path) => existsSync(path))
if (!file) throw new Error('data/passwords/common.txt is missing')

export const commonPasswords: ReadonlySet<string> = new Set(readFileSync(file, 'utf8').trim().toLowerCase().split('\n'))

/** Checks a password; null if valid. Refuses common passwords and data of the person or the firm. */
export function newPasswordError(
  password: string,
  about: { email?: string; name?: string } = {},
): PasswordError | null {
  const { legalName, address } = company()
  return passwordError(password, commonPasswords, { ...about, firm: [firmName, legalName, address.town] })
}
