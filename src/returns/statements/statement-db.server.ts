import { readCoded, type UnknownCode } from '#platform/coded.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import {
  reasonSchema,
  remarkSchema,
  type StatementReason,
  type StatementRemark,
  type StatementState,
  statementStates,
} from './remarks.ts'
import { type Statement, statementSchema } from './statement.ts'

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
  return {
    ...{
      id: row.id,
      caseId: row.caseId,
      documentId: row.documentId,
      filename: row.filename,
      readAt: row.readAt,
      state,
    },
    content: row.content === null ? null : statementSchema.parse(row.content),
    reason,
    remarks: remarks.map((remark): StatementRemark | UnknownCode => readCoded(remarkSchema, remark)),
  }
}

export type StatementRow = ReturnType<typeof submitted>

/** Statements of a case, newest first. The caller must authorize access to the case first. */
export async function listStatements(db: Db | Tx, caseId: string): Promise<StatementRow[]> {
  const rows = await selectStatements(db).where('s.caseId', '=', caseId).orderBy('s.readAt', 'desc').execute()
  return rows.map(submitted)
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
  content: Statement | null
  readAt: Date
}

export async function insertStatement(tx: Tx, { content, reason, ...row }: NewStatement): Promise<string> {
  const { id } = await tx
    .insertInto('taxStatements')
    .values({
      ...row,
      reason: reason && JSON.stringify(reason),
      content: content && JSON.stringify(content),
      statementKey: content?.key ?? null,
      sequence: content?.sequence ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function saveStatement(
  tx: Tx,
  id: string,
  change: { state: StatementState; reason?: StatementReason; remarks?: StatementRemark[] },
): Promise<void> {
  const { state, reason, remarks } = change
  await tx
    .updateTable('taxStatements')
    .set({
      state,
      ...(reason && { reason: JSON.stringify(reason) }),
      ...(remarks && { remarks: JSON.stringify(remarks) }),
    })
    .where('id', '=', id)
    .execute()
}
