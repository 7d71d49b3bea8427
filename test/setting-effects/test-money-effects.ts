import { type InvoiceDocument, journalOf } from '#billing/books/journal.ts'
import { readAccounts } from '#billing/books/read-accounts.server.ts'
import { billOrder } from '#billing/invoices/bill-order.server.ts'
import { remindDebtors } from '#billing/reminders/remind-debtors.server.ts'
import { listReminders } from '#billing/reminders/reminder-db.server.ts'
import { loader as overview } from '#billing/staff/overview-page.tsx'
import { settlePayment } from '#shop/orders/settle-payment.server.ts'
import { requestRefund } from '#shop/refunds/request-refund.server.ts'
import { argsFor } from '#test/admin/admin-context.ts'
import { aFact, aShopWithAccount, asFirm, firm, orderByInvoice } from '#test/billing/billing.ts'
import { actorOf, aPerson } from '#test/cases.ts'
import { aPendingOrder, aShop } from '#test/shop.ts'
import { runJobs, type World } from '#test/world.ts'
import type { Effect, Effects } from './test-effect.ts'

async function waits(other: World) {
  const { order, payment } = await aPendingOrder(other)
  await settlePayment(other, payment)
  const actor = actorOf(await aPerson(other, { role: 'owner' }))
  const part = { amountCents: 5_000, reason: 'goodwill', words: 'A late answer' } as const
  const requested = await requestRefund(other, { orderId: order.id, actor, seenCents: 0, ...part })
  return requested.ok ? requested.waits : requested.reason
}

async function order(other: World, isClient: boolean): Promise<{ orderId: string | null; payload: string }> {
  const placed = await orderByInvoice(other, { isClient })
  return placed.ok ? { orderId: placed.orderId, payload: 'placed' } : { orderId: null, payload: placed.reason }
}

async function anInvoice(other: World) {
  other.setNow('2026-11-23T09:00:00Z')
  const { orderId } = await order(other, true)
  await asFirm(other, () => billOrder(other, orderId ?? ''))
  return other.db
    .selectFrom('invoices')
    .select(['id', 'dueOn', 'account'])
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow()
}

/** Days on which the buyer of an unpaid invoice is reminded in the two months after the due date. */
async function remindedOn(other: World): Promise<string[]> {
  const { id } = await anInvoice(other)
  for (let day = 0; day < 60; day++) {
    other.setNow(new Date(Date.parse('2026-12-20T09:00:00Z') + day * 24 * 60 * 60_000).toISOString())
    await remindDebtors(other)
  }
  return (await listReminders(other.db, id)).map(({ sentOn }) => sentOn)
}

const paper: InvoiceDocument = {
  ...{ kind: 'invoice', label: 'R-1', name: 'Bea', issuedOn: '2026-03-01', payBy: 'provider', reason: null },
  ...{ totalCents: 10_810, vatCents: 810, vatCode: 'domestic', writtenOffCents: 100, writtenOffOn: '2026-05-01' },
}
const unassigned = { label: '', name: 'Bea', bookedOn: '2026-04-01', amountCents: 500, isReversal: false }
const booked = { documents: [paper], payments: [{ ...unassigned, allocations: [] }], payouts: [], returns: [] }

const account = (field: string, before: string): Effect => ({
  saved: { [field]: '4711' },
  seen: async (other) => {
    const entries = journalOf(booked, await readAccounts(other))
    const used = new Set(entries.flatMap(({ debit, credit }) => [debit, credit]))
    return ['4711', before].filter((number) => used.has(number))
  },
  ...{ before: [before], after: ['4711'] },
})

const inShop = { world: aShopWithAccount }

const onInvoice = (
  fact: 'bank' | 'iban' | 'qrIban',
  value: string,
  effect: Pick<Effect, 'seen' | 'before' | 'after'>,
) => ({ ...inShop, form: 'company', saved: { [fact]: value }, ...effect }) satisfies Effect
const inOneWord = (account: string) => account.replaceAll(' ', '')
const other = { iban: 'CH56 0483 5012 3456 7800 9', qrIban: 'CH21 3080 8001 2345 6782 7' }

export const moneyEffects: Effects = {
  refund_limit: {
    world: aShop,
    saved: { refundLimit: '49' },
    seen: waits,
    ...{ before: false, after: true },
  },
  invoice_for_clients: {
    ...inShop,
    saved: { invoiceForClients: 'off' },
    seen: async (other) => (await order(other, true)).payload,
    ...{ before: 'placed', after: 'no-invoices' },
  },
  invoice_up_to_francs: {
    ...inShop,
    saved: { invoiceUpToFrancs: '1000' },
    seen: async (other) => (await order(other, false)).payload,
    ...{ before: 'clients-only', after: 'placed' },
  },
  invoice_opens_case: {
    ...inShop,
    saved: { invoiceOpensCase: 'at-once' },
    seen: async (other) => {
      const { orderId } = await order(other, true)
      await runJobs(other)
      return (await other.db.selectFrom('cases').select('id').where('orderId', '=', orderId).execute()).length
    },
    ...{ before: 0, after: 1 },
  },
  invoice_due_days: {
    ...inShop,
    saved: { invoiceDueDays: '10' },
    seen: async (other) => (await anInvoice(other)).dueOn,
    ...{ before: '2026-12-23', after: '2026-12-03' },
  },
  invoice_reminder_days: {
    ...inShop,
    saved: { invoiceFirstReminder: '1' },
    seen: async (other) => (await remindedOn(other))[0],
    ...{ before: '2026-12-31', after: '2026-12-24' },
  },
  invoice_second_reminder_days: {
    ...inShop,
    saved: { invoiceSecondReminder: '0' },
    seen: async (other) => (await remindedOn(other)).length,
    ...{ before: 2, after: 1 },
  },
  'company.qrIban': onInvoice('qrIban', other.qrIban, {
    seen: async (server) => (await anInvoice(server)).account,
    ...{ before: inOneWord(firm.qrIban), after: inOneWord(other.qrIban) },
  }),
  'company.iban': onInvoice('iban', other.iban, {
    seen: async (server) => {
      await aFact(server, 'qrIban', '')
      return (await anInvoice(server)).account
    },
    ...{ before: inOneWord(firm.iban), after: inOneWord(other.iban) },
  }),
  'company.bank': onInvoice('bank', 'Seebank, Nidau', {
    seen: async (server) => {
      const { id } = await anInvoice(server)
      await runJobs(server)
      const email = server.mail.sent.findLast(({ text }) => text.includes(id))
      return email?.text.includes('Seebank, Nidau')
    },
    ...{ before: false, after: true },
  }),
  account_receivable: account('accountReceivable', '1100'),
  account_bank: account('accountBank', '1020'),
  account_provider: account('accountProvider', '1090'),
  account_revenue: account('accountRevenue', '3400'),
  account_vat: account('accountVat', '2200'),
  account_losses: account('accountLosses', '3805'),
  account_credits: account('accountCredits', '2030'),
  net_tax_rate_percent: {
    ...inShop,
    saved: { netTaxRatePercent: '5' },
    seen: async (other) => {
      const owner = await aPerson(other, { role: 'owner' })
      await other.pool.query('delete from invoices')
      await anInvoice(other)
      const { quarters } = await overview(argsFor(other, owner, { path: '/admin/billing?year=2026' }))
      const { grossCents, netRateCents } = quarters[3] ?? {}
      return Math.round(((netRateCents ?? 0) / (grossCents ?? 0)) * 1000)
    },
    ...{ before: 62, after: 50 },
  },
}
