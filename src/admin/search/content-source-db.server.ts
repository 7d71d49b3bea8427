import { sql } from 'kysely'
import * as adminTexts from '#admin/locales/en.ts'
import { t } from '#platform/texts.ts'
import type { ContentItemKind, ContentItemState } from '#publishing/editor/items/content-item.ts'
import { stateBadge } from '#publishing/editor/staff/content-item-errors.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'
import type { SearchSource } from './search-source.ts'

const copy = () => t(adminTexts.contentSourceDb)

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
      ...{ id, to: `/admin/content/${id}`, title: title || copy().untitled },
      about: `${t(publishingStaffTexts.content).kinds[kind as ContentItemKind].one}, ${slug}`,
      mark: stateBadge(state as ContentItemState).label,
    }))
  },
}
