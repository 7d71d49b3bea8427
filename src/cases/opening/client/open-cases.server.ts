import { listCasesOf } from '#cases/process/case-db.server.ts'
import type { Tx } from '#platform/db/database.server.ts'

export async function listOpenCasesIn(tx: Tx, clientId: string, years: readonly number[]) {
  const rows = await listCasesOf(tx, clientId)
  return rows
    .filter(({ status, taxYear }) => status !== 'completed' && years.includes(taxYear))
    .map(({ id, title, caseNumber, taxYear }) => ({ id, title, caseNumber, taxYear }))
}
export type OpenCase = Awaited<ReturnType<typeof listOpenCasesIn>>[number]
