import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { type Signer, type VoidReason, voidReasons } from './approval.ts'

export async function listSigners(db: Db | Tx, caseId: string, documentId: string | null): Promise<Signer[]> {
  const named = db
    .selectFrom('caseSigners')
    .select('personId')
    .where('caseId', '=', caseId)
    .union(db.selectFrom('cases').select('clientId as personId').where('id', '=', caseId))
  return db
    .selectFrom(named.as('s'))
    .leftJoin('people as p', 'p.id', 's.personId')
    .leftJoin('caseApprovals as a', (join) =>
      join
        .onRef('a.personId', '=', 's.personId')
        .on('a.documentId', '=', documentId)
        .on('a.caseId', '=', caseId)
        .on('a.voidedAt', 'is', null),
    )
    .select(['s.personId', 'a.id as approvalId', 'a.at as approvedAt'])
    .select(sql<string | null>`coalesce(a.person_name, p.name)`.as('name'))
    .orderBy('s.personId')
    .execute()
}

export type NewApproval = {
  caseId: string
  documentId: string
  draftNumber: number
  filename: string
  sha256: string
  annexSha256: string | null
  consentVersion: number
  consentText: string
  personId: string
  personName: string
  at: Date
  ip: string
  userAgent: string | null
}

export async function insertApproval(tx: Tx, approval: NewApproval): Promise<void> {
  await tx.insertInto('caseApprovals').values(approval).execute()
}

/**
 * Voids all valid approvals of a case. Returns the number of the draft that was approved; null if there was no
 * approval.
 */
export async function saveVoided(tx: Tx, caseId: string, why: VoidReason, at: Date): Promise<number | null> {
  const rows = await tx
    .updateTable('caseApprovals')
    .set({ voidedAt: at, voidReason: why })
    .where('caseId', '=', caseId)
    .where('voidedAt', 'is', null)
    .returning('draftNumber')
    .execute()
  return rows[0]?.draftNumber ?? null
}

export async function findApproval(db: Db | Tx, caseId: string, id: string) {
  if (!isUuid(id) || !isUuid(caseId)) return null
  const row = await selectApprovals(db, caseId).where('id', '=', id).executeTakeFirst()
  return row ? submitted(row) : null
}

export async function listApprovals(db: Db | Tx, caseId: string) {
  return (await selectApprovals(db, caseId).orderBy('at', 'desc').execute()).map(submitted)
}

export type Approval = NonNullable<Awaited<ReturnType<typeof findApproval>>>

function selectApprovals(db: Db | Tx, caseId: string) {
  return db.selectFrom('caseApprovals').selectAll().where('caseId', '=', caseId)
}

function submitted<Row extends { voidReason: string | null }>(row: Row) {
  return { ...row, voidReason: voidReasons.find((reason) => reason === row.voidReason) ?? null }
}
