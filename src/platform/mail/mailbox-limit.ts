import type { EmailTrigger } from './own-email.ts'

type Sent = { lastHour: number; lastDay: number }

export const mailboxLimits: Readonly<Record<Exclude<EmailTrigger, 'staff'>, Sent>> = {
  visitor: { lastHour: 3, lastDay: 10 },
  order: { lastHour: 6, lastDay: 20 },
}

/** Beyond the limit, the visitor's request still succeeds, so that it reveals nothing about the mailbox. */
export function mayWriteTo({ lastHour, lastDay }: Sent, trigger: EmailTrigger): boolean {
  if (trigger === 'staff') return true
  const limit = mailboxLimits[trigger]
  return lastHour < limit.lastHour && lastDay < limit.lastDay
}
