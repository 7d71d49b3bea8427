import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import {
  accountExists,
  addressReverted,
  emailToConfirm,
  emailToVerify,
  invitationByFirm,
  newEmailToConfirm,
  partnerInvited,
  passwordReset,
  staffInvitation,
} from '#accounts/account-emails.tsx'
import { invitePartner } from '#accounts/households/invite-partner.server.ts'
import { register } from '#accounts/registration/register.server.ts'
import { bookingToConfirm, emailForClient } from '#appointments/appointment-emails.tsx'
import { askGuest, holdForGuest } from '#appointments/booking/ask-guest.server.ts'
import { invoiceEmail } from '#billing/billing-emails.tsx'
import { mailboxKey } from '#platform/mail/mail.ts'
import { listOwnEmails, type OwnEmail, ownText, Unverified } from '#platform/mail/own-email.ts'
import { queueEmail } from '#platform/mail/queue-email.server.ts'
import { unverifiedNotice } from '#platform/mail/unverified-notice.tsx'
import { orderInvoice, orderWelcome } from '#portal/welcome/welcome-email.tsx'
import { namesOf, subscriptionKnown, subscriptionToConfirm } from '#publishing/newsletter/newsletter-emails.tsx'
import { subscribe } from '#publishing/newsletter/subscribe.server.ts'
import { orderRefundEmail, orderUnderReview } from '#shop/orders/order-emails.tsx'
import { settlePayment } from '#shop/orders/settle-payment.server.ts'
import { ownPayoutFacts, refundAccountRequested, refundCancelled } from '#shop/payouts/payout-emails.tsx'
import { guaranteedPrice } from '#shop/price-guarantee/price-guarantee-emails.tsx'
import { applicationAnswer, receiptOf as applicationReceiptOf } from '#site/careers/careers-emails.tsx'
import { contactAnswer, receiptOf as contactReceiptOf } from '#site/contact/contact-emails.tsx'
import { submitEnquiry } from '#site/contact/submit-enquiry.server.ts'
import { emailsOf, testMetadata, testPassword } from '#test/accounts/people.ts'
import { includedConsultation, thursday } from '#test/appointments/bookings.ts'
import { aShopWithAccount, buyer, orderByInvoice, readPdfText } from '#test/billing/billing.ts'
import { actorOf, aPerson } from '#test/cases.ts'
import { aPendingOrder } from '#test/shop.ts'
import { newWorld, runJobs, type World } from '#test/world.ts'

const victim = 'victim@example.com'
const firstConsultation = { kind: 'first-talk', durationMinutes: 30, language: 'en' } as const
const parts = ['www.evil.test/claim', '+41 79 555 12 34', 'You won CHF 500', '<b>Prize</b>', '\u202eezirp', 'Winner']
const hostile = `${parts.join(' ')}!`
const name = 'Congratulations Winner'
const submitted = new Unverified(hostile)
const url = ownText('https://firm.example/link')
const firmText = ownText('Text of the firm')
const at = new Date('2026-12-10T13:30:00Z')
const enquiry = { name: hostile, email: victim, subject: hostile, message: hostile, scenario: null, topic: 'other' }
const refund = { number: 7, buyerName: submitted, currency: ownText('chf'), nowCents: 1, inAllCents: 1, paidCents: 2 }
const payout = ownPayoutFacts('https://firm.example', {
  ...{ orderId: 'order', number: 7, buyerName: hostile, currency: 'chf', amountCents: 100 },
})
const invoice = {
  ...{ label: '2026-1', name: hostile, currencyCode: 'CHF', totalCents: 100, openCents: 100, dueOn: '2026-12-20' },
  ...{ account: 'CH9300762011623852957', bank: 'Bank', reference: null, url: 'https://firm.example/paper' },
}

