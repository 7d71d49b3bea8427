import type { Db } from '#platform/db/database.server.ts'

export async function countInReview(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('contentItems')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('state', '=', 'in-review')
    .executeTakeFirstOrThrow()
  return Number(count)
}
