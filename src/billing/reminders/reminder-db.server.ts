import { openStates } from '#billing/invoices/invoice.ts'
import { swissDay } from '#platform/day.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'

export function listOverdue(db: Db, today: string): Promise<{ id: string }[]> {
  return db
    .selectFrom('invoices')
    .select('id')
    .where('state', 'in', openStates)
    .where('dueOn', '<', today)
    .orderBy('dueOn')
    .execute()
}

export async function listReminders(db: Db | Tx, invoiceId: string): Promise<{ level: number; sentOn: string }[]> {
  const rows = await db
    .selectFrom('invoiceReminders')
    .select(['level', 'sentAt'])
    .where('invoiceId', '=', invoiceId)
    .orderBy('level')
    .execute()
  return rows.map(({ level, sentAt }) => ({ level, sentOn: swissDay(sentAt) }))
}

export async function insertReminder(tx: Tx, invoiceId: string, level: number, sentAt: Date): Promise<void> {
  await tx.insertInto('invoiceReminders').values({ invoiceId, level, sentAt }).execute()
}
