import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { isUuid } from '#platform/text/uuid.ts'

/** `threadId` is null for a message that starts a thread; `isInternal` is true for a staff note. */
export type DraftPlace = { personId: string; threadId: string | null; isInternal?: boolean }

export type MessageDraft = { subject: string; body: string; savedAt: Date }

export async function findDraft(db: Db | Tx, place: DraftPlace): Promise<MessageDraft | null> {
  const { personId, threadId, isInternal = false } = place
  if (threadId !== null && !isUuid(threadId)) return null
  const row = await db
    .selectFrom('messageDrafts')
    .select(['subject', 'body', 'savedAt'])
    .where('personId', '=', personId)
    .where('threadId', threadId === null ? 'is' : '=', threadId)
    .where('isInternal', '=', isInternal)
    .executeTakeFirst()
  return row ?? null
}

export type DraftSave = { submissionKey: string | null; saveNumber: number | null }

/** Locks the drafts of a person until the transaction ends, so that autosave and sending wait for each other. */
export async function holdDrafts(tx: Tx, personId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`drafts:${personId}`}, 0))`.execute(tx)
}

/** Autosave counter to store on a manual save: unchanged for the same message, 0 for a new one. */
const lastNumber = sql<number>`case when message_drafts.submission_key is distinct from excluded.submission_key
  then 0 else message_drafts.save_number end`

/** Saves a draft, unless a later autosave of the same message is already stored. */
export async function saveDraft(tx: Tx, place: DraftPlace, draft: MessageDraft & DraftSave): Promise<void> {
  const { saveNumber, ...rest } = draft
  await tx
    .insertInto('messageDrafts')
    .values({ isInternal: false, ...place, ...rest, saveNumber: saveNumber ?? 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['personId', 'threadId', 'isInternal'])
        .doUpdateSet({ ...rest, saveNumber: saveNumber ?? lastNumber })
        .where(
          sql<boolean>`message_drafts.submission_key is distinct from excluded.submission_key
            or ${saveNumber}::integer is null or message_drafts.save_number < excluded.save_number`,
        ),
    )
    .execute()
}

export async function deleteDraft(tx: Tx, { personId, threadId, isInternal = false }: DraftPlace): Promise<void> {
  await tx
    .deleteFrom('messageDrafts')
    .where('personId', '=', personId)
    .where('threadId', threadId === null ? 'is' : '=', threadId)
    .where('isInternal', '=', isInternal)
    .execute()
}
