import type { Services } from '#platform/services.ts'
import { listOpenBetween } from './appointment-db.server.ts'
import { notifyOf } from './booking/notify-guests.server.ts'
import { dueReminder } from './reminder.ts'

/** Queues the due reminders and returns their number. Event keys prevent duplicates by concurrent servers. */
export async function remindOfAppointments(
  services: Pick<Services, 'db' | 'now' | 'config' | 'secretKey'>,
): Promise<number> {
  const { db, now } = services
  let due = 0
  for (const row of await listOpenBetween(db, now(), new Date(now().getTime() + 24 * 3_600_000))) {
    const reminder = dueReminder(row, now())
    if (!reminder) continue
    due += 1
    await db.transaction().execute((tx) => notifyOf(tx, services, row.id, { ...reminder, toStaff: false }))
  }
  return due
}
