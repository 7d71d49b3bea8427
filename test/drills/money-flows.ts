import { randomUUID } from 'node:crypto'
import { camt } from '#test/billing/camt.ts'
import { aDeviceToken, aFreshClient, awaited, doneOrSo, enter, post, type Stage } from './action.ts'
import { pay } from './outbound.ts'
import { aVisitor, insist } from './visitor.ts'

const address = {
  ...{ name: 'Dora Drill', street: 'Seeweg', houseNumber: '4', postcode: '2502', town: 'Biel/Bienne' },
  country: 'CH',
}
type Billed = { reference: string; cents: number }

export async function orderByInvoice(stage: Stage): Promise<Billed | null> {
  const { visitor, email: key } = await aFreshClient(stage)
  const form = { ...address, email: key, cart: randomUUID(), line: 'basic~basic-2025~1' }
  const placed = await post(visitor, '/checkout/invoice', form)
  const request = { order: 1, invoice: 1, paper: 1, email: 1 }
  if (!enter(stage.ledger, placed, { kind: 'invoice-order', key, requested: request })) return null
  return awaited<Billed>(
    stage,
    `select i.reference, i.total_cents as cents from invoices i join orders o on o.id = i.order_id where o.buyer_email = $1`,
    [key],
  )
}

/** Upload form with a bank file of one payment, which is identified by its random payer. */
export function aBankFile({ reference, cents }: Billed, payer: string): FormData {
  const amount = (cents / 100).toFixed(2)
  const entries = [{ ref: `E-${payer}`, txs: [{ amount, reference, payer, ref: `T-${payer}` }] }]
  const form = new FormData()
  const text = camt({ format: 'camt.054.001.08', entries })
  form.append('file', new Blob([text], { type: 'application/xml' }), `${payer}.xml`)
  return form
}

export const whatATransferLeads = { payment: 1, assigned: 1, paid: 1, case: 1, confirmation: 1 }

export async function payByTransfer(stage: Stage): Promise<void> {
  const billed = await orderByInvoice(stage)
  if (!billed) return
  const key = aDeviceToken()
  const take = () => post(stage.staff, '/admin/billing/payments', () => aBankFile(billed, key))
  const [first] = await Promise.all([take(), take()])
  enter(stage.ledger, first, { kind: 'transfer', key, requested: whatATransferLeads })
}

export async function aPaidOrder(stage: Stage, key: string): Promise<string | null> {
  const { base, outbound, ask } = stage
  if (!outbound) return null
  const json = {
    ...{ items: [{ variant_id: 'basic-2025', quantity: 1 }], cartId: randomUUID(), domicile: 'CH' },
    ...{ successUrl: `${base}/success`, cancelUrl: `${base}/cart` },
  }
  const buyer = aVisitor(base)
  const begun = await insist(() => buyer.post('/store/main/checkout', { json }))
  const page = begun?.status === 200 ? String(JSON.parse(begun.body.toString()).url) : null
  const notified = page ? await pay(outbound, base, page, key) : null
  if (notified?.status !== 200) return null
  const [order] = await ask<{ id: string }>(`select id from orders where buyer_email = $1 and state = 'paid'`, [key])
  return order?.id ?? null
}

export const whatARefundLeads = { refund: 1, confirmed: 1, paid: 1, 'credit note': 1, email: 1 }
export const aRefund = (words: string) => ({
  ...{ intent: 'give-back', amount: '50.00', reason: 'goodwill', words, seenCents: '0' },
  sure: 'yes',
})
export const aConfirmation = { intent: 'confirm', seenCents: '0' }

export async function refundPayment(stage: Stage): Promise<void> {
  const { ledger, staff, second, outbound } = stage
  if (!outbound) return
  const key = `${aDeviceToken()}@example.org`
  const orderId = await aPaidOrder(stage, key)
  if (!orderId) return ledger.refuse('refund', key, 'no order was paid')
  const path = `/admin/orders/${orderId}`
  const requested = await post(staff, path, aRefund(key))
  if (!requested || !doneOrSo.includes(requested.status)) return ledger.refuse('refund', key, `${requested?.status}`)
  const confirmed = await post(second, path, aConfirmation)
  enter(ledger, confirmed, { kind: 'refund', key, requested: whatARefundLeads, statuses: doneOrSo })
}

export async function aDiscount({ staff }: Stage): Promise<string> {
  const code = aDeviceToken().toUpperCase()
  const form = { intent: 'make', way: 'code', title: code, code, kind: 'percent', percent: '10', uses: '1' }
  await post(staff, '/admin/promotions/new', form)
  return code
}

export function orderWith({ base }: Stage, code: string) {
  const json = {
    ...{ items: [{ variant_id: 'basic-2025', quantity: 1 }], cartId: randomUUID(), domicile: 'CH' },
    ...{ successUrl: `${base}/success`, cancelUrl: `${base}/cart`, discount: { code } },
  }
  const buyer = aVisitor(base)
  return insist(() => buyer.post('/store/main/checkout', { json }))
}

export async function raceForDiscount(stage: Stage): Promise<void> {
  const key = await aDiscount(stage)
  const answers = await Promise.all([1, 2, 3].map(() => orderWith(stage, key)))
  const winner = answers.find((answer) => answer?.status === 200) ?? null
  enter(stage.ledger, winner, { kind: 'discount', key, requested: { promotion: 1, use: 1 }, statuses: [200] })
}

export const moneyFlows = [payByTransfer, refundPayment, raceForDiscount]
