import type { StaffNews } from '#accounts/locales/en-emails.ts'
import { sendAccountEmail } from '#accounts/send-email.server.ts'
import type { Tx } from '#platform/db/database.server.ts'

import { listOwners, type StaffMember } from './staff-db.server.ts'
import { notifyOwnerOfFirm, notifyPerson } from './staff-emails.tsx'

type NotifyStaffInput = {
  member: Pick<StaffMember, 'id' | 'name' | 'email'>
  by: string
  /** True if the staff member needs no email, because their invitation email already informs them of this change. */
  isKnown?: boolean
}

/** Emails the person and all owners about a change. Call it in the transaction of the change. */
export async function notifyStaff(
  tx: Tx,
  news: StaffNews,
  { member: staffMember, by, isKnown = false }: NotifyStaffInput,
): Promise<void> {
  const { id, name, email } = staffMember
  if (!isKnown) await sendAccountEmail(tx, { emailContent: () => notifyPerson({ news, name, by }), to: email })
  for (const owner of await listOwners(tx)) {
    if (owner.id === id) continue
    await sendAccountEmail(tx, { emailContent: () => notifyOwnerOfFirm({ news, name, by, email }), to: owner.email })
  }
}
