import { type AccountEmail, written } from '#accounts/account-emails.tsx'
import { accountEmailWords } from '#accounts/email-words.ts'
import { defineOwnEmail, type OwnText } from '#platform/mail/own-email.ts'
import { invitationDays } from './invitation-form.ts'

/** The email is the same with or without an existing account; only the linked page names who invites. */
export const partnerInvited = defineOwnEmail(
  { kind: 'household-invitation', trigger: 'visitor' },
  ({ url }: { url: OwnText }) => written(accountEmailWords().partnerInvited({ days: invitationDays }), url),
)

export function partnerJoined({ url, ...to }: { name: string; partner: string; url: string }): AccountEmail {
  return written(accountEmailWords().partnerJoined(to), url)
}

export function partnershipEnded(to: { name: string; other: string }): AccountEmail {
  return written(accountEmailWords().partnershipEnded(to))
}