/** Every email that may go to an unconfirmed address, with hostile text in every input. */
const emails: Record<string, () => OwnEmail> = {
  'unverified-notice': () => unverifiedNotice({}),
  'contact-receipt': () => contactReceiptOf(enquiry, 1001),
  'contact-answer': () =>
    contactAnswer({
      number: 1001,
      topic: ownText('other'),
      text: firmText,
      from: firmText,
      submitted: new Unverified(enquiry),
      steps: { inviteUrl: url, quote: { url, label: firmText, validOn: ownText('2026-12-11') }, appointment: null },
    }),
  'application-receipt': () =>
    applicationReceiptOf(
      { name: hostile, position: 'open', positionTitle: null, keep: false },
      { number: 1, cvName: hostile },
    ),
  'application-answer': () => applicationAnswer({ number: 1, position: firmText, text: firmText, from: firmText }),
  'email-to-verify': () => emailToVerify({ name: submitted, url }),
  'account-exists': () => accountExists({ name: submitted, url, resetUrl: url }),
  'invitation-by-firm': () => invitationByFirm({ name: firmText, by: firmText, url }),
  'password-reset': () => passwordReset({ name: submitted, url }),
  'email-to-confirm': () => emailToConfirm({ url }),
  'new-email-to-confirm': () => newEmailToConfirm({ name: submitted, url }),
  'address-taken-back': () => addressReverted({}),
  'staff-invitation': () => staffInvitation({ name: firmText, role: ownText('adviser'), by: firmText, url }),
  'household-invitation': () => partnerInvited({ url }),
  appointment: () =>
    emailForClient(
      {
        ...{ number: 1001, startsAt: at, durationMinutes: 30, kind: 'first-talk', status: 'cancelled' },
        ...{ meetingType: 'phone', title: 'Consultation', zone: hostile, staffName: 'Luca Moser', caseNumber: null },
        ...{ clientId: null, clientName: hostile, cancelReason: hostile, cancelledBy: 'client' },
      },
      'cancelled',
      { link: url, now: at },
    ),
  'booking-to-confirm': () =>
    bookingToConfirm({
      ...{ submitted: new Unverified({ name: hostile }), startsAt: at, durationMinutes: 30, until: at },
      ...{ zone: ownText('Europe/Zurich'), kindName: firmText, link: url },
    }),
  'subscription-to-confirm': () =>
    subscriptionToConfirm({ topics: namesOf(['articles']), confirmUrl: url, leaveUrl: url }),
  'subscription-known': () => subscriptionKnown({ topics: namesOf(['articles']), leaveUrl: url, preferencesUrl: url }),
  'kept-price': () => guaranteedPrice({ endsAt: at, lines: [], totalCents: 100, url }),
  'order-welcome': () =>
    orderWelcome({
      ...{ name: submitted, number: 7, paidAt: at, currency: ownText('chf'), totalCents: 100, amounts: [] },
      ...{ isAbroad: false, mustConfirm: true, hasPassword: false, url, linkUntil: at, steps: null, isHeld: false },
      invoice: ownText('2026-0001'),
    }),
  'order-invoice': () => orderInvoice({ name: submitted, number: 7, label: ownText('2026-0001') }),
  'order-under-review': () =>
    orderUnderReview({ number: 7, amountCents: 100, currency: ownText('chf'), buyerName: submitted }),
  'order-refunded': () => orderRefundEmail(refund),
  'refund-account-wanted': () => refundAccountRequested({ ...payout, isReturned: false }),
  'refund-cancelled': () => refundCancelled({ ...payout, because: firmText }),
  'invoice-issued': () => invoiceEmail('issued', invoice),
  'invoice-cancelled': () => invoiceEmail('cancelled', invoice),
  'invoice-reminded': () => invoiceEmail(1, invoice),
  'invoice-reminded-again': () => invoiceEmail(2, invoice),
}

async function contents(world: World, to = victim) {
  await runJobs(world)
  return world.mail.sent
    .filter((emailContent) => emailContent.to === to)
    .map(({ subject, text, html, replyTo, attachment }) => JSON.stringify({ subject, text, html, replyTo, attachment }))
}

function expectNothingTyped(texts: readonly string[]) {
  for (const text of texts) for (const part of [...parts, name, 'Congratulations']) expect(text).not.toContain(part)
}

async function loadAll() {
  for await (const path of glob('src/**/*.{ts,tsx}')) {
    const isTest = path.includes('.test.') || path.endsWith('own-email.ts')
    if (!isTest && readFileSync(path, 'utf8').includes('defineOwnEmail(')) await import(`/${path}`)
  }
  return listOwnEmails()
}

