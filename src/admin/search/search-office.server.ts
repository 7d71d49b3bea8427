import { may } from '#accounts/people/may.ts'
import type { AdminContext } from '#admin/guard.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { countUse, type Limit } from '#platform/http/limits.server.ts'
import { documentSource, messageSource, subjectSource } from './document-sources-db.server.ts'
import { type FoundIds, findIds, maxFound, setResemblance } from './find-ids-db.server.ts'
import { caseSource, clientSource, invoiceSource, orderSource } from './office-sources-db.server.ts'
import { applicationSource, contentSource, enquirySource, questionSource } from './public-sources-db.server.ts'
import { readQuery, type SearchQuery } from './search-query.ts'
import type { Hit, SearchSource } from './search-source.ts'
import { type SearchGroup, searchGroups } from './search-source.ts'

const sources: readonly SearchSource[] = [
  ...[clientSource, caseSource, orderSource, invoiceSource, subjectSource, messageSource],
  ...[documentSource, enquirySource, questionSource, applicationSource, contentSource],
]

const searchesOfPerson: Limit = { name: 'office-search', points: 90, seconds: 60 }

export const fewHits = 5
export const manyHits = 50
const maxClients = 20

export type FoundGroup = { group: SearchGroup; count: number; hasMore: boolean; hits: Hit[] }

export type SearchOutcome =
  | { ok: true; query: SearchQuery; groups: FoundGroup[]; notForgiven: SearchGroup[] }
  | { ok: false; reason: 'too-short' }
  | { ok: false; reason: 'too-many-searches'; retryAfterSeconds: number }

type SearchOfficeInput = { submitted: string; only?: SearchGroup | undefined }

export async function searchOffice(
  { services, person, scope }: AdminContext,
  { submitted, only }: SearchOfficeInput,
): Promise<SearchOutcome> {
  const query = readQuery(submitted)
  if (!query) return { ok: false, reason: 'too-short' }
  const counted = await countUse(services.pool, searchesOfPerson, person.id)
  if (!counted.ok) return { ok: false, reason: 'too-many-searches', retryAfterSeconds: counted.retryAfterSeconds }
  const open = sources.filter(({ right }) => may(person, right))
  return services.db.transaction().execute(async (tx): Promise<SearchOutcome> => {
    await setResemblance(tx)
    const clients = await findIds(tx, clientSource, { query, scope, clientIds: [] })
    const clientIds = clients.ids.slice(0, maxClients)
    const groups: FoundGroup[] = []
    const notForgiven: SearchGroup[] = []
    for (const group of searchGroups.filter((name) => only === undefined || name === only)) {
      const inGroup = open.filter((source) => source.group === group)
      const size = only ? manyHits : fewHits
      const found = await findGroup(tx, inGroup, { query, scope, clientIds, clients, size })
      if (found.count > 0) groups.push({ group, ...found })
      else if (found.gaveUp) notForgiven.push(group)
    }
    return { ok: true, query, groups, notForgiven }
  })
}

type SearchOfficeArgs = Parameters<typeof findIds>[2] & { clients: FoundIds; size: number }

async function findGroup(
  tx: Tx,
  inGroup: SearchSource[],
  requested: SearchOfficeArgs,
): Promise<Omit<FoundGroup, 'group'> & { gaveUp: boolean }> {
  const ids = new Set<string>()
  let hasMore = false
  let gaveUp = false
  for (const source of inGroup) {
    const found = source === clientSource ? requested.clients : await findIds(tx, source, requested)
    hasMore ||= found.ids.length === maxFound
    gaveUp ||= found.gaveUp
    for (const id of found.ids) ids.add(id)
  }
  const [first] = inGroup
  if (!first || ids.size === 0) return { count: 0, hasMore, gaveUp, hits: [] }
  const shown = [...ids].slice(0, requested.size)
  const hits = new Map((await first.rows(tx, shown, requested.query, requested.scope)).map((hit) => [hit.id, hit]))
  return { count: ids.size, hasMore, gaveUp, hits: shown.flatMap((id) => hits.get(id) ?? []) }
}
