import type { EmailTrigger } from './own-email.ts'

type Sent = { lastHour: number; lastDay: number }

/** How many emails a mailbox gets that nobody has confirmed, of all kinds together. Orders come through for longer. */
export const mailboxLimits: Readonly<Record<Exclude<EmailTrigger, 'staff'>, Sent>> = {
  visitor: { lastHour: 3, lastDay: 10 },
  order: { lastHour: 6, lastDay: 20 },
}

/** Whether one more may go there. What a visitor asked for succeeds either way: the answer tells nothing of a mailbox. */
export function mayWriteTo({ lastHour, lastDay }: Sent, trigger: EmailTrigger): boolean {
  if (trigger === 'staff') return true
  const limit = mailboxLimits[trigger]
  return lastHour < limit.lastHour && lastDay < limit.lastDay
}
