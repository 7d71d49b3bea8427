import { listHouseholdFacts } from '#accounts/households/household-fact-db.server.ts'
import { listAddresses } from '#accounts/people/address-db.server.ts'
import { exportedColumns } from '#accounts/people/person-fields.ts'
import { listInvoicesOf } from '#billing/invoices/invoice-db.server.ts'
import { listCaseDocuments } from '#cases/documents/document-db.server.ts'
import { listApprovals } from '#cases/drafts/approval-db.server.ts'
import { listMandatesSignedBy } from '#cases/mandate/mandate-db.server.ts'
import { listCasesOf } from '#cases/process/case-db.server.ts'
import { listCaseEvents } from '#cases/process/case-event-db.server.ts'
import { listChecklist } from '#cases/requests/checklist-db.server.ts'
import { listAcceptancesOf } from '#cases/terms/terms-db.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { newestOf } from '#returns/questions/answer.ts'
import { listAnswers } from '#returns/questions/answer-db.server.ts'
import { listLines } from '#shop/orders/order-db.server.ts'
import { listOrdersOf } from '#shop/orders/own-order-db.server.ts'
import { listGiven } from '#shop/promotions/order-discount-db.server.ts'
import { quoteLabel } from '#shop/quotes/quote.ts'
import { listQuoteLines, listQuotesOf } from '#shop/quotes/quote-db.server.ts'

/** Own data, read by the database role for clients: call it within `asClient`. Omits cases that a partner shares. */
export async function readOwnData(tx: Tx, personId: string) {
  const person = await tx
    .selectFrom('people')
    .select(exportedColumns)
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
  const rows = (await listCasesOf(tx, personId, { limit: 10_000 })).filter(({ clientId }) => clientId === personId)
  const cases = []
  for (const found of rows) {
    const { id, caseNumber, title, taxYear, caseType, description, canton, state, adviserName, dueOn } = found
    const { filedOn, filingReceipt, assessedOn, objectionEndsOn, createdAt, closedAt } = found
    const approvals = (await listApprovals(tx, id)).map(({ personId: by, ip, userAgent, ...approval }) => {
      return by === personId ? { ...approval, ip, userAgent } : approval
    })
    const events = await listCaseEvents(tx, id, { withInternal: false })
    cases.push({
      ...{ id, caseNumber, title, taxYear, caseType, description, canton, state, adviserName, dueOn },
      ...{ filedOn, filingReceipt, assessedOn, objectionEndsOn, createdAt, closedAt },
      checklist: (await listChecklist(tx, id)).map((item) => ({
        title: item.title,
        need: item.need,
        state: item.state,
      })),
      documents: await listCaseDocuments(tx, id),
      events: events.map(({ at, payload: content, actorName }) => ({ at, payload: content, actorName })),
      approvals,
      answers: [...newestOf(await listAnswers(tx, id)).values()].map(
        ({ question, person, value, mark: badge, answeredAt }) => {
          return { question, person, value, mark: badge, answeredAt }
        },
      ),
    })
  }
  const declared = await tx
    .selectFrom('orders')
    .select(['id', 'billingAddress', 'domicileCountry', 'domicileSource', 'domicileAt'])
    .where('personId', '=', personId)
    .execute()
  const orders = []
  for (const order of await listOrdersOf(tx, personId)) {
    const lines = (await listLines(tx, order.id)).map(
      ({ productTitle, variantTitle, taxYear, quantity, unitPriceCents }) => {
        return { productTitle, variantTitle, taxYear, quantity, unitPriceCents }
      },
    )
    const documents = await listInvoicesOf(tx, [order.id])
    orders.push({
      ...{ ...order, ...declared.find(({ id }) => id === order.id), lines, discounts: await listGiven(tx, order.id) },
      invoices: documents.map(({ kind, label, issuedOn, dueOn, totalCents }) => ({
        kind,
        label,
        issuedOn,
        dueOn,
        totalCents,
      })),
    })
  }
  const offers = []
  for (const {
    id,
    title,
    words,
    state,
    sentAt,
    validOn,
    totalCents,
    currencyCode,
    reason,
    ...quote
  } of await listQuotesOf(tx, personId)) {
    const facts = { label: quoteLabel(quote), title, words, state, sentAt, validOn, totalCents, currencyCode, reason }
    offers.push({ ...facts, lines: await listQuoteLines(tx, id) })
  }
  const messages = await tx
    .selectFrom('messages as m')
    .innerJoin('people as sender', 'sender.id', 'm.senderId')
    .leftJoin('cases as c', 'c.id', 'm.caseId')
    .select(['c.caseNumber', 'm.subject', 'm.body', 'sender.name as senderName', 'm.createdAt'])
    .where('m.clientId', '=', personId)
    .where('m.isInternal', '=', false)
    .orderBy('m.createdAt')
    .execute()
  return {
    person,
    addresses: await listAddresses(tx, personId),
    household: await listHouseholdFacts(tx, personId),
    cases,
    orders,
    offers,
    messages,
    mandates: await exportMandates(tx, personId),
    termsAccepted: await listAcceptancesOf(tx, personId),
    appointments: await tx
      .selectFrom('appointments')
      .select(['title', 'description', 'startsAt', 'durationMinutes', 'meetingType', 'status'])
      .where('clientId', '=', personId)
      .orderBy('startsAt')
      .execute(),
  }
}

