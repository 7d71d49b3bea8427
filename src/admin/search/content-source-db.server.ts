import { sql } from 'kysely'
import type { ContentItemKind, ContentItemState } from '#publishing/editor/items/content-item.ts'
import { contentWords, stateBadge } from '#publishing/editor/staff/words.ts'
import type { SearchSource } from './search-source.ts'

export const contentSource: SearchSource = {
  group: 'content',
  right: 'content.write',
  from: sql`content_items e join content_item_versions v on v.content_item_id = e.id and v.number = e.version`,
  id: sql`e.id`,
  text: sql`searchable(v.title || ' ' || e.slug)`,
  age: sql`v.created_at`,
  only: () => sql`true`,
  forgives: true,
  rows: async (tx, ids) => {
    const rows = await tx
      .selectFrom('contentItems as e')
      .innerJoin('contentItemVersions as v', (on) =>
        on.onRef('v.contentItemId', '=', 'e.id').onRef('v.number', '=', 'e.version'),
      )
      .select(['e.id', 'e.kind', 'e.state', 'e.slug', 'v.title'])
      .where('e.id', 'in', ids)
      .execute()
    return rows.map(({ id, kind, state, slug, title }) => ({
      ...{ id, to: `/admin/content/${id}`, title: title || 'Untitled' },
      about: `${contentWords().kinds[kind as ContentItemKind].one}, ${slug}`,
      mark: stateBadge(state as ContentItemState).label,
    }))
  },
}
