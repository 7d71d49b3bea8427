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

export async function saveDraft(tx: Tx, place: DraftPlace, draft: MessageDraft): Promise<void> {
  await tx
    .insertInto('messageDrafts')
    .values({ isInternal: false, ...place, ...draft })
    .onConflict((conflict) => conflict.columns(['personId', 'threadId', 'isInternal']).doUpdateSet(draft))
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
