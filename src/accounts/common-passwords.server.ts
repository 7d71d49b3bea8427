import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** Beside the program, wherever it was built to. */
const file = [process.cwd(), resolve(import.meta.dirname, '../..')]
  .map((root) => resolve(root, 'data/passwords/common.txt'))
  .find((path) => existsSync(path))
if (!file) throw new Error('data/passwords/common.txt is missing')

/** The passwords that most people choose, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(readFileSync(file, 'utf8').trim().toLowerCase().split('\n'))
