import { listClients } from '#admin/clients/client-db.server.ts'
import { listCases } from '#cases/case-list-db.server.ts'
import type { Sight } from '#cases/sight.ts'
import { swissDay } from '#platform/day.ts'
import type { Services } from '#platform/services.ts'

/** Somebody to write to: a client, or a client about a case. */
export type Addressee = { clientId: string; name: string; caseId: string | null; about: string }

const shown = 10

/** Clients and cases that fit the words, a few of each; none without words. */
export async function findAddressees(
  { db, now }: Pick<Services, 'db' | 'now'>,
  words: string,
  sight: Sight,
): Promise<Addressee[]> {
  if (words === '') return []
  const { clients } = await listClients(db, { sight, status: 'active', search: words, page: 1 })
  const { cases } = await listCases(db, { sight, search: words, pageSize: shown }, swissDay(now()))
  return [
    ...cases.map(({ id, clientId, clientName, title, caseNumber }) => ({
      ...{ clientId, name: clientName, caseId: id },
      about: `${title}, ${caseNumber}`,
    })),
    ...clients.slice(0, shown).map(({ id, name, email }) => ({ clientId: id, name, caseId: null, about: email })),
  ]
}
