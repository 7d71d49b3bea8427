import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { isUuid } from '#platform/text/uuid.ts'

/** Which text is meant: the one in a thread, or (`threadId` null) that of a new message; `isInternal`: of a note. */
export type DraftPlace = { personId: string; threadId: string | null; isInternal?: boolean }

export type MessageDraft = { subject: string; body: string; savedAt: Date }

/** What this person was writing there; null when nothing waits. */
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

/** Which save of which message it is; without a number it is the latest. */
export type DraftSave = { submissionKey: string | null; saveNumber: number | null }

/** Holds what this person is writing until the transaction ends: keeping and sending wait for each other. */
export async function holdDrafts(tx: Tx, personId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`drafts:${personId}`}, 0))`.execute(tx)
}

/** Keeps it, unless a later save of the same message has been kept already. */
export async function saveDraft(tx: Tx, place: DraftPlace, draft: MessageDraft & DraftSave): Promise<void> {
  const { saveNumber, ...rest } = draft
  await tx
    .insertInto('messageDrafts')
    .values({ isInternal: false, ...place, ...rest, saveNumber: saveNumber ?? 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['personId', 'threadId', 'isInternal'])
        .doUpdateSet({ ...rest, saveNumber: saveNumber ?? sql`message_drafts.save_number` })
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
