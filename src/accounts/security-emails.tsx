import { defineOwnEmail } from '#platform/mail/own-email.ts'
import { type AccountEmail, written } from './account-emails.tsx'
import { accountEmailWords } from './email-words.ts'
import type { SecurityEvent } from './security-events.ts'

type Facts = { event: SecurityEvent; firstName: string; disownUrl: string; newEmail?: string }

/** Tells the owner of an account what has just happened to it, with the button for 'this was not me'. */
export function securityEmail({ event, firstName, disownUrl, newEmail = '' }: Facts): AccountEmail {
  return written(accountEmailWords().security(event, { firstName, newEmail }), disownUrl)
}

/** To the address that an account was taken away from again, because its earlier address did not know of the change. */
export const addressReverted = defineOwnEmail({ kind: 'address-taken-back', trigger: 'visitor' }, () =>
  written(accountEmailWords().addressReverted({ firstName: null })),
)
