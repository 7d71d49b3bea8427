import { type AccountEmail, written } from '#accounts/account-emails.tsx'
import * as accountEmailTexts from '#accounts/locales/en-emails.ts'
import { defineOwnEmail, type OwnText } from '#platform/mail/own-email.ts'
import { t } from '#platform/texts.ts'
import { invitationDays } from './invitation-form.ts'

/** The email does not reveal whether the address has an account; only the linked page names the inviting person. */
export const partnerInvited = defineOwnEmail(
  { kind: 'household-invitation', trigger: 'visitor' },
  ({ url }: { url: OwnText }) =>
    written(t(accountEmailTexts.accounts).partnerInvited({ days: invitationDays }), { url }),
)

export function partnerJoined({ url, ...to }: { name: string; partner: string; url: string }): AccountEmail {
  return written(t(accountEmailTexts.accounts).partnerJoined(to), { url, to: 'account' })
}

export function partnershipEnded(to: { name: string; other: string }): AccountEmail {
  return written(t(accountEmailTexts.accounts).partnershipEnded(to), { to: 'account' })
}
