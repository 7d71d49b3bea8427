import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { storedValue } from '#platform/settings/settings-db.server.ts'
import type { Evidence } from './claims.ts'
import { onlyProvenClaims } from './claims-setting.ts'

const evidenceList = z.array(
  z.object({ claimId: z.string(), isProven: z.boolean(), validUntil: z.string().nullable(), isAtHand: z.boolean() }),
)

export const isAtHand: RawBuilder<SqlBool> = sql<SqlBool>`(p.address is not null or coalesce(f.scan_state in ('clean', 'not_needed'), false))`

export const storedEvidence: RawBuilder<unknown> = sql<unknown>`(
  select json_agg(json_build_object('claimId', p.claim_id, 'isProven', p.is_proven, 'validUntil', p.valid_until,
    'isAtHand', ${isAtHand}))
  from claim_evidence p left join stored_files f on f.id = p.file_id)`

export function readAllEvidence(stored: unknown): Evidence[] {
  return evidenceList.parse(stored ?? [])
}

export async function findClaimState(db: Db | Tx): Promise<{ onlyProven: unknown; proofs: Evidence[] }> {
  const { rows } = await sql<{ onlyProven: unknown; proofs: unknown }>`
    select ${storedValue(onlyProvenClaims)} as "onlyProven", ${storedEvidence} as proofs`.execute(db)
  return { onlyProven: rows[0]?.onlyProven, proofs: readAllEvidence(rows[0]?.proofs) }
}

function selectEvidence(db: Db | Tx) {
  return db
    .selectFrom('claimEvidence')
    .leftJoin('storedFiles', 'storedFiles.id', 'claimEvidence.fileId')
    .select(['claimId', 'isProven', 'fileId', 'fileName', 'address', 'datedOn', 'validUntil', 'statedBy', 'version'])
    .select(['storedFiles.scanState', 'storedFiles.mediaType'])
}

export function listEvidence(db: Db | Tx) {
  return selectEvidence(db).execute()
}

export type EvidenceRow = Awaited<ReturnType<typeof listEvidence>>[number]

export async function findEvidence(db: Db | Tx, claimId: string): Promise<EvidenceRow | null> {
  return (await selectEvidence(db).where('claimId', '=', claimId).executeTakeFirst()) ?? null
}

/** Locks an advertising claim's evidence until the transaction ends, even if no evidence has been saved yet. */
export async function lockEvidence(tx: Tx, claimId: string): Promise<EvidenceRow | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`claim:${claimId}`}, 0))`.execute(tx)
  return findEvidence(tx, claimId)
}

export type NewEvidence = {
  claimId: string
  isProven: boolean
  fileId: string | null
  fileName: string | null
  address: string | null
  datedOn: string | null
  validUntil: string | null
  statedBy: string | null
  version: number
  updatedBy: string
  updatedAt: Date
}

export async function saveEvidence(tx: Tx, { claimId, ...change }: NewEvidence): Promise<void> {
  await tx
    .insertInto('claimEvidence')
    .values({ claimId, ...change })
    .onConflict((conflict) => conflict.column('claimId').doUpdateSet(change))
    .execute()
}
