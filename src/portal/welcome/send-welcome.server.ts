import { findPerson } from '#accounts/people/people-db.server.ts'
import { isStaff, type Person } from '#accounts/people/person.ts'
import { insertLink } from '#accounts/registration/links-db.server.ts'
import { addressOf, invitationMinutes } from '#accounts/send-email.server.ts'
import { findPasswordHash } from '#accounts/sign-in/credential-db.server.ts'
import { newToken } from '#accounts/tokens.server.ts'
import { findInvoiceOf, type Invoice } from '#billing/invoices/invoice-db.server.ts'
import * as billingTexts from '#billing/locales/en.ts'
import { isOrderHeld } from '#cases/opening/held-opening-db.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { hasEmail } from '#platform/mail/email-db.server.ts'
import type { EmailAttachment } from '#platform/mail/mail.ts'
import { ownText, Unverified } from '#platform/mail/own-email.ts'
import { queueEmail } from '#platform/mail/queue-email.server.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { holdsMoney } from '#shop/orders/order.ts'
import { type LockedOrder, listLines, lockOrder } from '#shop/orders/order-db.server.ts'
import { listGiven } from '#shop/promotions/order-discount-db.server.ts'
import { findNextSteps } from './next-steps.server.ts'
import { invoiceToFollow, orderInvoice, orderWelcome, ownSteps, receiptAmounts } from './welcome-email.tsx'

type SendWelcomeDeps = Pick<Services, 'db' | 'now' | 'config'>

/**
 * Sends the one email after a payment, once its cases are open and its invoice is stored. `isLate`: no longer waits for
 * the invoice, which then follows in an email of its own. Idempotent; called whenever one of the two is ready.
 */
export function sendWelcome(services: SendWelcomeDeps, orderId: string, { isLate = false } = {}): Promise<void> {
  return services.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const person = order?.fulfilledAt && order.personId ? await findPerson(tx, order.personId) : null
    if (!order || !person || order.state === 'refunded') return
    // The buyer of an order by invoice already has the invoice.
    const isPaid = holdsMoney(order.state)
    const invoice = isPaid ? await findInvoiceOf(tx, orderId) : null
    const isExpected = isPaid && (!invoice || invoice.payBy === 'provider')
    const attachment = isExpected && invoice ? attachmentOf(invoice) : null
    const [complete, early] = [`order-welcome:${orderId}`, `order-welcome-early:${orderId}`]
    if (!isPaid) return sendOnce(tx, services, { ...unpaid, order, person, eventKey: `order-begun:${orderId}` })
    if (await hasEmail(tx, complete)) return
    if (await hasEmail(tx, early)) {
      if (invoice && attachment) await sendInvoice(tx, order, person, { invoice, attachment })
      return
    }
    if (isExpected && !attachment && !isLate) return
    const label = isExpected ? (attachment && invoice ? ownText(invoice.label) : invoiceToFollow) : null
    const eventKey = label === invoiceToFollow ? early : complete
    await sendOnce(tx, services, { order, person, eventKey, label, attachment })
  })
}

/** Work on an order by invoice may begin before it is paid; the receipt then follows after the payment. */
const unpaid = { label: null, attachment: null }

type Sending = {
  order: LockedOrder
  person: Person
  eventKey: string
  label: ReturnType<typeof ownText> | null
  attachment: EmailAttachment | null
}

async function sendOnce(tx: Tx, services: SendWelcomeDeps, { order, person, eventKey, label, attachment }: Sending) {
  const { now } = services
  if (await hasEmail(tx, eventKey)) return
  const steps = await findNextSteps(tx, order.id)
  const mustConfirm = !person.emailVerified && person.status === 'active' && !isStaff(person)
  const hasPassword = (await findPasswordHash(tx, person.id)) !== null
  const token = newToken()
  const linkUntil = mustConfirm ? new Date(now().getTime() + invitationMinutes * 60_000) : null
  const path = mustConfirm
    ? addressOf(services, '/set-password', token)
    : addressOf(services, steps?.path ?? '/client-portal')
  const email = orderWelcome({
    name: new Unverified(person.name),
    number: order.number,
    paidAt: holdsMoney(order.state) ? order.paidAt : null,
    currency: ownText(order.currencyCode),
    totalCents: order.totalCents,
    amounts: receiptAmounts(await listLines(tx, order.id), await listGiven(tx, order.id)),
    isAbroad: order.vatPlace === 'abroad',
    ...{ mustConfirm, hasPassword, url: ownText(path), linkUntil, invoice: label },
    steps: steps && ownSteps(steps),
    isHeld: await isOrderHeld(tx, order.id),
  })
  const more = { isConfidential: mustConfirm, ...(attachment && { attachment }) }
  await queueEmail(tx, { eventKey, to: person.email, email, ...more })
  if (linkUntil)
    await insertLink(tx, token, { purpose: 'invitation', personId: person.id, email: person.email }, now(), linkUntil)
}

async function sendInvoice(
  tx: Tx,
  { id, number }: LockedOrder,
  { name, email: to }: Person,
  { invoice, attachment }: { invoice: Invoice; attachment: EmailAttachment },
): Promise<void> {
  const email = orderInvoice({ name: new Unverified(name), number, label: ownText(invoice.label) })
  await queueEmail(tx, { eventKey: `order-invoice:${id}`, to, email, attachment })
}

function attachmentOf({ fileId, label }: Invoice): EmailAttachment | null {
  if (!fileId) return null
  return { filename: t(billingTexts.billing).paper.filename('invoice', label), mediaType: 'application/pdf', fileId }
}
