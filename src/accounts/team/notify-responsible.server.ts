import type { Tx } from '#platform/db/database.server.ts'
import { type EmailContent, queueEmail } from '#platform/mail/queue-email.server.ts'
import type { StaffEvent } from '#platform/mail/staff-emails.ts'
import { listOfficeStaff, listStaffToNotify } from './recipient-db.server.ts'

/**
 * Emails the staff responsible for a case, or all owners and admins (`office`); calls with the same `eventKey` send one
 * email. `about`: the email preference to respect, or 'always' to ignore preferences.
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
