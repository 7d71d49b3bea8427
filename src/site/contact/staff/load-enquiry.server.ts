import { randomUUID } from 'node:crypto'
import { may } from '#accounts/people/may.ts'
import { findClients } from '#accounts/people/staff/find-clients.server.ts'
import { findClient } from '#accounts/team/recipient-db.server.ts'
import type { AdminContext } from '#admin/guard.server.ts'
import { listAppointmentsOfLead } from '#appointments/appointment-db.server.ts'
import { swissZone, whenText } from '#appointments/free-times/zone.ts'
import { viewBooking } from '#appointments/staff/view-booking.server.ts'
import { fillTemplate } from '#cases/messages/answer-template.ts'
import { listTemplates } from '#cases/messages/answer-template-db.server.ts'
import { listCasesFor } from '#cases/process/case-db.server.ts'
import { swissDay } from '#platform/day.ts'
import { movedBy } from '#platform/working-days.ts'
import { defaultDays } from '#shop/quotes/quote.ts'
import { listChoosableVariants } from '#shop/quotes/quote-db.server.ts'
import { listQuotesFor } from '#shop/quotes/staff/quote-list-db.server.ts'
import { type StepValues, splitName } from '#site/contact/answer-steps.ts'
import { type Lead, movesFrom, topicLabel } from '#site/contact/lead.ts'
import { findClientOfLead } from '#site/contact/lead-db.server.ts'
import { answerBy } from '#site/correspondence/answer-clock.ts'
import { listEmailMessages, listFilenames } from '#site/correspondence/email-message-db.server.ts'

/** The enquiry with the path from reply to case; `values` is what was entered before, or nothing. */
export async function loadEnquiry(ctx: AdminContext, lead: Lead, values: StepValues = {}) {
  const { services, person, scope } = ctx
  const { db, now } = services
  const mayWrite = may(person, 'lead.write')
  const known = await findClientOfLead(db, lead)
  const client = known && (await findClient(db, known.id, scope)) ? known : null
  const { firstName, lastName } = splitName(lead.name)
  const templateFields = { firstName, staffName: person.name }
  const messages = await listEmailMessages(db, { leadId: lead.id })
  const isMine = lead.state === 'assigned' && lead.assignedTo === person.id
  return {
    lead,
    messages,
    filenames: Object.fromEntries(
      await listFilenames(
        db,
        messages.map(({ id }) => id),
      ),
    ),
    answer: lead.waitingSince && answerBy(lead.waitingSince, now()),
    moves: mayWrite ? movesFrom(lead.state).filter((move) => move !== 'take' || !isMine) : [],
    mayWrite: mayWrite && lead.state !== 'spam',
    key: randomUUID(),
    client: client && { id: client.id, name: client.name, mayUnlink: client.email !== lead.email.toLowerCase() },
    isOfColleague: known !== null && client === null,
    similar: known || !mayWrite ? [] : await listSimilar(ctx, lead.name),
    cases: client
      ? (await listCasesFor(db, { scope, clientId: client.id })).map(({ id, caseNumber, title }) => ({
          id,
          caseNumber,
          title,
        }))
      : [],
    quotes: await listQuotesFor(db, { leadId: lead.id }, { scope, now: now() }),
    appointments: (await listAppointmentsOfLead(db, lead.id))
      .filter(({ status }) => status !== 'cancelled')
      .map(({ id, status, ...row }) => ({ id, status, when: whenText(row, swissZone), staffName: row.staffName })),
    may: {
      invite: may(person, 'client.invite'),
      quote: may(person, 'quote.write'),
      book: may(person, 'appointment.write'),
    },
    templates: (await listTemplates(db)).map(({ id, title, body }) => ({
      id,
      title,
      text: fillTemplate(body, templateFields),
    })),
    products: await listChoosableVariants(db),
    booking: await viewBooking(ctx, { ...values, who: 'enquirer', lead: String(lead.number) }),
    given: {
      ...{ firstName, lastName, email: lead.email.toLowerCase() },
      title: lead.subject ?? topicLabel(lead.topic),
      validOn: movedBy(swissDay(now()), defaultDays),
    },
  }
}

export type EnquiryView = Awaited<ReturnType<typeof loadEnquiry>>

async function listSimilar(ctx: AdminContext, name: string) {
  const found = await findClients(ctx, name)
  return found.slice(0, 3).map(({ id, name: clientName, email }) => ({ id, name: clientName, email }))
}
