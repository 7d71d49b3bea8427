import { type AccountEmail, written } from '#accounts/account-emails.tsx'
import type { StaffNews } from '#accounts/locales/en-emails.ts'
import * as accountEmailTexts from '#accounts/locales/en-emails.ts'
import { defineOwnEmail, type OwnText } from '#platform/mail/own-email.ts'
import { t } from '#platform/texts.ts'

import { staffRoles } from './profile.ts'

export const staffInvitation = defineOwnEmail(
  { kind: 'staff-invitation', trigger: 'staff' },
  ({ name, role, by, url }: { name: OwnText; role: OwnText; by: OwnText; url: OwnText }) =>
    written(
      t(accountEmailTexts.staff).invitation({ name, role: staffRoles.find((one) => one === role) ?? 'adviser', by }),
      { url },
    ),
)

type StaffEmailsInput = { news: StaffNews; name: string; by: string }

export function notifyPerson(about: StaffEmailsInput): AccountEmail {
  return written(t(accountEmailTexts.staff).toPerson(about), { to: 'staff' })
}

export function notifyOwnerOfFirm(about: StaffEmailsInput & { email: string }): AccountEmail {
  return written(t(accountEmailTexts.staff).toOwner(about), { to: 'staff' })
}
