import { listPeople } from '#accounts/people-db.server.ts'
import { listCases } from '#cases/case-list-db.server.ts'
import { swissDay } from '#platform/day.ts'
import type { Services } from '#platform/services.ts'

/** Somebody to write to: a client, or a client about a case. */
export type Addressee = { clientId: string; name: string; caseId: string | null; about: string }

const shown = 10

/** Clients and cases that fit the words, a few of each; none without words. */
export async function findAddressees({ db, now }: Pick<Services, 'db' | 'now'>, words: string): Promise<Addressee[]> {
  if (words === '') return []
  const { people } = await listPeople(db, { role: 'client', status: 'active', search: words })
  const { cases } = await listCases(db, { search: words, pageSize: shown }, swissDay(now()))
  return [
    ...cases.map(({ id, clientId, clientName, title, caseNumber }) => ({
      ...{ clientId, name: clientName, caseId: id },
      about: `${title}, ${caseNumber}`,
    })),
    ...people.slice(0, shown).map(({ id, name, email }) => ({ clientId: id, name, caseId: null, about: email })),
  ]
}
