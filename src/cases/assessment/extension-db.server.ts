import type { Db, Tx } from '#platform/db/database.server.ts'
import { type ExtensionStep, extensionSteps } from './extension.ts'

type NewExtension = {
  caseId: string
  step: ExtensionStep
  untilOn: string
  feeCents: number
  recordedBy: string
  recordedAt: Date
}

export async function insertExtension(tx: Tx, extension: NewExtension): Promise<number> {
  const { id } = await tx.insertInto('caseExtensions').values(extension).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function listExtensions(db: Db | Tx, caseId: string) {
  const rows = await db
    .selectFrom('caseExtensions')
    .select(['id', 'step', 'untilOn', 'feeCents', 'recordedAt'])
    .where('caseId', '=', caseId)
    .orderBy('id', 'desc')
    .limit(20)
    .execute()
  return rows.map((row) => ({ ...row, step: stepOf(row.step) }))
}

function stepOf(text: string): ExtensionStep {
  const step = extensionSteps.find((name) => name === text)
  if (!step) throw new Error(`No such step of an extension: ${text}`)
  return step
}
