import { type AccountEmail, written } from '#accounts/account-emails.tsx'
import { defineOwnEmail, type OwnText } from '#platform/mail/own-email.ts'
import { staffEmailWords } from './email-words.ts'
import type { StaffNews } from './email-words-en.ts'
import { staffRoles } from './profile.ts'

export const staffInvitation = defineOwnEmail(
  { kind: 'staff-invitation', trigger: 'staff' },
  ({ name, role, by, url }: { name: OwnText; role: OwnText; by: OwnText; url: OwnText }) =>
    written(staffEmailWords().invitation({ name, role: staffRoles.find((one) => one === role) ?? 'adviser', by }), url),
)

type StaffEmailsInput = { news: StaffNews; name: string; by: string }

export function notifyPerson(about: StaffEmailsInput): AccountEmail {
  return written(staffEmailWords().toPerson(about))
}

export function notifyOwnerOfFirm(about: StaffEmailsInput & { email: string }): AccountEmail {
  return written(staffEmailWords().toOwner(about))
}
