import { accessScopeOf } from '#accounts/access/access-scope.ts'
import { may } from '#accounts/people/may.ts'
import {
  claimInvitation,
  insertInvited,
  newInvitationLink,
  readInvitation,
} from '#accounts/registration/invite-client.server.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { findClient } from '#accounts/team/recipient-db.server.ts'
import { adoptAppointments, findAppointment } from '#appointments/appointment-db.server.ts'
import { ownAppointment } from '#appointments/appointment-emails.tsx'
import { bookByFirmIn } from '#appointments/booking/book-appointment.server.ts'
import { attached, linkForClient } from '#appointments/booking/notify-guests.server.ts'
import type { FreeTime } from '#appointments/free-times/free-times.ts'
import { kindSettings } from '#appointments/kinds/kind-rules.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { swissDay } from '#platform/day.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { FieldErrors } from '#platform/field-errors.ts'
import { ownText } from '#platform/mail/own-email.ts'
import type { Services } from '#platform/services.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { quoteLabel, quotePath } from '#shop/quotes/quote.ts'
import { listChoosableVariants } from '#shop/quotes/quote-db.server.ts'
import { type QuoteContent, type QuoteError, readQuote } from '#shop/quotes/quote-form.ts'
import { insertSentQuote } from '#shop/quotes/write-quote.server.ts'
import { insertMessageFiles } from '#site/correspondence/email-message-db.server.ts'
import { type AnswerFile, attachmentsOf } from './answer-files.server.ts'
import { type AnswerExtras, type AnswerInput, type AnswerOutcome, answerLeadIn } from './answer-lead.server.ts'
import {
  type AppointmentStep,
  type AppointmentStepError,
  readAppointmentStep,
  type StepValues,
} from './answer-steps.ts'
import type { Lead } from './lead.ts'
import { findClientOfLead, saveClientOfLead } from './lead-db.server.ts'

type Deps = Pick<Services, 'db' | 'pool' | 'now' | 'log' | 'config' | 'secretKey'>
type Client = { id: string; email: string; phone: string | null }
type Invited = Extract<ReturnType<typeof readInvitation>, { ok: true }>['invited']

/** Everything that goes with the answer, checked but not done. */
export type StepPlan = {
  client: Client | null
  invited: Invited | null
  quote: QuoteContent | null
  appointment: AppointmentStep | null
}

export type StepErrors = {
  fields: FieldErrors
  quote: Record<string, QuoteError>
  appointment: AppointmentStepError | null
  /** A quote needs a client, and no client is chosen or ticked. */
  needsClient: boolean
}

/** Reads the steps that are ticked. Steps without a tick are ignored, whatever their fields contain. */
export async function planSteps(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { actor, lead, values }: { actor: Actor; lead: Lead; values: StepValues },
): Promise<{ ok: true; plan: StepPlan } | ({ ok: false; reason: 'invalid' } & StepErrors)> {
  const known = await findClientOfLead(db, lead)
  const client = known && (await findClient(db, known.id, accessScopeOf(actor))) ? known : null
  const invitation = !known && values.client ? readInvitation(values) : null
  const content = values.quote
    ? readQuote(values, { products: await listChoosableVariants(db), today: swissDay(now()) })
    : null
  const invited = invitation?.ok ? invitation.invited : null
  const talk = values.appointment ? readAppointmentStep(values, client?.phone ?? invited?.phone ?? null) : null
  const errors: StepErrors = {
    fields: invitation && !invitation.ok ? invitation.fields : {},
    quote: content && !content.ok ? content.errors : {},
    appointment: talk && !talk.ok ? talk.reason : null,
    needsClient: Boolean(values.quote) && !client && !values.client,
  }
  const hasErrors = [errors.fields, errors.quote].some((each) => Object.keys(each).length > 0)
  if (hasErrors || errors.appointment || errors.needsClient) return { ok: false, reason: 'invalid', ...errors }
  const quote = content?.ok ? content.content : null
  return { ok: true, plan: { client, invited, quote, appointment: talk?.ok ? talk.appointment : null } }
}

export type StepsOutcome =
  | AnswerOutcome
  | { ok: false; reason: 'too-many-invitations' | 'taken' | 'first-talk-used' | 'no-mail' | 'not-there' | 'no-minutes' }
  | { ok: false; reason: 'gone'; next: FreeTime[] }

/** Thrown within the transaction, so that a step that is refused undoes those before it. */
class StepRefused extends Error {
  readonly outcome: StepsOutcome
  constructor(outcome: StepsOutcome) {
    super(outcome.ok ? 'ok' : outcome.reason)
    this.outcome = outcome
  }
}

