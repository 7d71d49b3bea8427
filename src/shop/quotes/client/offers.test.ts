import { describe, expect, test } from 'vitest'
import { asClient } from '#accounts/access/as-client.server.ts'
import { swissDay } from '#platform/day.ts'
import { explain } from '#platform/words.ts'
import * as shopTexts from '#shop/locales/en.ts'
import { loader as ordersLoader } from '#shop/orders/client/orders-page.tsx'
import { findQuote } from '#shop/quotes/quote-db.server.ts'
import { withdrawQuote } from '#shop/quotes/send-quote.server.ts'
import { aFact, aShopWithAccount, asFirm, firm } from '#test/billing/billing.ts'
import { anOrder, aPerson } from '#test/cases.ts'
import { argsOf, outcomeOf, posted } from '#test/portal/portal.ts'
import { aDraft, aQuote } from '#test/shop/quotes.ts'
import { action, loader } from './offer-page.tsx'
import { loader as pdfLoader } from './offer-pdf-route.ts'
import { loader as offersLoader } from './offers-route.ts'
import { listOpenMoney } from './open-money-db.server.ts'

const at = (quoteId: string) => `/client-portal/offers/${quoteId}`

describe('an offer in the portal', () => {
  test('the address without a number leads to the quotes among the orders', () => {
    expect(offersLoader().headers.get('location')).toBe('/client-portal/orders#offers')
  })

  test('is listed, shown and downloaded as a PDF for its client only; drafts are hidden', async () => {
    const world = await aShopWithAccount()
    const [ana, ben] = [await aPerson(world, { name: 'Ana Keller' }), await aPerson(world)]
    const { quoteId } = await aQuote(world, { client: ana })
    const draft = await aDraft(world, { client: ana })
    const open = (run: typeof loader | typeof pdfLoader, person: typeof ana, id = quoteId) =>
      outcomeOf(run as never, argsOf(world, at(id), { person, params: { quoteId: id } }))
    expect((await open(loader, ana)).data).toMatchObject({ offer: { state: 'sent' }, mayPay: true, mayDecline: true })
    for (const run of [loader, pdfLoader]) {
      expect((await open(run, ben)).status).toBe(404)
      expect((await open(run, ana, draft.quoteId)).status).toBe(404)
      expect((await open(run, ana, 'nonsense')).status).toBe(404)
    }
    const listed = await outcomeOf(ordersLoader, argsOf(world, '/client-portal/orders', { person: ana }))
    expect(listed.data).toMatchObject({ orders: { value: { offers: [{ id: quoteId }] } } })
    const other = await outcomeOf(ordersLoader, argsOf(world, '/client-portal/orders', { person: ben }))
    expect(other.data).toMatchObject({ orders: { value: { offers: [] } } })
    const pdf: unknown = await pdfLoader(argsOf(world, at(quoteId), { person: ana, params: { quoteId } }) as never)
    const bytes = pdf instanceof Response ? Buffer.from(await pdf.arrayBuffer()) : Buffer.alloc(0)
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('is a to-do of its client until it is accepted and paid', async () => {
    const world = await aShopWithAccount()
    const [ana, ben] = [await aPerson(world), await aPerson(world)]
    const { quoteId } = await aQuote(world, { client: ana })
    const waiting = (person: typeof ana) =>
      asClient(world.db, person.id, (tx) => listOpenMoney(tx, person.id, swissDay(world.now())))
    expect(await waiting(ana)).toMatchObject([{ code: 'offer', href: at(quoteId), dueOn: expect.any(String) }])
    expect(await waiting(ben)).toEqual([])
    const { id: orderId } = await anOrder(world, { personId: ana.id, state: 'pending', lines: [] })
    const accepted = { state: 'accepted', orderId, endedAt: world.now(), endedBy: ana.id }
    await world.db.updateTable('quotes').set(accepted).where('id', '=', quoteId).execute()
    const become = (state: string) => world.db.updateTable('orders').set({ state }).where('id', '=', orderId).execute()
    expect(await waiting(ana)).toMatchObject([{ code: 'pay', href: at(quoteId), dueOn: null }])
    await become('awaiting_transfer')
    expect(await waiting(ana)).toMatchObject([{ code: 'pay', href: `/client-portal/orders/${orderId}` }])
    await become('paid')
    expect(await waiting(ana)).toEqual([])
  })

  test('is accepted by invoice with an address, and an invalid address is returned with its errors', async () => {
    const world = await aShopWithAccount()
    await aFact(world, 'iban', firm.iban)
    const ana = await aPerson(world, { name: 'Ana Keller' })
    const { quoteId } = await aQuote(world, { client: ana })
    const post = (form: Record<string, string>) =>
      asFirm(world, () =>
        outcomeOf(action, argsOf(world, at(quoteId), { person: ana, params: { quoteId }, init: posted(form) })),
      )
    const address = {
      name: 'Ana Keller',
      street: 'Seeweg',
      houseNumber: '7a',
      postcode: '2502',
      town: 'Biel',
      country: 'CH',
    }
    const wrong = await post({ intent: 'invoice', ...address, street: '' })
    expect(wrong).toMatchObject({ status: 422, data: { at: 'invoice', fields: { street: expect.any(String) } } })
    expect(await post({ intent: 'decline', reason: '' })).toMatchObject({ status: 422 })
    expect(await post({})).toMatchObject({ status: 404 })
    expect(await post({ intent: 'invoice', ...address })).toMatchObject({ status: 303 })
    expect(await findQuote(world.db, quoteId)).toMatchObject({ state: 'accepted' })
    expect(await post({ intent: 'card', domicile: 'CH' })).toMatchObject({ status: 409 })
  })

  test('reports a card payment in doubt at the payment form and accepts no other payment', async () => {
    const world = await aShopWithAccount()
    const ana = await aPerson(world)
    const { quoteId } = await aQuote(world, { client: ana })
    const post = (form: Record<string, string>) =>
      asFirm(world, () =>
        outcomeOf(action, argsOf(world, at(quoteId), { person: ana, params: { quoteId }, init: posted(form) })),
      )
    const missing = { status: 422, data: { at: 'card', fields: { domicile: expect.any(String) } } }
    expect(await post({ intent: 'card', domicile: '' })).toMatchObject(missing)
    expect(await findQuote(world.db, quoteId)).toMatchObject({ state: 'sent' })
    expect(await post({ intent: 'card', domicile: 'CH' })).toMatchObject({ status: 303 })
    world.payments.findPayment = () => Promise.reject(new Error('away'))
    const address = { name: 'Ana', street: 'Seeweg', houseNumber: '', postcode: '2502', town: 'Biel', country: 'CH' }
    const refused = await post({ intent: 'invoice', ...address })
    expect(refused).toMatchObject({
      status: 502,
      data: { at: 'invoice', error: shopTexts.quote.accept['payment-unsure'] },
    })
    expect(refused.data).toMatchObject({ entered: address })
  })

  test('shows that it was withdrawn and accepts no answer', async () => {
    const world = await aShopWithAccount()
    const ana = await aPerson(world)
    const { quoteId, actor } = await aQuote(world, { client: ana })
    await withdrawQuote(world, { actor, quoteId })
    const args = { person: ana, params: { quoteId } }
    expect((await outcomeOf(loader, argsOf(world, at(quoteId), args))).data).toMatchObject({ mayPay: false })
    const init = posted({ intent: 'card', domicile: 'CH' })
    const answer = await outcomeOf(action, argsOf(world, at(quoteId), { ...args, init }))
    expect(answer).toMatchObject({
      status: 409,
      data: { error: explain(shopTexts.quote.accept, { ok: false, reason: 'not-open', state: 'withdrawn' }) },
    })
  })
})
