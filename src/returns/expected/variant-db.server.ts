import { z } from 'zod'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { type VariantChange, variantChangeSchema } from './variant.ts'

/** Variants of a case, oldest first. The caller must authorize access to the case first. */
export async function listVariants(db: Db | Tx, caseId: string) {
  const rows = await db
    .selectFrom('taxVariants as v')
    .innerJoin('people as p', 'p.id', 'v.createdBy')
    .select(['v.id', 'v.name', 'v.changes', 'v.createdAt', 'p.name as byName'])
    .where('v.caseId', '=', caseId)
    .orderBy('v.createdAt')
    .orderBy('v.id')
    .execute()
  return rows.map((row) => ({ ...row, changes: z.array(variantChangeSchema).parse(row.changes) }))
}

export type Variant = Awaited<ReturnType<typeof listVariants>>[number]

export async function insertVariant(
  tx: Tx,
  {
    changes,
    ...row
  }: { id: string; caseId: string; name: string; createdBy: string; createdAt: Date } & {
    changes: readonly VariantChange[]
  },
): Promise<boolean> {
  const added = await tx
    .insertInto('taxVariants')
    .values({ ...row, changes: JSON.stringify(changes) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

export async function deleteVariant(tx: Tx, caseId: string, id: string): Promise<boolean> {
  if (!isUuid(id)) return false
  const row = await tx
    .deleteFrom('taxVariants')
    .where('caseId', '=', caseId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
