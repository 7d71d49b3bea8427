import { describe, expect, test } from 'vitest'
import {
  chooseFirstPassword,
  firstPasswordCookie,
  readFirstPasswordCookie,
} from '#accounts/passwords/first-password.server.ts'
import { setPasswordByLink } from '#accounts/passwords/set-password.server.ts'
import { findPersonByEmail } from '#accounts/people/people-db.server.ts'
import { billOrder } from '#billing/invoices/bill-order.server.ts'
import { findInvoiceOf } from '#billing/invoices/invoice-db.server.ts'
import { renderInvoicePdf } from '#billing/invoices/render-invoice-pdf.server.ts'
import { openCasesForOrder } from '#cases/opening/open-cases-for-order.server.ts'
import { settlePayment } from '#shop/orders/settle-payment.server.ts'
import { aPerson, testMetadata, tokenIn } from '#test/accounts/people.ts'
import { aPendingOrder, aShop } from '#test/shop.ts'
import { runJobs, type World } from '#test/world.ts'
import * as welcomeTexts from './locales/en.ts'
import { findNextSteps } from './next-steps.server.ts'
import { sendWelcome } from './send-welcome.server.ts'

const words = welcomeTexts.welcomeEmail

async function aPaidOrder(world: World) {
  const { order, payment } = await aPendingOrder(world)
  await settlePayment(world, payment)
  return order
}

const subjects = async (world: World) =>
  (await world.db.selectFrom('emails').select(['subject', 'toAddress']).orderBy('createdAt').execute())
    .filter(({ toAddress }) => toAddress === 'buyer@example.com')
    .map(({ subject }) => subject)

const steps = async (world: World, orderId: string) => {
  const found = await findNextSteps(world.db, orderId)
  if (!found) throw new Error('no case')
  return found
}

describe('the email after a payment', () => {
  test('is one email with receipt, invoice, link and the number of documents of the portal', async () => {
    const world = await aShop()
    const order = await aPaidOrder(world)
    await runJobs(world)
    const sent = world.mail.sent.filter(({ to }) => to === 'buyer@example.com')
    const { caseNumber, documents, questions } = await steps(world, order.id)
    expect(sent.map(({ subject }) => subject)).toEqual([words.subject('password', caseNumber)])
    const text = sent[0]?.text ?? ''
    expect(text).toContain(welcomeTexts.steps.send(documents))
    expect(text).toContain(welcomeTexts.steps.answer(questions?.topics ?? 0))
    expect(text).toMatch(/499\.00/)
    expect(text).not.toContain('Bea')
    expect(sent[0]?.attachment).toMatchObject({ mediaType: 'application/pdf' })
    expect(sent[0]?.attachment?.content?.subarray(0, 5).toString()).toBe('%PDF-')
    const token = tokenIn({ subject: '', text_body: text })
    const outcome = await setPasswordByLink(world, { token, password: 'three words to remember' }, testMetadata)
    expect(outcome).toMatchObject({ ok: true, person: { email: 'buyer@example.com', emailVerified: true } })
  })

  test('waits for the invoice, but not for long; the invoice then follows once', async () => {
    const world = await aShop()
    const order = await aPaidOrder(world)
    await openCasesForOrder(world, order.id)
    await billOrder(world, order.id)
    await sendWelcome(world, order.id)
    expect(await subjects(world)).toEqual([])
    await sendWelcome(world, order.id, { isLate: true })
    await sendWelcome(world, order.id, { isLate: true })
    const { caseNumber } = await steps(world, order.id)
    expect(await subjects(world)).toEqual([words.subject('password', caseNumber)])
    const invoice = await findInvoiceOf(world.db, order.id)
    await renderInvoicePdf(world, invoice?.id ?? '')
    await Promise.all([sendWelcome(world, order.id), sendWelcome(world, order.id)])
    const follows = welcomeTexts.invoiceEmail.subject(invoice?.label ?? '')
    expect(await subjects(world)).toEqual([words.subject('password', caseNumber), follows])
  })

  test('asks buyers who have chosen a password on the page only to confirm their address', async () => {
    const world = await aShop()
    const order = await aPaidOrder(world)
    await openCasesForOrder(world, order.id)
    const token = readFirstPasswordCookie(world, firstPasswordCookie(world, order.id), order.id) ?? ''
    await chooseFirstPassword(world, { token, password: 'three words to remember' }, testMetadata)
    await runJobs(world)
    const { caseNumber } = await steps(world, order.id)
    expect(await subjects(world)).toEqual([words.subject('confirm', caseNumber)])
  })

  test('leads a confirmed client to the first question and greets by name', async () => {
    const world = await aShop()
    await aPerson(world, { email: 'buyer@example.com', name: 'Ana Keller' })
    const order = await aPaidOrder(world)
    await runJobs(world)
    const [sent] = world.mail.sent.filter(({ to }) => to === 'buyer@example.com')
    const { path } = await steps(world, order.id)
    expect(sent?.text).toContain(`http://localhost:3000${path}`)
    expect(sent?.text).toContain('Ana')
    expect(await findPersonByEmail(world.db, 'buyer@example.com')).toMatchObject({ emailVerified: true })
  })
})

test('the invoice names the buyer only by a name that our name check accepts', async () => {
  const world = await aShop()
  const { order, payment } = await aPendingOrder(world)
  await settlePayment(world, { ...payment, buyerName: 'Claim at www.evil.test/claim' })
  await billOrder(world, order.id)
  expect(await findInvoiceOf(world.db, order.id)).toMatchObject({ recipient: { name: 'buyer@example.com' } })
})
