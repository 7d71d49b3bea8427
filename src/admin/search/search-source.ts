import type { RawBuilder, SqlBool } from 'kysely'
import type { AccessScope } from '#accounts/access/access-scope.ts'
import type { Action } from '#accounts/people/may.ts'
import type { Tx } from '#platform/db/database.server.ts'

import type { SearchQuery } from './search-query.ts'

export const searchGroups = [
  'clients',
  'cases',
  'orders',
  'invoices',
  'messages',
  'documents',
  'enquiries',
  'applications',
  'content',
] as const
export type SearchGroup = (typeof searchGroups)[number]

export function searchPath(submitted = '', group?: string): string {
  const query = new URLSearchParams({ ...(submitted && { q: submitted }), ...(group && { in: group }) })
  return query.size > 0 ? `/admin/search?${query}` : '/admin/search'
}

export type Hit = { id: string; to: string; title: string; about: string; text?: string | null; mark?: string }

type Condition = RawBuilder<SqlBool>

export type SearchSource = {
  group: SearchGroup
  right: Action
  from: RawBuilder<unknown>
  id: RawBuilder<unknown>
  /** Text to search, in the form indexed by the SQL function `searchable`. */
  text: RawBuilder<string>
  age: RawBuilder<unknown>
  only: (scope: AccessScope) => Condition
  /** Condition for an exact identifier such as an order number; null if the query is not an identifier. */
  exact?: (query: SearchQuery) => Condition | null
  ofClients?: (clientIds: readonly string[]) => Condition
  forgives: boolean
  /** True for long texts, which are searched only through a trigram index; it needs words of at least three letters. */
  isLong?: true
  rows: (tx: Tx, ids: string[], query: SearchQuery, scope: AccessScope) => Promise<Hit[]>
}
