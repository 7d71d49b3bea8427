import { createHash } from 'node:crypto'

/** Derives the case id from person and submission key, so that a repeated submission yields the same case. */
export function caseIdOf(kind: 'case-request' | 'case-opening', personId: string, submissionKey: string): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([kind, personId, submissionKey]))
    .digest('hex')
  const groups = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`]
  return [...groups, hash.slice(20, 32)].join('-')
}
