import { sql } from 'kysely'
import type { ListSource } from '#admin/lists/list-db.server.ts'
import { contains } from '#platform/db/search-db.server.ts'
import { listSubscribersById } from '#publishing/newsletter/subscriber-db.server.ts'
import type { SubscriberRow, subscriberList } from './subscriber-list.tsx'

type Name = keyof typeof subscriberList.filters
type Sort = keyof typeof subscriberList.sorts

export const subscriberSource: ListSource<SubscriberRow, Name, Sort> = {
  from: sql`subscribers s`,
  id: { by: sql`s.id`, type: 'uuid' },
  where: {
    q: (text) => contains('s.searchText', text),
    state: (state) => sql`s.state = ${state}`,
    topic: (topic) => sql`${topic} = any(s.topics)`,
  },
  sorts: {
    requested: { by: sql`s.requested_at`, type: 'timestamptz' },
    email: { by: sql`s.email`, type: 'text' },
  },
  rows: listSubscribersById,
  idOf: ({ id }) => id,
}