async function exportMandates(tx: Tx, personId: string) {
  return (await listMandatesSignedBy(tx, personId)).map(({ id, caseId, parts, sha256, revokedAt, signers }) => ({
    ...{ id, caseId, text: parts.office, sha256, revokedAt },
    signatures: signers.map(({ personId: by, personName, signedAt, consentText, ip, userAgent }) => {
      return by === personId ? { personName, signedAt, consentText, ip, userAgent } : { personName, signedAt }
    }),
  }))
}

type Read = Awaited<ReturnType<typeof readOwnData>>
type Readable = Omit<Read['person'], 'taxIdEncrypted'> & { taxId: string | null }

export type OwnData = Omit<Read, 'person'> & { person: Readable } & OwnRecords

/** Reads the person's data in tables that the database role for clients cannot read; call it outside `asClient`. */
export async function readOwnRecords(db: Db | Tx, personId: string, email: string) {
  return {
    emailChoices: await db
      .selectFrom('emailPreferences')
      .select(['topic', 'choice'])
      .where('personId', '=', personId)
      .execute(),
    households: await db
      .selectFrom('partners')
      .select(['email', 'firstName', 'lastName', 'invitedAt', 'acceptedAt', 'endedAt'])
      .where((is) => is.or([is('clientId', '=', personId), is('personId', '=', personId)]))
      .orderBy('invitedAt')
      .execute(),
    passkeys: await db.selectFrom('passkeys').select(['name', 'createdAt']).where('userId', '=', personId).execute(),
    sessions: await db
      .selectFrom('sessions')
      .select(['createdAt', 'expiresAt', 'ipAddress', 'userAgent'])
      .where('userId', '=', personId)
      .execute(),
    subscriptions: await db
      .selectFrom('subscribers')
      .select(['email', 'name', 'topics', 'frequency', 'state', 'requestedAt', 'confirmedAt', 'leftAt'])
      .where('email', '=', email)
      .execute(),
    enquiries: await db
      .selectFrom('leads')
      .select(['number', 'createdAt', 'name', 'email', 'topic', 'subject', 'message', 'state'])
      .where((is) => is.or([is('clientId', '=', personId), is(is.fn<string>('lower', ['email']), '=', email)]))
      .orderBy('createdAt')
      .execute(),
    reminders: await db
      .selectFrom('remindersSent')
      .select(['sentOn', 'sentAt'])
      .where('clientId', '=', personId)
      .orderBy('sentAt')
      .execute(),
  }
}
type OwnRecords = Awaited<ReturnType<typeof readOwnRecords>>
