import { randomBytes, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { setPasswordByLink } from '#accounts/passwords/set-password.server.ts'
import { findPersonByEmail } from '#accounts/people/people-db.server.ts'
import type { Person } from '#accounts/people/person.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { bookByFirm } from '#appointments/booking/book-appointment.server.ts'
import { findNextTimes } from '#appointments/free-times/find-free-times.server.ts'
import { billOrder } from '#billing/invoices/bill-order.server.ts'
import type { DocumentKind } from '#cases/documents/document-kinds.ts'
import { reviewDocument } from '#cases/documents/review-document.server.ts'
import { uploadDocument } from '#cases/documents/upload-document.server.ts'
import { findCurrentDraft } from '#cases/drafts/return-draft-db.server.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { sendMessage } from '#cases/messages/send-message.server.ts'
import { openCasesForOrder } from '#cases/opening/open-cases-for-order.server.ts'
import { assignCase } from '#cases/planning/assign-case.server.ts'
import { findCaseForStaff } from '#cases/process/case-db.server.ts'
import type { CaseMove } from '#cases/process/case-states.ts'
import { moveCase } from '#cases/process/move-case.server.ts'
import { listChecklist } from '#cases/requests/checklist-db.server.ts'
import { acceptTerms } from '#cases/terms/terms.server.ts'
import { paymentOfCheckout } from '#dev/payments/checkout.ts'
import { plainly } from '#dev/payments/deliver-event.server.ts'
import { openSandboxPayments } from '#dev/payments/payments-sandbox.server.ts'
import { payCheckout } from '#dev/payments/settle-checkout.server.ts'
import { swissDay } from '#platform/day.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { sendWelcome } from '#portal/welcome/send-welcome.server.ts'
import { placeOrder } from '#shop/checkout/place-order.server.ts'
import { settlePayment } from '#shop/orders/settle-payment.server.ts'
import { noDiscountInput } from '#shop/promotions/discount-input.ts'
import { seedMetadata, tokenFromEmail } from './demo-people.server.ts'
import { clientDocument } from './sample-documents/client-document.server.ts'
import { drawn, letter } from './sample-documents/sheet.server.ts'
import { returnDocument } from './sample-documents/tax-return.server.ts'

export type Staff = { admin: Person; adviser: Person }

/** Everything about one client. `email` tells whether it was made before. */
export type Scene = { email: string; play: (services: Services, staff: Staff, password: string) => Promise<void> }

export const actorOf = (person: Person): Actor => ({ person, metadata: seedMetadata })

export const requestedApproval = (adviser: Actor): Step[] => [
  ['submit_for_review', adviser, {}],
  ['ask_for_approval', adviser, {}],
]

export async function bought(
  services: Services,
  buyer: { email: string; name: string },
  variantIds: string[],
  { isFirstTime = false, attempts = 4 }: { isFirstTime?: boolean; attempts?: number } = {},
): Promise<string[]> {
  const shop = { ...services, payments: openSandboxPayments(services) }
  const present = await services.db.selectFrom('productVariants').select('id').where('id', 'in', variantIds).execute()
  // The running server may close an order of the past as expired before it is paid.
  const again = () => bought(services, buyer, variantIds, { isFirstTime, attempts: attempts - 1 })
  const placed = await placeOrder(shop, {
    items: present.map(({ id }) => ({ variantId: id, quantity: 1 })),
    cartKey: randomUUID(),
    person: await findPersonByEmail(services.db, buyer.email),
    successUrl: `${services.config.PUBLIC_URL}/success`,
    cancelUrl: `${services.config.PUBLIC_URL}/cart`,
    locale: 'en',
    timeZone: 'Europe/Zurich',
    expectedTotalCents: null,
    discount: { ...noDiscountInput, isFirstTime, email: isFirstTime ? buyer.email : null },
    domicile: { country: 'CH', source: 'declared' },
  })
  // In the past there was no discount for first orders yet.
  if (!placed.ok && placed.reason === 'discount-refused' && isFirstTime) return bought(services, buyer, variantIds)
  if (!placed.ok && placed.reason === 'given-up' && attempts > 1) return again()
  if (!placed.ok) throw new Error(`The demo order was refused: ${placed.reason}`)
  const order = await services.db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', placed.orderId)
    .executeTakeFirstOrThrow()
  const paying = { ...buyer, chargedCents: null, sending: plainly }
  const paid = await payCheckout(services, order.providerCheckoutId ?? '', paying)
  if (!paid.ok && attempts > 1) return again()
  if (!paid.ok) throw new Error(`The demo order was not paid: ${paid.reason}`)
  // Settles the payment directly, because the sandbox provider can deliver its payment event only once the server
  // listens. The event that then arrives is a duplicate and changes nothing.
  await settlePayment(shop, paymentOfCheckout(paid.checkout, 'paid'))
  await billOrder(services, order.id)
  const opened = await openCasesForOrder(services, order.id)
  await sendWelcome(services, order.id, { isLate: true })
  if (opened.ok) return opened.caseIds
  // The running server may have opened them first.
  const rows = await services.db.selectFrom('cases').select('id').where('orderId', '=', order.id).execute()
  return rows.map(({ id }) => id)
}

/** Buys a package and chooses a password. */
export async function boughtBy(
  services: Services,
  buyer: { email: string; name: string },
  variantIds: string[],
  password: string,
): Promise<{ caseId: string; person: Person }> {
  const isFirstTime = variantIds.some((id) => /^(basic|standard|premium)/.test(id))
  const [caseId] = await bought(services, buyer, variantIds, { isFirstTime })
  if (!caseId) throw new Error(`The demo order of ${buyer.email} opened no case`)
  const person = await joined(services, buyer.email, password)
  await acceptTerms(services, actorOf(person))
  return { caseId, person }
}

/** No one can sign in as the clients who only fill the lists. */
export const strangerPassword = () => randomBytes(18).toString('base64url')

export async function joined(services: Services, email: string, password: string): Promise<Person> {
  const outcome = await setPasswordByLink(
    services,
    { token: await tokenFromEmail(services, email), password },
    seedMetadata,
  )
  if (!outcome.ok) throw new Error(`${email} could not choose a password: ${outcome.reason}`)
  return outcome.person
}

export async function assigned(
  services: Services,
  caseId: string,
  { admin, adviser }: Staff,
  to: Person = adviser,
): Promise<void> {
  await assignCase(services, { caseId, actor: { person: admin, metadata: seedMetadata }, adviserId: to.id })
}

type Reviewed = {
  count?: number
  /** Number of documents that staff check; the others wait for them. */
  checked?: number
  /** Place of the document that is sent back. */
  sentBack?: number
}

/** Uploads the required documents of a case, all at once, and checks them in order. */
export async function uploads(
  services: Services,
  caseId: string,
  { client, adviser }: { client: Actor; adviser: Actor },
  { count = 99, checked = 99, sentBack }: Reviewed = {},
): Promise<void> {
  const found = await findCaseForStaff(services.db, caseId)
  const items = (await listChecklist(services.db, caseId)).filter((item) => item.isRequired).slice(0, count)
  const subject = { name: client.person.name, year: found?.taxYear ?? services.now().getFullYear() - 1 }
  for (const [at, item] of items.entries()) {
    const { name, content } = await clientDocument(item.title, subject)
    const place = { caseId, actor: client, declaredName: name, checklistItemId: item.id }
    const uploaded = await uploadDocument(services, { ...place, content: Readable.from(content) })
    if (!uploaded.ok) throw new Error(`A demo document was refused: ${uploaded.reason}`)
    if (at >= checked) continue
    await reviewDocument(services, {
      documentId: uploaded.documentId,
      actor: adviser,
      verdict:
        at === sentBack
          ? { accept: false, reason: 'Page 2 is cut off on the right. Please scan it again and upload the whole page.' }
          : { accept: true },
    })
  }
}

type Message = { subject: string; body: string; threadId?: string; clientId?: string; isInternal?: boolean }

/** Sends a message in a thread or, without one, in a case. Returns the thread. */
export async function wrote(
  services: Services,
  caseId: string | null,
  actor: Actor,
  { threadId, ...message }: Message,
): Promise<string> {
  const place = threadId ? { threadId } : { caseId }
  const sent = await sendMessage(services, { actor, ...place, ...message, submissionKey: randomUUID() })
  if (!sent.ok) throw new Error(`A demo message was refused: ${sent.reason}`)
  return sent.threadId
}

export async function filed(
  services: Services,
  caseId: string,
  client: Actor,
  adviser: Actor,
  year: number,
): Promise<void> {
  const today = swissDay(services.now())
  await put(services, caseId, adviser, 'draft', `return-${year}-draft-1.pdf`)
  await moved(services, caseId, requestedApproval(adviser))
  const draft = await findCurrentDraft(services.db, caseId)
  await moved(services, caseId, [['approve', client, { draftHash: draft?.sha256 ?? '', consent: 'yes' }]])
  await put(services, caseId, adviser, 'filed_copy', `return-${year}-filed.pdf`)
  await put(services, caseId, adviser, 'filing_receipt', `receipt-${year}.pdf`)
  await moved(services, caseId, [['file', adviser, { filingReceipt: `BE-TaxMe-${year}-88213`, filedOn: today }]])
}

export async function put(
  services: Services,
  caseId: string,
  actor: Actor,
  kind: DocumentKind,
  name: string,
): Promise<void> {
  const title = t(caseTexts.cases).documentKinds[kind]
  const isReturn = kind === 'draft' || kind === 'filed_copy'
  const content = Readable.from(
    isReturn
      ? await returnDocument(services.db, caseId, title)
      : await drawn(officeLetter(title, actor.person.name, services.now())),
  )
  const place = { caseId, actor, checklistItemId: null, kind }
  const outcome = await uploadDocument(services, { ...place, content, declaredName: name })
  if (!outcome.ok) throw new Error(`A demo document was refused: ${outcome.reason}`)
}

function officeLetter(title: string, name: string, at: Date) {
  return letter({
    ...{ from: ['Steuerverwaltung Musterkanton', 'Postfach, 3001 Bern'], date: `Bern, ${swissDay(at)}`, title },
    to: ['Expat Tax Biel GmbH', name, 'Uhrenplatz 12', '2502 Biel/Bienne'],
    intro: 'Diese Urkunde gehört zur Demonstration. Die Beträge stehen in der Steuererklärung des Falls.',
  })
}

type Step = [CaseMove, Actor, Record<string, string>]

export async function moved(services: Services, caseId: string, steps: readonly Step[]): Promise<void> {
  for (const [move, actor, facts] of steps) {
    const outcome = await moveCase(services, { caseId, move, actor, facts })
    if (!outcome.ok) throw new Error(`The demo case could not be moved (${move}): ${JSON.stringify(outcome)}`)
  }
}

export async function planned(services: Services, caseId: string, actor: Actor): Promise<void> {
  const requested = { kind: 'case-talk', durationMinutes: 30, language: 'en', staffId: actor.person.id } as const
  const inAWeek = new Date(services.now().getTime() + 7 * 24 * 60 * 60 * 1000)
  const [time] = await findNextTimes(services, requested, inAWeek, 1)
  if (!time) throw new Error('The demo adviser has no free appointment')
  const outcome = await bookByFirm(services, {
    ...{ ...requested, caseId, actor, startsAt: new Date(time.startsAt), meetingType: 'video', zone: 'Europe/Zurich' },
    ...{ topic: 'Go through the draft tax return together', scenario: null },
  })
  if (!outcome.ok) throw new Error(`The demo appointment was refused: ${outcome.reason}`)
}
