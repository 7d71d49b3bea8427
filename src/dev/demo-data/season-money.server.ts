import { randomUUID } from 'node:crypto'
import { enterPayment } from '#billing/bank/enter-payment.server.ts'
import { billOrder } from '#billing/invoices/bill-order.server.ts'
import { remindDebtors } from '#billing/reminders/remind-debtors.server.ts'
import { findCaseForStaff } from '#cases/process/case-db.server.ts'
import { swissDay } from '#platform/day.ts'
import type { Services } from '#platform/services.ts'
import { movedBy } from '#platform/working-days.ts'
import { acceptQuote } from '#shop/quotes/accept-quote.server.ts'
import { declineQuote } from '#shop/quotes/decline-quote.server.ts'
import { sendQuote } from '#shop/quotes/send-quote.server.ts'
import { draftQuote } from '#shop/quotes/write-quote.server.ts'
import { asOf, daysAgo } from './as-of.server.ts'
import {
  actorOf,
  assigned,
  boughtBy,
  moved,
  type Scene,
  type Staff,
  strangerPassword,
  uploads,
} from './steps.server.ts'

type Offer = {
  name: string
  title: string
  price: string
  /** Days since the client bought a first package and since the offer. */
  days: number
  end: 'draft' | 'sent' | 'declined' | 'open' | 'overdue' | 'paid' | 'part-paid'
}

const offers: readonly Offer[] = [
  { name: 'Emma Walsh', title: 'Return 2025 with a rented flat in Dublin', price: '690', days: 6, end: 'open' },
  { name: 'Rita Meyer', title: 'Voluntary disclosure of an account abroad', price: '1450', days: 64, end: 'overdue' },
  { name: 'Hugo Larsen', title: 'Second opinion on an assessment', price: '380', days: 33, end: 'paid' },
  { name: 'Anouk Favre', title: 'Return 2025 of a partnership', price: '980', days: 25, end: 'part-paid' },
  { name: 'Peter Novak', title: 'Objection against the assessment of 2024', price: '540', days: 4, end: 'sent' },
  { name: 'Ines Costa', title: 'Planning of a move to Geneva', price: '420', days: 1, end: 'draft' },
  { name: 'Sean Doyle', title: 'Share plan: three vesting dates', price: '760', days: 18, end: 'declined' },
]

export const scenesOfMoney: readonly Scene[] = offers.map((offer) => {
  const email = `${offer.name.toLowerCase().replace(' ', '.')}@example.com`
  return { email, play: (services, staff) => play(services, staff, { ...offer, email }) }
})

async function play(services: Services, staff: Staff, offer: Offer & { email: string }): Promise<void> {
  const { email, days, end, name } = offer
  const now = services.now()
  const then = asOf(services, daysAgo(now, days, 10))
  const bought = asOf(services, daysAgo(now, days + 20))
  const { caseId, person } = await boughtBy(bought, { name, email }, ['tax-consultation-30'], strangerPassword())
  const [client, admin] = [actorOf(person), actorOf(staff.admin)]
  await assigned(bought, caseId, staff, staff.admin)
  await uploads(bought, caseId, { client, adviser: admin })
  const held = await findCaseForStaff(services.db, caseId)
  if (held?.state === 'waiting_for_documents') await moved(bought, caseId, [['start_preparation', admin, {}]])
  await moved(bought, caseId, [['close_without_filing', admin, { reason: 'The consultation took place.' }]])
  const written = await draftQuote(then, {
    ...{ actor: admin, clientId: person.id, caseId: null, leadId: null },
    entered: {
      ...{ title: offer.title, words: 'As discussed on the phone. The price covers everything until filing.' },
      ...{ validOn: movedBy(swissDay(then.now()), 30) },
      ...{ product0: '', title0: offer.title, quantity0: '1', price0: offer.price },
    },
  })
  if (!written.ok) throw new Error(`The demo offer was refused: ${written.reason}`)
  const { quoteId } = written
  if (end === 'draft') return
  const sent = await sendQuote(then, { actor: admin, quoteId })
  if (!sent.ok) throw new Error(`The demo offer was not sent: ${sent.reason}`)
  if (end === 'sent') return
  if (end === 'declined') {
    await declineQuote(then, { actor: client, quoteId, reason: 'My employer pays another firm.' })
    return
  }
  const buyer = {
    name,
    email,
    street: 'Musterweg',
    houseNumber: '7',
    postcode: '2502',
    town: 'Biel/Bienne',
    country: 'CH',
  }
  const accepted = await acceptQuote(then, { actor: client, quoteId, paying: { by: 'invoice', buyer } })
  if (!accepted.ok) throw new Error(`The demo offer was not accepted: ${accepted.reason}`)
  await billOrder(then, accepted.orderId)
  if (end === 'overdue') await remindDebtors(asOf(services, daysAgo(now, 19)))
  if (end !== 'paid' && end !== 'part-paid') return
  const { label } = await services.db
    .selectFrom('invoices')
    .select('label')
    .where('orderId', '=', accepted.orderId)
    .executeTakeFirstOrThrow()
  const paid = asOf(services, daysAgo(now, days - 12, 11))
  await enterPayment(paid, admin, {
    ...{ amount: end === 'paid' ? offer.price : '500', day: swissDay(paid.now()), invoice: label },
    ...{ payer: name, key: randomUUID() },
  })
}
