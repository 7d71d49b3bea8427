import { describe, expect, test } from 'vitest'
import { billOrder } from '#billing/invoices/bill-order.server.ts'
import { requestCase } from '#cases/opening/request-case.server.ts'
import { listCasesOf } from '#cases/process/case-db.server.ts'
import { listChecklist } from '#cases/requests/checklist-db.server.ts'
import * as shopEmailTexts from '#shop/locales/en-emails.ts'
import { settlePayment } from '#shop/orders/settle-payment.server.ts'
import { recordTransfer } from '#shop/orders/settle-transfer.server.ts'
import { aShopWithAccount, asFirm } from '#test/billing/billing.ts'
import { actorOf, aPerson, listEmails } from '#test/cases.ts'
import { aDraft, aQuote, entered } from '#test/shop/quotes.ts'
import { aShop } from '#test/shop.ts'
import { runJobs, type World } from '#test/world.ts'
import { acceptQuote } from './accept-quote.server.ts'
import { declineQuote } from './decline-quote.server.ts'
import { findQuote, findQuoteOf, listQuoteLines } from './quote-db.server.ts'
import { sendQuote, withdrawQuote } from './send-quote.server.ts'
import { changeDraft } from './write-quote.server.ts'

const buyer = {
  ...{ name: 'Ana Keller', email: 'ana@example.com', street: 'Seeweg', houseNumber: '7a' },
  ...{ postcode: '2502', town: 'Biel/Bienne', country: 'CH' },
}

const accept = (world: World, client: Parameters<typeof actorOf>[0], quoteId: string) =>
  acceptQuote(world, {
    actor: actorOf(client),
    quoteId,
    paying: { by: 'card', domicile: { country: 'CH', source: 'declared' } },
  })

const orders = (world: World) => world.db.selectFrom('orders').selectAll().orderBy('number').execute()

async function pay(world: World, orderId: string) {
  const payment = [...world.payments.payments.values()].find((known) => known.orderId === orderId)
  if (!payment) throw new Error('This order has no checkout')
  return settlePayment(world, { ...payment, state: 'paid', paymentId: `pay-${orderId}`, buyerName: 'Ana Keller' })
}

async function aRequest(world: World) {
  const client = await aPerson(world, { name: 'Ana Keller', email: 'ana@example.com' })
  const requested = { taxYear: 2025, caseType: 'tax_return', canton: '', description: 'I own a company abroad.' }
  const opened = await requestCase(world, {
    ...requested,
    submissionKey: 'submission-key-1',
    actor: actorOf(client),
  } as never)
  if (!opened.ok) throw new Error(opened.reason)
  return { client, caseId: opened.caseId }
}

