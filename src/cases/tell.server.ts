import type { Tx } from '#platform/db/database.server.ts'
import { queueLetter } from '#platform/mail/queue-letter.server.ts'
import type { LetterText } from './letters.tsx'
import { listOfficeStaff, listStaffToTell } from './staff-db.server.ts'

/** Queues a letter to each member of staff who looks after a case (`office`: to owners and admins), once per event. */
export async function tellStaff(
  tx: Tx,
  recipients: { assignedTo: string | null } | 'office',
  eventKey: string,
  letter: LetterText,
): Promise<void> {
  const staff = recipients === 'office' ? await listOfficeStaff(tx) : await listStaffToTell(tx, recipients.assignedTo)
  for (const { id, email } of staff) await queueLetter(tx, { eventKey: `${eventKey}:${id}`, to: email, ...letter })
}
