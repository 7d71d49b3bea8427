import { type AccountEmail, written } from '#accounts/account-emails.tsx'
import * as accountEmailTexts from '#accounts/locales/en-emails.ts'
import { defineOwnEmail } from '#platform/mail/own-email.ts'
import { t } from '#platform/texts.ts'
import type { SecurityEvent } from './security-events.ts'

type Facts = { event: SecurityEvent; firstName: string; disownUrl: string; newEmail?: string }

export function securityEmail({ event, firstName, disownUrl, newEmail = '' }: Facts): AccountEmail {
  return written(t(accountEmailTexts.accounts).security(event, { firstName, newEmail }), {
    url: disownUrl,
    to: 'account',
  })
}

/** Email to an address that was removed because the owner of the earlier address reverted the change. */
export const addressReverted = defineOwnEmail({ kind: 'address-taken-back', trigger: 'visitor' }, () =>
  written(t(accountEmailTexts.accounts).addressReverted({ firstName: null })),
)
