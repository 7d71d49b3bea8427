import { asClient } from '#accounts/access/as-client.server.ts'
import { householdChanged } from '#accounts/events.ts'
import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { notifyStaff } from '#accounts/team/notify-responsible.server.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { addMessage } from '#cases/messages/add-message.server.ts'
import { findSubmission } from '#cases/messages/message-db.server.ts'
import { sendMessage } from '#cases/messages/send-message.server.ts'
import { hasFilingDate } from '#cases/planning/due-date.ts'
import { findCaseOf, lockCase } from '#cases/process/case-db.server.ts'
import { caseRequested, staffNotified } from '#cases/process/case-emails.tsx'
import { addCaseEvent } from '#cases/process/case-event-db.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { publish } from '#platform/events/events.server.ts'
import { countUse, type Limit } from '#platform/http/limits.server.ts'
import { queueEmail } from '#platform/mail/queue-email.server.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { filingDueOn } from '#shop/domicile/cantons.ts'
import { findCaseOfYear } from '#shop/orders/case-of-year-db.server.ts'
import { caseNumber } from './case-opening.ts'
import { findBuyer, insertCase, lockYears, reserveCaseCount, waitForCaseId } from './case-opening-db.server.ts'
import { type CaseRequest, excerptOf, type RequestError, readCaseRequest } from './case-request.ts'
import { caseIdOf } from './open-case.server.ts'

const requestsOfClient: Limit = { name: 'case-requests', points: 5, seconds: 24 * 60 * 60 }

export type RequestOutcome =
  | { ok: true; caseId: string; isNew: boolean; isJoined?: true }
  | { ok: false; reason: 'forbidden' | RequestError }
  | { ok: false; reason: 'too-many'; retryAfterSeconds: number }

type RequestCaseDeps = Pick<Services, 'db' | 'pool' | 'now' | 'config' | 'log' | 'secretKey'>

/**
 * Opens a case with the client's text as first message, once per submission key; five cases per client and day. If the
 * household has a return for the year, the text becomes a message of that case.
 */
export async function requestCase(
  services: RequestCaseDeps,
  { actor, ...requested }: CaseRequest & { actor: Actor },
): Promise<RequestOutcome> {
  const { person } = actor
  if (!may(person, 'portal.use')) return { ok: false, reason: 'forbidden' }
  const read = readCaseRequest(requested, services.now())
  if (!read.ok) return read
  const { request } = read
  const caseId = caseIdOf('case-request', person.id, request.submissionKey)
  const before = await asClient(services.db, person.id, async (tx) => {
    const opened = await findCaseOf(tx, person.id, caseId)
    const joined = opened ? null : await findSubmission(tx, person.id, caseId)
    return joined?.caseId ? { caseId: joined.caseId, isJoined: true as const } : opened && { caseId }
  })
  if (before) return { ok: true, ...before, isNew: false }
  // Count before the transaction starts, because counting uses its own database connection.
  const counted = await countUse(services.pool, requestsOfClient, person.id)
  const opened = await asClient(services.db, person.id, async (tx): Promise<RequestOutcome> => {
    await waitForCaseId(tx, caseId)
    if (await findCaseOf(tx, person.id, caseId)) return { ok: true, caseId, isNew: false }
    if (!counted.ok) return { ok: false, reason: 'too-many', retryAfterSeconds: counted.retryAfterSeconds }
    await lockYears(tx, person.id, [request.taxYear])
    const of = { clientId: person.id, taxYear: request.taxYear }
    const known = request.caseType === 'tax_return' ? await findCaseOfYear(tx, of) : null
    if (known) return { ok: true, caseId: known.id, isNew: false, isJoined: true }
    await openRequested(tx, services, { actor, caseId, request })
    return { ok: true, caseId, isNew: true }
  })
  if (!opened.ok || !opened.isJoined) return opened
  return writeInCase(services, { actor, caseId: opened.caseId, submissionKey: caseId, request })
}

/** Sends the client's text to the case of the year; the submission key keeps a repeated form from sending it twice. */
async function writeInCase(
  services: RequestCaseDeps,
  { actor, caseId, submissionKey, request }: Opening & { submissionKey: string },
): Promise<RequestOutcome> {
  const subject = t(caseTexts.cases).names.requested[request.caseType](request.taxYear)
  const message = { actor, caseId, subject, body: request.description, submissionKey }
  const sent = await sendMessage(services, message)
  if (sent.ok) return { ok: true, caseId, isNew: sent.isNew, isJoined: true }
  if (sent.reason === 'too-many-messages')
    return { ok: false, reason: 'too-many', retryAfterSeconds: sent.retryAfterSeconds }
  return { ok: false, reason: sent.reason === 'forbidden' ? 'forbidden' : 'no-text' }
}

type Opening = {
  actor: Actor
  caseId: string
  request: Extract<ReturnType<typeof readCaseRequest>, { ok: true }>['request']
}

async function openRequested(
  tx: Tx,
  { now, config }: RequestCaseDeps,
  { actor, caseId, request }: Opening,
): Promise<void> {
  const { person } = actor
  const { taxYear, caseType, description } = request
  const title = t(caseTexts.cases).names.requested[caseType](taxYear)
  const canton = request.canton ?? (await findBuyer(tx, person.id)).canton
  const at = now()
  await insertCase(tx, {
    id: caseId,
    caseNumber: caseNumber(taxYear, await reserveCaseCount(tx, taxYear)),
    clientId: person.id,
    title,
    caseType,
    taxYear,
    priority: 'medium',
    description: excerptOf(description),
    dueOn: hasFilingDate(caseType) ? filingDueOn({ taxYear, canton }) : null,
    canton: request.canton,
    createdAt: at,
    updatedAt: at,
  })
  // The new case gets its canton from the household.
  await publish(tx, householdChanged, { clientId: person.id })
  const event = { caseId, at, actorId: person.id }
  await addCaseEvent(tx, { ...event, payload: { code: 'requested', values: {} }, toState: 'intake' })
  const opened = await lockCase(tx, caseId, person.id)
  if (!opened) throw new Error(`Case ${caseId} is gone right after it was opened`)
  const message = { subject: title, body: description, submissionKey: caseId }
  const place = { found: opened, client: person, thread: null }
  await addMessage(tx, at, { actor, place, message, isInternal: false })
  const eventKey = `case-opened:${caseId}`
  await queueEmail(tx, {
    eventKey,
    to: person.email,
    emailContent: () => caseRequested(config.PUBLIC_URL, person, opened),
  })
  const email = () => staffNotified(config.PUBLIC_URL, opened, { code: 'requested', values: {} })
  await notifyStaff(tx, 'office', { eventKey, about: 'new-cases' }, email)
  await recordAudit(tx, actor, {
    action: 'case.requested',
    object: { type: 'case', id: caseId },
    detail: { caseNumber: opened.caseNumber, type: caseType, taxYear },
  })
}
