import { z } from 'zod'
import { defineJob, handleJob, type JobHandler } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { matchPayments } from './bank/assign.server.ts'
import { importBankFiles } from './bank/import-bank-files.server.ts'
import { billMissed } from './invoices/bill-missed.server.ts'
import { renderInvoicePdf } from './invoices/render-invoice-pdf.server.ts'
import { importBankFilesJob, matchPaymentsJob, renderInvoicePdfJob, settlePayoutsJob } from './jobs.ts'
import { settlePayouts } from './payouts/change-payout.server.ts'
import { remindDebtors } from './reminders/remind-debtors.server.ts'

export const billMissedJob = defineJob('bill-missed', z.unknown())

/** The job runs daily, but sends no reminders on days that are not working days. */
export const remindDebtorsJob = defineJob('remind-debtors', z.unknown())

export const billingJobs: JobHandler<Services>[] = [
  handleJob(renderInvoicePdfJob, (services: Services, { invoiceId }) => renderInvoicePdf(services, invoiceId), 'files'),
  handleJob(importBankFilesJob, (services: Services) => importBankFiles(services)),
  handleJob(matchPaymentsJob, (services: Services) => matchPayments(services)),
  handleJob(settlePayoutsJob, (services: Services) => settlePayouts(services)),
  handleJob(remindDebtorsJob, async (services: Services) => {
    const emails = await remindDebtors(services)
    if (emails > 0) services.log.info({ emails }, 'reminders of invoices went out')
  }),
  handleJob(billMissedJob, async (services: Services) => {
    const { orders, documents } = await billMissed(services)
    if (orders + documents > 0) services.log.warn({ orders, documents }, 'orders were billed that no event had led to')
  }),
]
