import type { Db, Tx } from '#platform/db/database.server.ts'
import { byName } from '#platform/db/search-db.server.ts'
import { isUuid } from '#platform/text/uuid.ts'

export type AnswerTemplate = { id: string; title: string; body: string }

export function listTemplates(db: Db | Tx): Promise<AnswerTemplate[]> {
  return db.selectFrom('answerTemplates').select(['id', 'title', 'body']).orderBy(byName('title')).limit(100).execute()
}

type AnswerTemplateDbValues = { title: string; body: string; updatedBy: string; updatedAt: Date }

/** Updates a template, or adds one if `id` is null. Returns null for an unknown id. */
export async function saveTemplate(tx: Tx, id: string | null, saved: AnswerTemplateDbValues): Promise<string | null> {
  if (id !== null && !isUuid(id)) return null
  const row =
    id === null
      ? await tx.insertInto('answerTemplates').values(saved).returning('id').executeTakeFirst()
      : await tx.updateTable('answerTemplates').set(saved).where('id', '=', id).returning('id').executeTakeFirst()
  return row?.id ?? null
}

export async function deleteTemplate(tx: Tx, id: string): Promise<boolean> {
  if (!isUuid(id)) return false
  const { numDeletedRows } = await tx.deleteFrom('answerTemplates').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}
