import type { Tx } from '#platform/db/database.server.ts'
import { queueEmail } from '#platform/mail/queue-email.server.ts'
import type { StaffEvent } from '#platform/mail/staff-emails.ts'
import type { EmailContent } from './case-emails.tsx'
import { listOfficeStaff, listStaffToNotify } from './staff-db.server.ts'

/**
 * Queues an email to the staff responsible for a case (`office`: owners and admins), once per event. `about` is the
 * preference it follows; 'always' follows none.
 */
export async function notifyStaff(
  tx: Tx,
  recipients: { assignedTo: string | null } | 'office',
  { eventKey, about }: { eventKey: string; about: StaffEvent | 'always' },
  emailContent: () => EmailContent,
): Promise<void> {
  const staff = recipients === 'office' ? await listOfficeStaff(tx) : await listStaffToNotify(tx, recipients.assignedTo)
  const chosen = about === 'always' ? {} : { staffEvent: about }
  for (const { id, email } of staff)
    await queueEmail(tx, { eventKey: `${eventKey}:${id}`, to: email, ...chosen, emailContent })
}
