import type { AdminContext } from '#admin/guard.server.ts'
import { readPage } from '#admin/lists/list-db.server.ts'
import { listAt } from '#admin/lists/open-list.server.ts'
import { clientSource } from './client-list-db.server.ts'

const requested = { sort: 'name', direction: 'ascending', columns: null, cursor: null, size: 20 } as const

export async function findClients(ctx: AdminContext, words: string) {
  if (words === '') return []
  const found = await readPage(ctx.services.db, clientSource, { ...requested, filters: { q: words } }, listAt(ctx))
  return found.rows.map(({ id, name, email, status }) => ({ id, name, email, status }))
}
