import type { Db } from '#platform/db/database.server.ts'
import { reminderKey } from './reminder.ts'

type Timed = { id: string; startsAt: Date }

export async function findReminderSent(db: Db, appointment: Timed): Promise<Date | null> {
  const row = await db
    .selectFrom('emails')
    .select('sentAt')
    .where(
      'eventKey',
      'in',
      (['tomorrow', 'soon'] as const).map((notifying) => `${reminderKey(appointment, notifying)}:client`),
    )
    .where('sentAt', 'is not', null)
    .orderBy('sentAt', 'desc')
    .executeTakeFirst()
  return row?.sentAt ?? null
}
