import { createHash } from 'node:crypto'

/** The id of the case that a submission opens: the same for the same person and key, a version 8 UUID. */
export function caseIdOf(kind: 'case-request' | 'case-opening', personId: string, submissionKey: string): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([kind, personId, submissionKey]))
    .digest('hex')
  const groups = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`]
  return [...groups, hash.slice(20, 32)].join('-')
}
