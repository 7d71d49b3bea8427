import { z } from 'zod'
import { readCoded } from '#platform/coded.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { leavesOpen, type Missing } from './expected-note.ts'
import { missingSchema, noteSchema, savedResultSchema } from './expected-row.ts'
import type { ExpectedResult } from './expected-tax.ts'
import { type VariantChange, variantChangeSchema } from './variant.ts'

const sumsSchema = z.record(z.string(), z.number())

const columns = [
  ...(['version', 'fingerprint', 'balanceCents', 'isChecked', 'proposed', 'confirmed'] as const),
  ...(['changed', 'dataState', 'computedAt'] as const),
] as const

/** Newest computed tax of a case; null if there is none yet. The caller must authorize access to the case first. */
export async function findExpected(db: Db | Tx, caseId: string) {
  const row = await db
    .selectFrom('expectedTaxes')
    .select([...columns, 'result', 'reasons', 'figures'])
    .where('caseId', '=', caseId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const { result, reasons, figures, ...rest } = row
  const notes = result !== null && typeof result === 'object' && 'notes' in result ? result.notes : []
  const read = (Array.isArray(notes) ? notes : []).map((note) => readCoded(noteSchema, note))
  return {
    ...rest,
    // Check stored results again with the current rules, because older releases marked too many results as checked.
    isChecked: rest.isChecked === true && !read.some((note) => note.code === 'unknown' || leavesOpen(note)),
    sums: sumsSchema.parse(figures),
    result: result === null ? null : savedResultSchema.parse(result),
    notes: read,
    reasons: (Array.isArray(reasons) ? reasons : []).map((reason) => readCoded(missingSchema, reason)),
  }
}

export type ExpectedRow = NonNullable<Awaited<ReturnType<typeof findExpected>>>

export async function listExpected(db: Db | Tx, caseId: string) {
  return db.selectFrom('expectedTaxes').select(columns).where('caseId', '=', caseId).orderBy('version').execute()
}

export type NewExpected = {
  caseId: string
  version: number
  fingerprint: string
  proposed: number
  confirmed: number
  sums: Readonly<Record<string, number>>
  changed: string[]
  computedAt: Date
}

export async function insertExpected(
  tx: Tx,
  { sums, ...row }: NewExpected,
  outcome: ExpectedResult | { ok: false; reasons: readonly Missing[] },
): Promise<void> {
  const computed = outcome.ok
    ? {
        result: JSON.stringify(outcome),
        balanceCents: outcome.balanceCents,
        isChecked: outcome.checked,
        dataState: outcome.engine.stateDate,
        dataChecksum: outcome.engine.checksum,
      }
    : { reasons: JSON.stringify(outcome.reasons) }
  await tx
    .insertInto('expectedTaxes')
    .values({ ...row, ...computed, figures: JSON.stringify(sums) })
    .execute()
}

export async function listReturnsWithFigures(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('cases')
    .select('id')
    .where('caseType', '=', 'tax_return')
    .where('closedAt', 'is', null)
    .where((eb) => eb.exists(eb.selectFrom('caseFigures as f').select('f.id').whereRef('f.caseId', '=', 'cases.id')))
    .execute()
  return rows.map(({ id }) => id)
}

export async function listReturnsOf(db: Db | Tx, clientId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('cases')
    .select('id')
    .where('clientId', '=', clientId)
    .where('caseType', '=', 'tax_return')
    .where('closedAt', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

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
