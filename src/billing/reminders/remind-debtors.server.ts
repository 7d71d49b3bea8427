import { invoiceEmail } from '#billing/billing-emails.tsx'
import { firstReminderDays, secondReminderDays } from '#billing/billing-settings.ts'
import { isOpen, stateOf } from '#billing/invoices/invoice.ts'
import { lockInvoice, saveStatus } from '#billing/invoices/invoice-db.server.ts'
import { inEmail } from '#billing/invoices/notify-buyer.server.ts'
import { recordAudit, system } from '#platform/audit/audit.server.ts'
import { swissDay } from '#platform/day.ts'
import { queueEmail } from '#platform/mail/queue-email.server.ts'
import type { Services } from '#platform/services.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { addWorkingDays, isWorkingDay } from '#platform/working-days.ts'
import { insertReminder, listOverdue, listReminders } from './reminder-db.server.ts'

type RemindDebtorsDeps = Pick<Services, 'db' | 'now' | 'log' | 'config'>

/** Marks invoices overdue and, on working days, sends each due reminder once. Returns the number of reminders sent. */
export async function remindDebtors(services: RemindDebtorsDeps): Promise<number> {
  const { db, now } = services
  const today = swissDay(now())
  const days = {
    first: await readSetting(services, firstReminderDays),
    second: await readSetting(services, secondReminderDays),
  }
  let emails = 0
  for (const { id } of await listOverdue(db, today)) {
    emails += await db.transaction().execute(async (tx) => {
      const invoice = await lockInvoice(tx, id)
      if (!invoice?.dueOn || !isOpen(invoice.state) || invoice.dueOn >= today) return 0
      await saveStatus(tx, invoice, { state: stateOf(invoice, invoice.dueOn, today) })
      const sent = await listReminders(tx, id)
      const level = isWorkingDay(today) ? reminderDue(invoice.dueOn, sent, days, today) : null
      const { email } = invoice.recipient
      if (level === null || !email) return 0
      await insertReminder(tx, id, level, now())
      const notified = await inEmail(tx, services, invoice)
      const eventKey = `invoice-reminder:${id}:${level}`
      await queueEmail(tx, { eventKey, to: email, isConfidential: true, email: invoiceEmail(level, notified) })
      const detail = { label: invoice.label, level }
      await recordAudit(tx, system, { action: 'invoice.reminded', object: { type: 'invoice', id }, detail })
      return 1
    })
  }
  return emails
}

type ReminderDays = { first: number; second: number }

/** `first`: working days from due date to first reminder; `second`: from first to second. 0 disables a reminder. */
export function reminderDue(
  dueOn: string,
  sent: readonly { level: number; sentOn: string }[],
  { first, second }: ReminderDays,
  today: string,
): 1 | 2 | null {
  const [firstSent] = sent.filter(({ level }) => level === 1)
  if (!firstSent) return first > 0 && today >= addWorkingDays(dueOn, first) ? 1 : null
  if (sent.some(({ level }) => level === 2)) return null
  return second > 0 && today >= addWorkingDays(firstSent.sentOn, second) ? 2 : null
}
