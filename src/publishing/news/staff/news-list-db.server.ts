import { sql } from 'kysely'
import type { ListSource } from '#admin/lists/list-db.server.ts'
import { has } from '#admin/lists/parts-db.server.ts'
import { listItemsById } from '#publishing/news/item-db.server.ts'
import { restingStates } from './news-errors.ts'
import type { NewsRow, newsList } from './news-list.tsx'

type Name = keyof typeof newsList.filters
type Sort = keyof typeof newsList.sorts

export const newsSource: ListSource<NewsRow, Name, Sort> = {
  from: sql`news_items i`,
  id: { by: sql`i.id`, type: 'uuid' },
  always: () => sql`i.state in (${sql.join(restingStates)})`,
  where: {
    q: (text) => sql`(${has('i.title', text)} or ${has('i.source', text)})`,
    state: (state) => sql`i.state = ${state}`,
    category: (category) => sql`i.category = ${category}`,
  },
  sorts: { published: { by: sql`i.published_at`, type: 'timestamptz' } },
  rows: async (db, ids) =>
    (await listItemsById(db, ids)).map(({ id, title, source, category, state, publishedAt, isRewritten, checks }) => ({
      ...{ id, title, source, category, state, publishedAt, isRewritten },
      findings: checks.length,
    })),
  idOf: ({ id }) => id,
}
