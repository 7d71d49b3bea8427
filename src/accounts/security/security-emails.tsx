import { type AccountEmail, written } from '#accounts/account-emails.tsx'
import { accountEmailWords } from '#accounts/email-words.ts'
import { defineOwnEmail } from '#platform/mail/own-email.ts'
import type { SecurityEvent } from './security-events.ts'

type Facts = { event: SecurityEvent; firstName: string; disownUrl: string; newEmail?: string }

export function securityEmail({ event, firstName, disownUrl, newEmail = '' }: Facts): AccountEmail {
  return written(accountEmailWords().security(event, { firstName, newEmail }), disownUrl)
}

/** Email to an address that was removed because the owner of the earlier address reverted the change. */
export const addressReverted = defineOwnEmail({ kind: 'address-taken-back', trigger: 'visitor' }, () =>
  written(accountEmailWords().addressReverted({ firstName: null })),
)
