import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { company } from '#company/company.ts'
import { firmName } from '#content/firm-name.ts'
import { type PasswordError, passwordError } from './password-policy.ts'

/** Beside the program, wherever it was built to. */
const file = [process.cwd(), resolve(import.meta.dirname, '../..')]
  .map((root) => resolve(root, 'data/passwords/common.txt'))
  .find((path) => existsSync(path))
if (!file) throw new Error('data/passwords/common.txt is missing')

/** The passwords that most people choose, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(readFileSync(file, 'utf8').trim().toLowerCase().split('\n'))

/** What is wrong with a new password of this person, or null: it may be neither common, nor theirs, nor the firm's. */
export function newPasswordError(
  password: string,
  about: { email?: string; name?: string } = {},
): PasswordError | null {
  const { legalName, address } = company()
  return passwordError(password, commonPasswords, { ...about, firm: [firmName, legalName, address.town] })
}
