import { sql } from 'kysely'
import type { ListSource } from '#admin/lists/list-db.server.ts'
import { has } from '#admin/lists/parts-db.server.ts'
import { listTemplateProducts, type TemplateProduct } from '#cases/requests/template-db.server.ts'
import type { checklistList } from './checklist-list.tsx'

type Name = keyof typeof checklistList.filters
type Sort = keyof typeof checklistList.sorts

const hasOwn = sql`exists (select from checklist_templates t where t.product_id = p.id)`

export const checklistSource: ListSource<TemplateProduct, Name, Sort> = {
  from: sql`products p`,
  id: { by: sql`p.id`, type: 'text' },
  where: { q: (text) => has('p.title', text), own: (which) => (which === 'yes' ? sql`${hasOwn}` : sql`not ${hasOwn}`) },
  sorts: {
    place: { by: sql`p.position::bigint`, type: 'bigint' },
    title: { by: sql`(p.title collate people_order)`, type: 'text' },
  },
  rows: listTemplateProducts,
  idOf: ({ id }) => id,
}
