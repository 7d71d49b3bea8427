import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { setPasswordByLink } from '#accounts/passwords/set-password.server.ts'
import { findPersonByEmail } from '#accounts/people/people-db.server.ts'
import type { Person } from '#accounts/people/person.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { bookByFirm } from '#appointments/booking/book-appointment.server.ts'
import { findNextTimes } from '#appointments/free-times/find-free-times.server.ts'
import { recordExtension } from '#cases/assessment/record-extension.server.ts'
import type { DocumentKind } from '#cases/documents/document-kinds.ts'
import { reviewDocument } from '#cases/documents/review-document.server.ts'
import { uploadDocument } from '#cases/documents/upload-document.server.ts'
import { findCurrentDraft } from '#cases/drafts/return-draft-db.server.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { sendMessage } from '#cases/messages/send-message.server.ts'
import { openCasesForOrder } from '#cases/opening/open-cases-for-order.server.ts'
import { assignCase } from '#cases/planning/assign-case.server.ts'
import type { CaseMove } from '#cases/process/case-states.ts'
import { moveCase } from '#cases/process/move-case.server.ts'
import { listChecklist } from '#cases/requests/checklist-db.server.ts'
import { paymentOfCheckout } from '#dev/payments/checkout.ts'
import { plainly } from '#dev/payments/deliver-event.server.ts'
import { openSandboxPayments } from '#dev/payments/payments-sandbox.server.ts'
import { payCheckout } from '#dev/payments/settle-checkout.server.ts'
import { swissDay } from '#platform/day.ts'
import { demoEmails } from '#platform/demo-accounts.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { sendWelcome } from '#portal/welcome/send-welcome.server.ts'
import { attachSummary } from '#returns/expected/attach-summary.server.ts'
import { placeOrder } from '#shop/checkout/place-order.server.ts'
import { settlePayment } from '#shop/orders/settle-payment.server.ts'
import { noDiscountInput } from '#shop/promotions/discount-input.ts'
import { seedMetadata, tokenFromEmail } from './demo-people.server.ts'
import { answered, answeredAll, compared, confirmedFigures, demoAnswers, returnPages } from './demo-returns.server.ts'
import { samplePdf } from './sample-document.ts'

type Staff = { admin: Person; adviser: Person }

export async function createDemoCases(services: Services, staff: Staff, password: string): Promise<void> {
  const [first] = await bought(services, { email: demoEmails.client, name: 'Clara Bennett' }, [
    'standard-2025',
    'add-on-foreign-income-default',
  ])
  const client = await joined(services, demoEmails.client, password)
  const [done] = await bought(services, { email: demoEmails.client, name: 'Clara Bennett' }, ['basic-2024'])
  const [other] = await bought(services, { email: demoEmails.second, name: 'Marco Silva' }, ['premium-2025'])
  const second = await joined(services, demoEmails.second, password)
  const [draft] = await bought(services, { email: demoEmails.second, name: 'Marco Silva' }, ['basic-2024'])
  const adviser = { person: staff.adviser, metadata: seedMetadata }

  if (first) {
    await assigned(services, first, staff)
    await answered(services, { caseId: first, actor: { person: client, metadata: seedMetadata } }, demoAnswers)
    await uploads(services, first, { person: client, metadata: seedMetadata }, adviser, 3)
    await wrote(
      services,
      first,
      { person: client, metadata: seedMetadata },
      'December statement for my old account',
      'Hello Luca, I closed my old account at the end of January. Do you still need the December statement for it?',
    )
    await wrote(
      services,
      first,
      adviser,
      'December statement for my old account',
      'Hello Clara, yes please. A PDF from your online banking is enough, as long as it shows the balance on 31 December.',
    )
  }
  if (done) {
    await assigned(services, done, staff)
    await uploads(services, done, { person: client, metadata: seedMetadata }, adviser, 99)
    await filed(services, done, { person: client, metadata: seedMetadata }, adviser, 2024)
  }
  if (other) await uploads(services, other, { person: second, metadata: seedMetadata }, adviser, 1)
  if (draft) {
    await assigned(services, draft, staff)
    await uploads(services, draft, { person: second, metadata: seedMetadata }, adviser, 99)
    await put(services, draft, adviser, 'draft', 'return-2024-draft-1.pdf')
    await moved(services, draft, [
      ['submit_for_review', adviser, {}],
      ['ask_for_approval', adviser, {}],
    ])
    await planned(services, draft, adviser)
  }
  await createPrepared(services, staff, password, { email: demoEmails.approving, name: 'Elena Rossi' })
  await createPrepared(services, staff, password, { email: demoEmails.assessed, name: 'Jonas Lindberg' })
}

