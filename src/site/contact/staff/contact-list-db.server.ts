import { sql } from 'kysely'
import type { ListSource } from '#admin/lists/list-db.server.ts'
import { adviserOptions, has, isNumber, isWith } from '#admin/lists/parts-db.server.ts'
import { listLeadsByNumber } from '#site/contact/lead-db.server.ts'
import { answerBy } from '#site/correspondence/answer-clock.ts'
import type { contactList, LeadRow } from './contact-list.tsx'

type Name = keyof typeof contactList.filters
type Sort = keyof typeof contactList.sorts

export const contactSource: ListSource<LeadRow, Name, Sort> = {
  from: sql`leads l`,
  id: { by: sql`l.number`, type: 'bigint' },
  always: (_, { state }) => (state === 'spam' ? sql`true` : sql`l.state <> 'spam'`),
  where: {
    q: (text) => sql`(${has('l.name', text)} or ${has('l.email', text)} or ${isNumber('l.number', text)})`,
    state: (state) => (state === 'waiting' ? sql`l.waiting_since is not null` : sql`l.state = ${state}`),
    topic: (topic) => sql`l.topic = ${topic}`,
    adviser: (id) => isWith('l.assignedTo', id),
  },
  sorts: {
    received: { by: sql`l.number`, type: 'bigint' },
    waiting: { by: sql`coalesce(l.waiting_since, timestamptz '2999-01-01 00:00:00+00')`, type: 'timestamptz' },
  },
  rows: async (db, numbers, { now }) =>
    (await listLeadsByNumber(db, numbers.map(Number))).map(({ message: _, scenario: __, ...lead }) => {
      return { ...lead, answer: lead.waitingSince ? answerBy(lead.waitingSince, now) : null }
    }),
  idOf: ({ number }) => String(number),
  choices: async (db, at) => ({ adviser: await adviserOptions(db, at) }),
}