/** Sends the answer with invitation, quote and appointment in one email: all of it or nothing. Idempotent. */
export async function answerWithSteps(
  services: Deps,
  input: Omit<AnswerInput, 'direction'>,
  { plan, files = [] }: { plan: StepPlan; files?: readonly AnswerFile[] },
): Promise<StepsOutcome> {
  const { actor } = input
  if (plan.invited && !may(actor.person, 'client.invite')) return { ok: false, reason: 'forbidden' }
  if (plan.quote && !may(actor.person, 'quote.write')) return { ok: false, reason: 'forbidden' }
  // Counted before the transaction, because it uses another database connection.
  const limited = plan.invited ? await claimInvitation(services, plan.invited.email) : null
  if (limited) return { ok: false, reason: 'too-many-invitations' }
  try {
    return await services.db
      .transaction()
      .execute((tx) =>
        answerLeadIn(tx, services, { ...input, direction: 'sent' }, ({ lead, messageId }) =>
          takeSteps(tx, services, { actor, lead, messageId, plan, files }),
        ),
      )
  } catch (error) {
    if (error instanceof StepRefused) return error.outcome
    throw error
  }
}

type Taken = {
  actor: Actor
  lead: Pick<Lead, 'id' | 'name' | 'email' | 'clientId'>
  messageId: string
  plan: StepPlan
  files: readonly AnswerFile[]
}

async function takeSteps(
  tx: Tx,
  services: Deps,
  { actor, lead, messageId, plan, files }: Taken,
): Promise<AnswerExtras> {
  const at = services.now()
  await insertMessageFiles(tx, messageId, files)
  const invited = plan.invited && (await insertInvited(tx, plan.invited, at))
  if (plan.invited && !invited) throw new StepRefused({ ok: false, reason: 'taken' })
  const client = invited ?? plan.client
  if (client && client.id !== lead.clientId) await saveClientOfLead(tx, lead.id, client.id, at)
  if (client) await adoptAppointments(tx, lead.id, client.id)
  const inviteUrl = invited && (await newInvitationLink(tx, services, invited))
  const quote =
    plan.quote && client
      ? await insertSentQuote(tx, { actor, clientId: client.id, leadId: lead.id, content: plan.quote, at })
      : null
  const booked =
    plan.appointment && (await book(tx, services, { actor, lead, messageId, client, step: plan.appointment }))
  if (invited) await recordAudit(tx, actor, { action: 'client-invited', object: { type: 'person', id: invited.id } })
  if (quote) {
    const detail = { label: quoteLabel(quote), totalCents: plan.quote?.totalCents ?? 0, validOn: quote.validOn }
    await recordAudit(tx, actor, { action: 'quote.sent', object: { type: 'quote', id: quote.id }, detail })
  }
  return {
    steps: {
      inviteUrl,
      quote: quote && {
        url: ownText(services.config.PUBLIC_URL + quotePath(quote.id)),
        ...{ label: ownText(quoteLabel(quote)), validOn: ownText(quote.validOn) },
      },
      appointment: booked && { row: ownAppointment(booked.row), url: ownText(booked.url), now: at },
    },
    isConfidential: invited !== null || (booked !== null && client === null),
    attachments: [...(booked ? [booked.file] : []), ...attachmentsOf(files)],
  }
}

type ToBook = Pick<Taken, 'actor' | 'lead' | 'messageId'> & { client: { id: string } | null; step: AppointmentStep }

async function book(tx: Tx, services: Deps, { actor, lead, messageId, client, step }: ToBook) {
  const { kind, staffId, channel, startsAt, phone, language } = step
  const { lengths } = await readSetting({ db: tx, log: services.log }, kindSettings[kind])
  const outcome = await bookByFirmIn(tx, services, {
    ...{ actor, kind, staffId, startsAt, meetingType: channel, caseId: null, topic: '', scenario: null },
    ...{
      durationMinutes: lengths.find((minutes) => minutes === step.minutes) ?? lengths[0] ?? 30,
      language,
      zone: 'Europe/Zurich',
    },
    whom: client ? { clientId: client.id } : { guest: { name: lead.name, email: lead.email, phone }, leadId: lead.id },
    ...{ submissionKey: messageId, isAnnounced: true, leadId: lead.id },
  })
  if (!outcome.ok) throw new StepRefused(outcome)
  const row = await findAppointment(tx, outcome.id, null)
  if (!row) throw new Error('The appointment that was just booked is missing')
  const url = linkForClient(services, row)
  return { row, url, file: attached(services, row, url) }
}