/** A return with confirmed amounts that awaits the client's approval or, for the second person, is assessed. */
async function createPrepared(
  services: Services,
  staff: Staff,
  password: string,
  buyer: { email: string; name: string },
): Promise<void> {
  const [caseId] = await bought(services, buyer, ['premium-2025'])
  if (!caseId) throw new Error('The demo order opened no case')
  const client = { person: await joined(services, buyer.email, password), metadata: seedMetadata }
  const adviser = { person: staff.adviser, metadata: seedMetadata }
  const place = { caseId, actor: adviser }
  await assigned(services, caseId, staff)
  await answeredAll(services, { caseId, actor: client })
  await uploads(services, caseId, client, adviser, 99)
  await confirmedFigures(services, place)
  const untilOn = swissDay(new Date(services.now().getTime() + 60 * 24 * 60 * 60 * 1000))
  const extended = await recordExtension(services, { ...place, step: 'granted', untilOn, feeCents: 0 })
  if (!extended.ok) throw new Error(`The demo extension was refused: ${extended.reason}`)
  if (buyer.email === demoEmails.approving) {
    await put(services, caseId, adviser, 'draft', 'return-2025-draft-1.pdf')
    await attachSummary(services, place)
    await moved(services, caseId, [
      ['submit_for_review', adviser, {}],
      ['ask_for_approval', adviser, {}],
    ])
    return
  }
  const today = swissDay(services.now())
  await filed(services, caseId, client, adviser, 2025)
  await put(services, caseId, adviser, 'assessment', 'assessment-2025.pdf')
  const facts = { assessedOn: today, deliveryKind: 'letterbox', deliveryDay: today }
  await moved(services, caseId, [['record_assessment', adviser, facts]])
  await compared(services, place)
}

async function bought(
  services: Services,
  buyer: { email: string; name: string },
  variantIds: string[],
): Promise<string[]> {
  const shop = { ...services, payments: openSandboxPayments(services) }
  const present = await services.db.selectFrom('productVariants').select('id').where('id', 'in', variantIds).execute()
  const placed = await placeOrder(shop, {
    items: present.map(({ id }) => ({ variantId: id, quantity: 1 })),
    cartKey: randomUUID(),
    person: await findPersonByEmail(services.db, buyer.email),
    successUrl: `${services.config.PUBLIC_URL}/success`,
    cancelUrl: `${services.config.PUBLIC_URL}/cart`,
    locale: 'en',
    timeZone: 'Europe/Zurich',
    expectedTotalCents: null,
    discount: noDiscountInput,
    domicile: { country: 'CH', source: 'declared' },
  })
  if (!placed.ok) throw new Error(`The demo order was refused: ${placed.reason}`)
  const order = await services.db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', placed.orderId)
    .executeTakeFirstOrThrow()
  const paying = { ...buyer, chargedCents: null, sending: plainly }
  const paid = await payCheckout(services, order.providerCheckoutId ?? '', paying)
  if (!paid.ok) throw new Error(`The demo order was not paid: ${paid.reason}`)
  // Settles the payment directly, because the sandbox provider can deliver its payment event only once the server
  // listens. The event that then arrives is a duplicate and changes nothing.
  await settlePayment(shop, paymentOfCheckout(paid.checkout, 'paid'))
  const opened = await openCasesForOrder(services, order.id)
  await sendWelcome(services, order.id, { isLate: true })
  return opened.ok ? opened.caseIds : []
}