describe('an offer', () => {
  test('for a request is accepted and paid by card, and the order continues the existing case', async () => {
    const world = await aShop()
    const { client, caseId } = await aRequest(world)
    const { quoteId } = await aQuote(world, { client, caseId })
    const [email] = (await listEmails(world)).filter(({ subject }) => /quote/i.test(subject))
    expect(email).toMatchObject({ toAddress: client.email, subject: shopEmailTexts.quote.sent.subject('1001') })
    expect(email?.textBody).not.toMatch(/1.?049|company/i)
    await world.db.updateTable('productVariants').set({ priceInCents: 99_900, salePriceInCents: null }).execute()
    const accepted = await accept(world, client, quoteId)
    expect(accepted).toMatchObject({ ok: true, url: expect.stringContaining('https://pay.example/') })
    expect(world.payments.checkouts[0]?.lines).toMatchObject([
      { title: 'Standard', unitPriceCents: 44_990, quantity: 1 },
      { title: 'Company abroad', unitPriceCents: 30_000, quantity: 2 },
    ])
    const [order] = await orders(world)
    expect(order).toMatchObject({ totalCents: 104_990, personId: client.id, forCaseId: caseId })
    await pay(world, order?.id ?? '')
    await runJobs(world)
    const notified = (await listEmails(world)).map(({ textBody }) => textBody).join('\n')
    expect(notified).toMatch(/2 × Company abroad: CHF.600\.00/)
    const cases = await listCasesOf(world.db, client.id)
    expect(cases).toMatchObject([{ id: caseId, orderId: order?.id, state: 'waiting_for_documents' }])
    expect(await listChecklist(world.db, caseId)).not.toEqual([])
    expect(await findQuote(world.db, quoteId)).toMatchObject({ state: 'accepted', orderId: order?.id })
    await billOrder(world, order?.id ?? '')
    const lines = await world.db
      .selectFrom('invoiceLines')
      .select(['title', 'amountCents'])
      .orderBy('position')
      .execute()
    expect(lines).toMatchObject([{ amountCents: 44_990 }, { title: 'Company abroad', amountCents: 60_000 }])
  })

  test('without a case opens a new case once paid', async () => {
    const world = await aShop()
    const client = await aPerson(world)
    const { quoteId } = await aQuote(world, { client })
    const accepted = await accept(world, client, quoteId)
    await pay(world, accepted.ok ? accepted.orderId : '')
    await runJobs(world)
    expect(await listCasesOf(world.db, client.id)).toMatchObject([{ title: 'Tax return 2025' }])
  })

  test('is paid by invoice with the entered address; work starts when the transfer arrives', async () => {
    const world = await aShopWithAccount()
    const { client, caseId } = await aRequest(world)
    const { quoteId } = await asFirm(world, () => aQuote(world, { client, caseId }))
    const discount = { actor: actorOf(client), quoteId, paying: { by: 'invoice', buyer } } as const
    const accepted = await asFirm(world, () => acceptQuote(world, discount))
    expect(accepted).toMatchObject({ ok: true, url: null })
    const orderId = accepted.ok ? accepted.orderId : ''
    await asFirm(world, () => runJobs(world))
    expect(await world.db.selectFrom('invoices').select(['totalCents', 'recipientName', 'payBy']).execute()).toEqual([
      { totalCents: 104_990, recipientName: 'Ana Keller', payBy: 'transfer' },
    ])
    expect((await listCasesOf(world.db, client.id))[0]?.orderId).toBeNull()
    expect(await asFirm(world, () => acceptQuote(world, discount))).toMatchObject({ reason: 'ordered-before' })
    expect(await accept(world, client, quoteId)).toMatchObject({ reason: 'ordered-before' })
    await world.db
      .transaction()
      .execute((tx) => recordTransfer(tx, orderId, { reference: '2026-00001', now: world.now() }))
    await asFirm(world, () => runJobs(world))
    expect(await listCasesOf(world.db, client.id)).toMatchObject([{ id: caseId, orderId }])
  })

  test('is visible only to its client, who does not see drafts', async () => {
    const world = await aShop()
    const [client, other] = [await aPerson(world), await aPerson(world)]
    const { quoteId } = await aQuote(world, { client })
    const draft = await aDraft(world, { client })
    expect(await findQuoteOf(world.db, other.id, quoteId)).toBeNull()
    expect(await findQuoteOf(world.db, client.id, draft.quoteId)).toBeNull()
    expect(await accept(world, other, quoteId)).toEqual({ ok: false, reason: 'unknown-quote' })
    expect(await accept(world, client, draft.quoteId)).toEqual({ ok: false, reason: 'unknown-quote' })
    const discount = { actor: actorOf(other), quoteId, reason: 'Too dear' }
    expect(await declineQuote(world, discount)).toEqual({ ok: false, reason: 'unknown-quote' })
    expect(await orders(world)).toEqual([])
  })

  test('is declined with a reason, which is emailed to its author, and cannot be accepted any more', async () => {
    const world = await aShop()
    const [client, maker] = [await aPerson(world), await aPerson(world, { role: 'adviser', email: 'tim@example.com' })]
    const { quoteId } = await aQuote(world, { client, maker })
    const decline = (reason: string) => declineQuote(world, { actor: actorOf(client), quoteId, reason })
    expect(await decline(' \n')).toMatchObject({ reason: 'no-reason' })
    expect(await decline('Too dear')).toEqual({ ok: true })
    expect(await findQuote(world.db, quoteId)).toMatchObject({ state: 'declined', reason: 'Too dear' })
    expect(await listEmails(world)).toContainEqual(
      expect.objectContaining({
        toAddress: 'tim@example.com',
        subject: shopEmailTexts.quote.answered.declined.subject('1001'),
      }),
    )
    expect(await accept(world, client, quoteId)).toEqual({ ok: false, reason: 'not-open', state: 'declined' })
  })

  test('can be accepted until the end of its last day in Zurich', async () => {
    const world = await aShop()
    const client = await aPerson(world)
    const [first, second] = [await aQuote(world, { client }), await aQuote(world, { client })]
    world.setNow('2026-12-05T22:59:59Z')
    expect(await accept(world, client, first.quoteId)).toMatchObject({ ok: true })
    world.setNow('2026-12-05T23:00:00Z')
    expect(await accept(world, client, second.quoteId)).toEqual({ ok: false, reason: 'not-open', state: 'expired' })
    expect(await sendQuote(world, await aDraft(world, { client, changes: { validOn: '2026-12-06' } }))).toEqual({
      ok: true,
    })
  })
})

describe('staff', () => {
  test('create and send offers only for clients within their access scope', async () => {
    const world = await aShop()
    const { client, caseId } = await aRequest(world)
    const [own, colleague] = [await aPerson(world, { role: 'adviser' }), await aPerson(world, { role: 'adviser' })]
    await world.db.updateTable('cases').set({ assignedTo: own.id }).where('id', '=', caseId).execute()
    const { quoteId } = await aDraft(world, { client, caseId, maker: own })
    expect(await sendQuote(world, { actor: actorOf(colleague), quoteId })).toMatchObject({ reason: 'unknown-quote' })
    await expect(aDraft(world, { client, caseId, maker: colleague })).rejects.toThrow('unknown-client')
    await expect(aDraft(world, { client, maker: client })).rejects.toThrow('forbidden')
    expect(await sendQuote(world, { actor: actorOf(own), quoteId })).toEqual({ ok: true })
    expect(await withdrawQuote(world, { actor: actorOf(own), quoteId })).toEqual({ ok: true })
    expect((await listEmails(world)).map(({ subject }) => subject)).toContain(
      shopEmailTexts.quote.withdrawn.subject('1001'),
    )
  })

  test('save entered prices, or the store price when the field is empty', async () => {
    const world = await aShop()
    const client = await aPerson(world)
    const { quoteId, actor } = await aDraft(world, { client, changes: { price0: '', title1: '', price1: '' } })
    expect(await listQuoteLines(world.db, quoteId)).toMatchObject([
      { unitPriceCents: 49_900, variantId: 'standard-2025' },
    ])
    const change = (changes: Record<string, string>) =>
      changeDraft(world, { actor, quoteId, entered: { ...entered, ...changes } })
    expect(await change({ price1: 'a lot' })).toMatchObject({ reason: 'invalid', errors: { price1: 'not-money' } })
    expect(await change({ validOn: '2026-11-20' })).toMatchObject({ errors: { validOn: 'day-over' } })
    expect((await findQuote(world.db, quoteId))?.totalCents).toBe(49_900)
  })
})
