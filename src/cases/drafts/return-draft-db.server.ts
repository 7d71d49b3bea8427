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