async function joined(services: Services, email: string, password: string): Promise<Person> {
  const outcome = await setPasswordByLink(
    services,
    { token: await tokenFromEmail(services, email), password },
    seedMetadata,
  )
  if (!outcome.ok) throw new Error(`${email} could not choose a password: ${outcome.reason}`)
  return outcome.person
}

async function assigned(services: Services, caseId: string, { admin, adviser }: Staff): Promise<void> {
  await assignCase(services, { caseId, actor: { person: admin, metadata: seedMetadata }, adviserId: adviser.id })
}

async function uploads(services: Services, caseId: string, client: Actor, adviser: Actor, max: number): Promise<void> {
  const items = (await listChecklist(services.db, caseId)).filter((item) => item.isRequired).slice(0, max)
  for (const [at, item] of items.entries()) {
    const content = Readable.from(
      samplePdf([item.title, `Sample document for ${client.person.name}`, `Item ${at + 1} of case ${caseId}`]),
    )
    const uploaded = await uploadDocument(services, {
      caseId,
      actor: client,
      content,
      declaredName: `document-${at + 1}.pdf`,
      checklistItemId: item.id,
    })
    if (!uploaded.ok) throw new Error(`A demo document was refused: ${uploaded.reason}`)
    const isCutOff = max === 3 && at === 2
    if (max > 1) {
      await reviewDocument(services, {
        documentId: uploaded.documentId,
        actor: adviser,
        verdict: isCutOff
          ? { accept: false, reason: 'Page 2 is cut off on the right. Please scan it again and upload the whole page.' }
          : { accept: true },
      })
    }
  }
}

async function wrote(services: Services, caseId: string, actor: Actor, subject: string, body: string): Promise<void> {
  await sendMessage(services, { actor, caseId, subject, body, submissionKey: randomUUID() })
}

async function filed(services: Services, caseId: string, client: Actor, adviser: Actor, year: number): Promise<void> {
  const today = swissDay(services.now())
  await put(services, caseId, adviser, 'draft', `return-${year}-draft-1.pdf`)
  await moved(services, caseId, [
    ['submit_for_review', adviser, {}],
    ['ask_for_approval', adviser, {}],
  ])
  const draft = await findCurrentDraft(services.db, caseId)
  await moved(services, caseId, [['approve', client, { draftHash: draft?.sha256 ?? '', consent: 'yes' }]])
  await put(services, caseId, adviser, 'filed_copy', `return-${year}-filed.pdf`)
  await put(services, caseId, adviser, 'filing_receipt', `receipt-${year}.pdf`)
  await moved(services, caseId, [['file', adviser, { filingReceipt: `BE-TaxMe-${year}-88213`, filedOn: today }]])
}

async function put(services: Services, caseId: string, actor: Actor, kind: DocumentKind, name: string): Promise<void> {
  const heading = [t(caseTexts.cases).documentKinds[kind], 'Sample document (demo)', name]
  const isReturn = kind === 'draft' || kind === 'filed_copy'
  const pages = isReturn ? await returnPages(services.db, caseId, heading) : [heading]
  const content = Readable.from(samplePdf(...pages))
  const place = { caseId, actor, checklistItemId: null, kind }
  const outcome = await uploadDocument(services, { ...place, content, declaredName: name })
  if (!outcome.ok) throw new Error(`A demo document was refused: ${outcome.reason}`)
}

type Step = [CaseMove, Actor, Record<string, string>]

async function moved(services: Services, caseId: string, steps: readonly Step[]): Promise<void> {
  for (const [move, actor, facts] of steps) {
    const outcome = await moveCase(services, { caseId, move, actor, facts })
    if (!outcome.ok) throw new Error(`The demo case could not be moved (${move}): ${JSON.stringify(outcome)}`)
  }
}

async function planned(services: Services, caseId: string, actor: Actor): Promise<void> {
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