describe('an email to an unconfirmed address', () => {
  test('is listed in this test', async () => {
    expect([...(await loadAll()).keys()].toSorted()).toEqual(Object.keys(emails).toSorted())
  })

  test.each(Object.keys(emails))('%s contains no visitor input', async (kind) => {
    const world = await newWorld()
    const email = emails[kind]?.()
    if (!email) throw new Error('no such email')
    expect(await queueEmail(world.db, { email, eventKey: kind, to: victim })).toBe(true)
    const sent = await contents(world)
    expect(sent).toHaveLength(1)
    expectNothingTyped(sent)
  })

  test('is replaced by a notice if undeclared, and sent in full once the address is confirmed', async () => {
    const world = await newWorld()
    const emailContent = () => ({ subject: hostile, body: hostile })
    await queueEmail(world.db, { emailContent, eventKey: 'a', to: victim })
    expectNothingTyped(await contents(world))
    await aPerson(world, { email: victim })
    await queueEmail(world.db, { emailContent, eventKey: 'b', to: victim })
    expect((await contents(world)).at(-1)).toContain('You won CHF 500')
  })
})

test('a confirmed address receives the visitor input', async () => {
  const world = await newWorld()
  await aPerson(world, { email: victim })
  await queueEmail(world.db, { email: contactReceiptOf(enquiry, 1001), eventKey: 'a', to: victim })
  expect((await contents(world))[0]).toContain('www.evil.test/claim')
})

describe('emails that a visitor can trigger contain no visitor input', () => {
  const from = { ip: '192.0.2.7', looksLikeSpam: false }

  test('for an enquiry of the contact form', async () => {
    const world = await newWorld()
    expect(await submitEnquiry(world, enquiry, from)).toMatchObject({ ok: true })
    const sent = await contents(world)
    expect(sent).toHaveLength(1)
    expectNothingTyped(sent)
  })

  test('for two registrations', async () => {
    const world = await newWorld()
    const form = { email: victim, password: testPassword, firstName: 'Congratulations', lastName: 'Winner' }
    for (let time = 0; time < 2; time++) expect(await register(world, form, testMetadata)).toEqual({ ok: true })
    const sent = await contents(world)
    expect(sent).toHaveLength(2)
    expectNothingTyped(sent)
    const refused = await register(world, { ...form, firstName: 'Claim at www.evil.test' }, testMetadata)
    expect(refused).toMatchObject({ ok: false, fields: { firstName: expect.stringContaining('web or email address') } })
  })

  test('for a household invitation', async () => {
    const world = await newWorld()
    const person = await aPerson(world, { name })
    const requested = { firstName: 'Congratulations', lastName: 'Winner', email: victim }
    expect(await invitePartner(world, actorOf(person), requested)).toEqual({ ok: true })
    const sent = await contents(world)
    expect(sent).toHaveLength(1)
    expectNothingTyped(sent)
  })

  test('for a booking by a guest', async () => {
    const world = await newWorld()
    await aPerson(world, { role: 'adviser' })
    const hold = await holdForGuest(world, { ...firstConsultation, startsAt: thursday }, from.ip)
    if (!hold.ok) throw new Error(hold.reason)
    const entered = {
      ...includedConsultation,
      ...firstConsultation,
      name: hostile,
      topic: hostile,
      email: victim,
      ...from,
    }
    expect(await askGuest(world, { ...entered, holdId: hold.holdId })).toMatchObject({ ok: true })
    const sent = await contents(world)
    expect(sent).toHaveLength(1)
    expectNothingTyped(sent)
  })

  test('for newsletter and resources subscriptions', async () => {
    const world = await newWorld()
    for (const topic of ['articles', 'resources'] as const)
      await subscribe(world, { email: victim, name, topic }, '192.0.2.7')
    const sent = await contents(world)
    expect(sent).toHaveLength(2)
    expectNothingTyped(sent)
  })

  test('for orders by invoice and card', async () => {
    const world = await aShopWithAccount()
    const named = { ...buyer, name, email: victim }
    expect(await orderByInvoice(world, { buyer: named, isClient: false })).toMatchObject({ ok: expect.any(Boolean) })
    const { payment } = await aPendingOrder(world)
    await settlePayment(world, { ...payment, buyerEmail: victim, buyerName: hostile })
    const sent = await contents(world)
    expect(sent.length).toBeGreaterThan(0)
    expectNothingTyped(sent)
    const pdfs = world.mail.sent.flatMap(({ attachment }) => attachment?.content ?? [])
    expect(pdfs).toHaveLength(1)
    expectNothingTyped(await Promise.all(pdfs.map((pdf) => readPdfText(pdf))))
  })
})

