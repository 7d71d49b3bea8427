import type { Db, Tx } from '#platform/db/database.server.ts'
import { findCurrentDraft } from './return-draft-db.server.ts'

const columns = ['id', 'documentId', 'version', 'sha256', 'createdFrom', 'createdAt'] as const

export async function findAnnex(db: Db | Tx, caseId: string) {
  const draft = await findCurrentDraft(db, caseId)
  if (!draft) return null
  const row = await db
    .selectFrom('draftAnnexes')
    .select(columns)
    .where('documentId', '=', draft.id)
    .where('caseId', '=', caseId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** Whether the current draft of the case has an annex (`draft`), and whether any of its drafts has one (`any`). */
export async function hasHadAnnex(db: Db | Tx, caseId: string): Promise<{ draft: boolean; any: boolean }> {
  const one = await db.selectFrom('draftAnnexes').select('id').where('caseId', '=', caseId).limit(1).executeTakeFirst()
  return { draft: (await findAnnex(db, caseId)) !== null, any: one !== undefined }
}

export async function findAnnexContent(db: Db | Tx, id: string): Promise<Buffer | null> {
  const row = await db.selectFrom('draftAnnexes').select('content').where('id', '=', id).executeTakeFirst()
  return row?.content ?? null
}

export type NewAnnex = {
  caseId: string
  documentId: string
  version: number
  sha256: string
  content: Buffer
  createdFrom: string
  createdBy: string
  createdAt: Date
}

export async function insertAnnex(tx: Tx, annex: NewAnnex): Promise<void> {
  await tx.insertInto('draftAnnexes').values(annex).execute()
}
