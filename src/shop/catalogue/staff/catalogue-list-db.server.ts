import { type SqlBool, sql } from 'kysely'
import type { ListSource } from '#admin/lists/list-db.server.ts'
import { has } from '#admin/lists/parts-db.server.ts'
import { type CatalogueRow, listCatalogue } from '#shop/catalogue/editing/list-db.server.ts'
import { productStatuses, statusRow } from '#shop/catalogue/editing/product-status.ts'
import type { catalogueList } from './catalogue-list.tsx'

type Name = keyof typeof catalogueList.filters
type Sort = keyof typeof catalogueList.sorts

function stands(text: string) {
  const status = productStatuses.find((known) => known === text)
  if (!status) return sql<SqlBool>`false`
  if (status === 'archived') return sql<SqlBool>`p.status <> 'published'`
  return sql<SqlBool>`p.status = 'published' and p.is_hidden = ${statusRow(status).isHidden}`
}

export const catalogueSource: ListSource<CatalogueRow, Name, Sort> = {
  from: sql`products p`,
  id: { by: sql`p.id`, type: 'text' },
  where: {
    q: (text) => has('p.title', text),
    status: stands,
    type: (type) => sql`p.type_value = ${type}`,
    edited: (which) => (which === 'yes' ? sql`p.edited_at is not null` : sql`p.edited_at is null`),
  },
  sorts: {
    place: { by: sql`p.position::bigint`, type: 'bigint' },
    title: { by: sql`(p.title collate people_order)`, type: 'text' },
  },
  rows: (db, ids, { now }) => listCatalogue(db, ids, now),
  idOf: ({ id }) => id,
}