describe('email limits of an unconfirmed mailbox', () => {
  const queue = (world: World, kind: string, to: string, key: string) => {
    const email = emails[kind]?.()
    if (!email) throw new Error('no such email')
    return world.db.transaction().execute((tx) => queueEmail(tx, { email, eventKey: key, to }))
  }
  const age = (world: World, hours: number) =>
    world.pool.query(`update emails set created_at = created_at - interval '1 hour' * $1`, [hours])

  test('three emails an hour and ten a day are allowed, across kinds and spellings, also concurrently', async () => {
    const world = await newWorld()
    const kinds = ['contact-receipt', 'email-to-verify', 'kept-price', 'booking-to-confirm']
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        queue(world, kinds[index % 4] ?? '', `victim+${index}@example.com`, `first-${index}`),
      ),
    )
    expect(outcomes.filter(Boolean)).toHaveLength(3)
    for (let hour = 1; hour <= 4; hour++) {
      await age(world, 2)
      for (let index = 0; index < 4; index++) await queue(world, 'contact-receipt', victim, `${hour}-${index}`)
    }
    const { rows } = await world.pool.query('select count(*)::int as sent from emails')
    expect(rows).toEqual([{ sent: 10 }])
    expect(await queue(world, 'contact-receipt', 'other@example.com', 'other')).toBe(true)
  })

  test('invoices and emails caused by payments or staff are not limited', async () => {
    const world = await newWorld()
    for (let index = 0; index < 4; index++) await queue(world, 'contact-receipt', victim, `receipt-${index}`)
    expect(await queue(world, 'invoice-issued', victim, 'invoice')).toBe(true)
    expect(await queue(world, 'order-welcome', victim, 'order')).toBe(true)
    expect(await queue(world, 'contact-answer', victim, 'answer')).toBe(true)
  })

  test('a request beyond the limit has the same response', async () => {
    const world = await newWorld()
    for (let index = 0; index < 3; index++) await queue(world, 'contact-receipt', victim, `receipt-${index}`)
    const sent = await submitEnquiry(world, enquiry, { ip: '192.0.2.7', looksLikeSpam: false })
    expect(sent).toMatchObject({ ok: true, receipt: true })
    const form = { email: victim, password: testPassword, firstName: 'Vic', lastName: 'Tim' }
    expect(await register(world, form, testMetadata)).toEqual({ ok: true })
    expect(await emailsOf(world, victim)).toHaveLength(3)
  })

  test('a confirmed address has no limit', async () => {
    const world = await newWorld()
    await aPerson(world, { email: victim })
    for (let index = 0; index < 12; index++)
      expect(await queue(world, 'contact-receipt', victim, `receipt-${index}`)).toBe(true)
  })
})

test('application and database derive the same address key from an address', async () => {
  const world = await newWorld()
  const spellings: [string, string][] = [
    ['Ana@Example.com', 'ana@example.com'],
    [' ana+tax@example.com ', 'ana@example.com'],
    ['a.na@example.com', 'a.na@example.com'],
    ['A.n.a+x+y@Gmail.com', 'ana@gmail.com'],
    ['ana@googlemail.com', 'ana@gmail.com'],
    ['a@b@gmail.com', 'a@b@gmail.com'],
    ['ana', 'ana'],
    ['', ''],
  ]
  for (const [email, key] of spellings) {
    const { rows } = await world.pool.query('select mailbox_key($1) as key', [email])
    expect([email, mailboxKey(email), rows[0].key]).toEqual([email, key, key])
  }
})
