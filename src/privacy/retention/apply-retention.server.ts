import { removeGuestAppointments } from '#appointments/booking/remove-guest-appointments.server.ts'
import { removePaymentsBefore } from '#billing/bank/payment-db.server.ts'
import { removeOldInvoices } from '#billing/invoices/remove-old-invoices.server.ts'
import { removeOldCases } from '#cases/removal/remove-old-cases.server.ts'
import { endOfRetention, type RetentionId, retention } from '#content/retention.ts'
import { recordAudit, system } from '#platform/audit/audit.server.ts'
import { forgetAuditIps } from '#platform/audit/audit-db.server.ts'
import { swissDay } from '#platform/day.ts'
import { deleteEmailsBefore } from '#platform/mail/email-db.server.ts'
import type { Services } from '#platform/services.ts'
import { deleteDeletionsBefore } from '#privacy/deletion/deletion-db.server.ts'
import { forgetVisitsBefore } from '#publishing/library/download-db.server.ts'
import { forgetReadersBefore } from '#publishing/newsletter/campaigns/delivery-db.server.ts'
import { removeUnconfirmed } from '#publishing/newsletter/subscriber-db.server.ts'
import { removeOldOrders, removeUnpaidOrders } from '#shop/orders/remove-old-orders.server.ts'
import { deleteEndedPriceGuarantees } from '#shop/price-guarantee/price-guarantee-db.server.ts'
import { removeDueApplications } from '#site/careers/remove-application.server.ts'
import { removeLeadsBefore } from '#site/contact/answer-lead.server.ts'
import { saveRetentionRun } from './retention-run-db.server.ts'

type ApplyRetentionDeps = Pick<Services, 'db' | 'now'>

const deletions: Record<RetentionId, (services: ApplyRetentionDeps, before: Date) => Promise<number>> = {
  mandates: removeOldCases,
  transfers: ({ db }, before) => removePaymentsBefore(db, swissDay(before)),
  invoices: removeOldInvoices,
  orders: removeOldOrders,
  emails: ({ db }, before) => deleteEmailsBefore(db, before),
  'unpaid-orders': removeUnpaidOrders,
  'price-locks': ({ db }, before) => deleteEndedPriceGuarantees(db, before),
  enquiries: removeLeadsBefore,
  'guest-talks': removeGuestAppointments,
  applications: (services) => removeDueApplications(services),
  'newsletter-requests': ({ db }, before) => removeUnconfirmed(db, before),
  'newsletter-deliveries': ({ db }, before) => forgetReadersBefore(db, before),
  deletions: ({ db }, before) => deleteDeletionsBefore(db, before),
  'audit-ips': forgetAuditIps,
  'download-visits': ({ db }, before) => forgetVisitsBefore(db, swissDay(before)),
}

/** Deletes data whose period in the privacy notice is over. Throws a failure only after all other deletions. */
export async function applyRetention(services: ApplyRetentionDeps): Promise<void> {
  const failures: unknown[] = []
  for (const { id, period } of retention) {
    try {
      const removed = await deletions[id](services, endOfRetention(period, services.now()))
      await saveRetentionRun(services.db, { id, ranAt: services.now(), removed, hasFailed: false })
      if (removed === 0) continue
      await recordAudit(services.db, system, {
        action: 'retention.applied',
        object: { type: 'retention', id },
        detail: { removed },
      })
    } catch (error) {
      const run = { id, ranAt: services.now(), removed: 0, hasFailed: true }
      await saveRetentionRun(services.db, run).catch((problem: unknown) => failures.push(problem))
      failures.push(new Error(`The retention period of ${id} was not carried out`, { cause: error }))
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} retention periods were not carried out`)
}
