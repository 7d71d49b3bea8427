import type { Db } from '#platform/db/database.server.ts'

export async function listArticlePaths(db: Db, ids: string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('contentItems as e')
    .innerJoin('contentItemVersions as v', (join) =>
      join.onRef('v.contentItemId', '=', 'e.id').onRef('v.number', '=', 'e.version'),
    )
    .leftJoin('people as p', 'p.id', 'e.reviewer')
    .select(['e.id', 'e.slug', 'e.state', 'v.title', 'p.name as reviewer'])
    .where('e.id', 'in', ids)
    .execute()
}
