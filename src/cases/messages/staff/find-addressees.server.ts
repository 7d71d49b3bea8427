import { clientSource } from '#accounts/people/staff/client-list-db.server.ts'
import type { AdminContext } from '#admin/guard.server.ts'
import { readPage } from '#admin/lists/list-db.server.ts'
import { listAt } from '#admin/lists/open-list.server.ts'
import { caseSource } from '#cases/list/staff/case-list-db.server.ts'

export type Addressee = { clientId: string; name: string; caseId: string | null; about: string }

const requested = { direction: 'ascending', columns: null, cursor: null, size: 10 } as const

export async function findAddressees(ctx: AdminContext, words: string): Promise<Addressee[]> {
  if (words === '') return []
  const { db } = ctx.services
  const at = listAt(ctx)
  const cases = await readPage(db, caseSource, { ...requested, filters: { q: words }, sort: 'due' }, at)
  const active = { q: words, status: 'active' }
  const clients = await readPage(db, clientSource, { ...requested, filters: active, sort: 'name' }, at)
  return [
    ...cases.rows.map(({ id, clientId, clientName, title, caseNumber }) => ({
      ...{ clientId, name: clientName, caseId: id },
      about: `${title}, ${caseNumber}`,
    })),
    ...clients.rows.map(({ id, name, email }) => ({ clientId: id, name, caseId: null, about: email })),
  ]
}
