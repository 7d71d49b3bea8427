import { z } from 'zod'
import { readCoded, type UnknownCode } from '#platform/coded.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { type Statement, statementSchema } from './e-tax/statement.ts'
import type { StatementContent } from './kinds.ts'
import { type StatementKind, statementKinds } from './reader/reading.ts'
import {
  reasonSchema,
  remarkSchema,
  type StatementReason,
  type StatementRemark,
  type StatementState,
  statementStates,
} from './remarks.ts'
import { type Certificate, certificateSchema } from './salary/certificate.ts'
import { type Correction, correctionSchema } from './salary/correction.ts'

function selectStatements(db: Db | Tx) {
  return db
    .selectFrom('taxStatements as s')
    .leftJoin('documents as d', 'd.id', 's.documentId')
    .selectAll('s')
    .select('d.originalFilename as filename')
}

type RawStatement = Awaited<ReturnType<ReturnType<typeof selectStatements>['execute']>>[number]

function submitted(row: RawStatement) {
  const state = statementStates.find((one) => one === row.state)
  if (!state) throw new Error(`No such state of a statement: ${row.state}`)
  const remarks = Array.isArray(row.remarks) ? row.remarks : []
  const reason: StatementReason | UnknownCode | null = row.reason === null ? null : readCoded(reasonSchema, row.reason)
  const { id, caseId, documentId, filename, readAt } = row
  return {
    ...{ id, caseId, documentId, filename, readAt, state, reason },
    ...contentOf(row),
    corrections: z.array(correctionSchema).parse(row.corrections),
    remarks: remarks.map((remark): StatementRemark | UnknownCode => readCoded(remarkSchema, remark)),
  }
}

type Content =
  | { kind: 'e-tax-statement' | null; content: Statement | null }
  | { kind: 'salary-certificate'; content: Certificate | null }

function contentOf({ kind: stored, content }: RawStatement): Content {
  const kind = statementKinds.find((one) => one === stored) ?? null
  if (stored !== null && kind === null) throw new Error(`No such kind of statement: ${stored}`)
  if (kind === 'salary-certificate')
    return { kind, content: content === null ? null : certificateSchema.parse(content) }
  return { kind, content: content === null ? null : statementSchema.parse(content) }
}

export type StatementRow = ReturnType<typeof submitted>
export type ETaxRow = Extract<StatementRow, { kind: 'e-tax-statement' | null }>
export type CertificateRow = Extract<StatementRow, { kind: 'salary-certificate' }>

export function isETax(row: StatementRow): row is ETaxRow {
  return row.kind !== 'salary-certificate'
}

export function isCertificate(row: StatementRow): row is CertificateRow {
  return row.kind === 'salary-certificate'
}

export function isFilled(row: StatementRow): row is StatementRow & StatementContent {
  return row.content !== null
}

/** Statements of a case, newest first. The caller must authorize access to the case first. */
export async function listStatements(db: Db | Tx, caseId: string): Promise<StatementRow[]> {
  const rows = await selectStatements(db).where('s.caseId', '=', caseId).orderBy('s.readAt', 'desc').execute()
  return rows.map(submitted)
}

/** Salary certificates of a case, newest first, without the larger e-tax statements. Authorize access first. */
export async function listCertificates(db: Db | Tx, caseId: string): Promise<CertificateRow[]> {
  const rows = await selectStatements(db)
    .where('s.caseId', '=', caseId)
    .where('s.kind', '=', 'salary-certificate')
    .orderBy('s.readAt', 'desc')
    .execute()
  return rows.map(submitted).filter(isCertificate)
}

export async function findStatement(db: Db | Tx, caseId: string, id: string): Promise<StatementRow | null> {
  return (await listStatements(db, caseId)).find((one) => one.id === id) ?? null
}

export async function isRead(db: Db | Tx, documentId: string): Promise<boolean> {
  const row = await db.selectFrom('taxStatements').select('id').where('documentId', '=', documentId).executeTakeFirst()
  return row !== undefined
}

export type NewStatement = {
  caseId: string
  documentId: string
  state: StatementState
  reason: StatementReason | null
  readAt: Date
} & (
  | { kind: 'e-tax-statement'; content: Statement }
  | { kind: 'salary-certificate'; content: Certificate }
  | { kind: StatementKind | null; content: null }
)

export async function insertStatement(tx: Tx, { content, reason, ...row }: NewStatement): Promise<string> {
  const { id } = await tx
    .insertInto('taxStatements')
    .values({
      ...row,
      reason: reason && JSON.stringify(reason),
      content: content && JSON.stringify(content),
      ...(content === null ? { statementKey: null, sequence: null } : identityOf(content)),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A certificate has no versions: each has an id of its own. */
function identityOf(content: Statement | Certificate): { statementKey: string; sequence: number } {
  return 'sequence' in content
    ? { statementKey: content.key, sequence: content.sequence }
    : { statementKey: content.id, sequence: 0 }
}

export async function saveStatement(
  tx: Tx,
  id: string,
  change: {
    state: StatementState
    reason?: StatementReason
    remarks?: StatementRemark[]
    content?: Certificate
    corrections?: Correction[]
  },
): Promise<void> {
  const { state, reason, remarks, content, corrections } = change
  await tx
    .updateTable('taxStatements')
    .set({
      state,
      ...(reason && { reason: JSON.stringify(reason) }),
      ...(remarks && { remarks: JSON.stringify(remarks) }),
      ...(content && { content: JSON.stringify(content) }),
      ...(corrections && { corrections: JSON.stringify(corrections) }),
    })
    .where('id', '=', id)
    .execute()
}
