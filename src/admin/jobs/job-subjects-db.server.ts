import type { Db } from '#platform/db/database.server.ts'
import { isUuid } from '#platform/text/uuid.ts'

export type JobSubject =
  | { kind: 'order'; id: string; label: string; hasCase: boolean }
  | { kind: 'case' | 'client' | 'invoice'; id: string; label: string }
  | { kind: 'email'; id: string; label: string; to: string }

type Find = (db: Db, id: string) => Promise<JobSubject | null>

/** What a job belongs to, by the name of the id in its payload. */
const subjectOf: Readonly<Record<string, Find>> = {
  orderId: async (db, id) => {
    const columns = ['number', 'fulfilledAt'] as const
    const row = await db.selectFrom('orders').select(columns).where('id', '=', id).executeTakeFirst()
    return row ? { kind: 'order', id, label: String(row.number), hasCase: row.fulfilledAt !== null } : null
  },
  caseId: async (db, id) => {
    const row = await db.selectFrom('cases').select('caseNumber').where('id', '=', id).executeTakeFirst()
    return row ? { kind: 'case', id, label: row.caseNumber } : null
  },
  documentId: async (db, id) => {
    const found = db.selectFrom('documents as d').innerJoin('cases as c', 'c.id', 'd.caseId')
    const row = await found.select(['c.id', 'c.caseNumber']).where('d.id', '=', id).executeTakeFirst()
    return row ? { kind: 'case', id: row.id, label: row.caseNumber } : null
  },
  invoiceId: async (db, id) => {
    const row = await db.selectFrom('invoices').select('label').where('id', '=', id).executeTakeFirst()
    return row ? { kind: 'invoice', id, label: row.label } : null
  },
  emailId: async (db, id) => {
    const row = await db.selectFrom('emails').select(['subject', 'toAddress']).where('id', '=', id).executeTakeFirst()
    return row ? { kind: 'email', id, label: row.subject, to: row.toAddress } : null
  },
  personId: async (db, id) => {
    const row = await db.selectFrom('people').select(['name', 'role']).where('id', '=', id).executeTakeFirst()
    return row?.role === 'client' ? { kind: 'client', id, label: row.name } : null
  },
}

const withTextId = ['personId']

/** The order, case, client, invoice and email that a job's payload names. */
export async function findSubjects(db: Db, payload: Record<string, unknown>): Promise<JobSubject[]> {
  const found = Object.entries(subjectOf).map(async ([name, find]) => {
    const id = payload[name]
    return typeof id === 'string' && (isUuid(id) || withTextId.includes(name)) ? find(db, id) : null
  })
  return (await Promise.all(found)).filter((subject) => subject !== null)
}
