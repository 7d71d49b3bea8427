import type { RawBuilder, SqlBool } from 'kysely'
import type { Action } from '#accounts/may.ts'
import type { AccessScope } from '#cases/access-scope.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { SearchGroup } from './search-groups.ts'
import type { SearchQuery } from './search-query.ts'

/** One thing that was found: its name, what is said beside it, and where it stands. */
export type Hit = { id: string; to: string; title: string; about: string; text?: string | null; mark?: string }

type Condition = RawBuilder<SqlBool>

/** The SQL of one kind of thing that can be found. */
export type SearchSource = {
  group: SearchGroup
  right: Action
  /** Tables with their joins. */
  from: RawBuilder<unknown>
  id: RawBuilder<unknown>
  /** The text that is looked through, as `searchable` makes it and an index holds it. */
  text: RawBuilder<string>
  /** What comes first of equals. */
  age: RawBuilder<unknown>
  /** Whose rows a person may know of. */
  only: (scope: AccessScope) => Condition
  /** What it is called by exactly, such as a number or an e-mail address; null where nothing like it was asked for. */
  exact?: (query: SearchQuery) => Condition | null
  /** What also belongs to clients who were found. */
  ofClients?: (clientIds: readonly string[]) => Condition
  /** False where texts are too long to be compared word by word. */
  forgives: boolean
  /** Texts that are worked out when they are compared: found by an index alone, which takes three letters. */
  isLong?: true
  rows: (tx: Tx, ids: string[], query: SearchQuery, scope: AccessScope) => Promise<Hit[]>
}
