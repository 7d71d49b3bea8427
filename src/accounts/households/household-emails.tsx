import { type AccountEmail, written } from '#accounts/account-emails.tsx'
import { accountEmailWords } from '#accounts/email-words.ts'
import { defineOwnEmail, type OwnText } from '#platform/mail/own-email.ts'
import { invitationDays } from './invitation-form.ts'

/** To somebody who may or may not have an account: the email is the same. Its page says who invites. */
export const partnerInvited = defineOwnEmail(
  { kind: 'household-invitation', trigger: 'visitor' },
  ({ url }: { url: OwnText }) => written(accountEmailWords().partnerInvited({ days: invitationDays }), url),
)

/** To the client: the person they invited has accepted. */
export function partnerJoined({ url, ...to }: { name: string; partner: string; url: string }): AccountEmail {
  return written(accountEmailWords().partnerJoined(to), url)
}

/** To either side: nothing is shared any more. */
export function partnershipEnded(to: { name: string; other: string }): AccountEmail {
  return written(accountEmailWords().partnershipEnded(to))
}
