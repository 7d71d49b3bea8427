import type { Db, Tx } from '#platform/db/database.server.ts'

export async function findDefaultReviewer(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('people')
    .select('id')
    .where('role', 'in', ['owner', 'admin'])
    .where('status', '=', 'active')
    .orderBy('role', 'desc')
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

function reviewers(db: Db | Tx) {
  return db.selectFrom('people').where('role', 'in', ['adviser', 'admin', 'owner']).where('status', '=', 'active')
}

export function listReviewers(db: Db): Promise<{ id: string; name: string }[]> {
  return reviewers(db).select(['id', 'name']).orderBy('name').execute()
}

export async function findReviewer(db: Db | Tx, id: string): Promise<{ id: string; email: string } | null> {
  return (await reviewers(db).select(['id', 'email']).where('id', '=', id).executeTakeFirst()) ?? null
}
