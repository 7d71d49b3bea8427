import { notifyStaff } from '#accounts/team/notify-responsible.server.ts'
import type { Recipient } from '#accounts/team/recipient-db.server.ts'
import type { CaseRow } from '#cases/process/case-db.server.ts'
import { staffNotified } from '#cases/process/case-emails.tsx'
import type { Tx } from '#platform/db/database.server.ts'
import { queueEmail } from '#platform/mail/queue-email.server.ts'
import type { Services } from '#platform/services.ts'

/** Emails the adviser, unless the adviser opened the case. If the case has no adviser, emails owners and admins. */
export async function notifyOfOpening(
  tx: Tx,
  { config }: Pick<Services, 'config'>,
  opened: CaseRow,
  { by, adviser }: { by: { id: string; name: string }; adviser: Recipient | null },
): Promise<void> {
  const values = { by: by.name }
  const eventKey = `case-opened:${opened.id}`
  if (!adviser) {
    const email = () => staffNotified(config.PUBLIC_URL, opened, { code: 'opened-by-firm', values })
    await notifyStaff(tx, 'office', { eventKey, about: 'new-cases' }, email)
  } else if (adviser.id !== by.id) {
    const email = () => staffNotified(config.PUBLIC_URL, opened, { code: 'assigned', values })
    await queueEmail(tx, {
      eventKey: `${eventKey}:${adviser.id}`,
      to: adviser.email,
      staffEvent: 'assigned',
      emailContent: email,
    })
  }
}
