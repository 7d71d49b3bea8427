import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'

/** Finds the newest draft that is not quarantined. */
export async function findCurrentDraft(db: Db | Tx, caseId: string) {
  const row = await db
    .selectFrom('documents as d')
    .innerJoin('storedFiles as f', 'f.id', 'd.fileId')
    .select(['d.id', 'd.originalFilename', 'd.fileSize', 'd.createdAt', 'd.shownAt'])
    .select(['f.sha256', 'f.mediaType'])
    .select((eb) =>
      eb
        .selectFrom('draftAnnexes as a')
        .select('a.sha256')
        .whereRef('a.documentId', '=', 'd.id')
        .orderBy('a.version', 'desc')
        .limit(1)
        .as('annexHash'),
    )
    .select(sql<number>`d.draft_number`.as('number'))
    .select(sql<boolean>`f.scan_state in ('clean', 'not_needed')`.as('isScanned'))
    .where('d.caseId', '=', caseId)
    .where('d.kind', '=', 'draft')
    .where('d.state', '<>', 'quarantined')
    .where('f.scanState', '<>', 'infected')
    .orderBy('d.draftNumber', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

export type Draft = NonNullable<Awaited<ReturnType<typeof findCurrentDraft>>>

/** Next draft number of a case. Quarantined drafts count too, so that their numbers are not reused. */
export async function nextDraftNumber(tx: Tx, caseId: string): Promise<number> {
  const { number } = await tx
    .selectFrom('documents')
    .select(sql<number>`coalesce(max(draft_number), 0) + 1`.as('number'))
    .where('caseId', '=', caseId)
    .executeTakeFirstOrThrow()
  return number
}

export async function showDrafts(tx: Tx, caseId: string, at: Date): Promise<void> {
  await tx
    .updateTable('documents')
    .set({ shownAt: at })
    .where('caseId', '=', caseId)
    .where('kind', '=', 'draft')
    .where('shownAt', 'is', null)
    .execute()
}

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

type NewAnnex = {
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
