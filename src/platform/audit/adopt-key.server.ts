import type { Db } from '#platform/db/database.server.ts'
import { insertKey, listKeys } from '#platform/secret-key/known-key-db.server.ts'
import { findNewestRow, listRowsAfter } from './audit-db.server.ts'
import { isRowSigned, sealerOf } from './audit-sealer.server.ts'
import { listAuditKeys } from './retired-keys.server.ts'

/** `others`: ids of other keys that are still needed until `etb rotate-key` has replaced them. */
export type AdoptOutcome = { conflict: string | null; others: string[] }

/**
 * Checks that SECRET_KEY and SECRET_KEY_PREVIOUS fit the database, and records the current key at its first use. A
 * database without recorded keys must have an audit log signed with one of them.
 */
export async function adoptKey(db: Db): Promise<AdoptOutcome> {
  const { secretKey } = sealerOf(db)
  const known = await listKeys(db)
  const refuse = (conflict: string) => ({ conflict, others: [] })
  const replaced = known.find(({ id, replacedAt }) => id === secretKey.id && replacedAt)
  if (replaced?.replacedAt) {
    const on = replaced.replacedAt.toISOString().slice(0, 10)
    return refuse(`SECRET_KEY was replaced on ${on} by etb rotate-key. Set the key that replaced it.`)
  }
  const inUse = known.filter(({ replacedAt }) => !replacedAt).map(({ id }) => id)
  const missing = inUse.filter((id) => !secretKey.ids.includes(id))
  const isStrange = known.length === 0 ? !(await hasSigned(db)) : missing.length === inUse.length
  if (isStrange)
    return refuse(
      'This database was written with a different SECRET_KEY. Set that key. To replace it, set it in SECRET_KEY_PREVIOUS as well: see “Keys” in docs/running.md.',
    )
  if (missing.length > 0)
    return refuse(
      'The SECRET_KEY of this database is being replaced, and both keys are needed. Set the other one in SECRET_KEY_PREVIOUS: see “Keys” in docs/running.md.',
    )
  await insertKey(db, secretKey.id)
  return { conflict: null, others: inUse.filter((id) => id !== secretKey.id) }
}

/** Whether the newest row of the audit log, if any, is signed with one of the keys. */
async function hasSigned(db: Db): Promise<boolean> {
  const newest = await findNewestRow(db)
  const [row] = newest ? await listRowsAfter(db, newest.id - 1, 1) : []
  return !row || isRowSigned(await listAuditKeys(db), row, row, row.signature)
}
