import { asClient } from '#accounts/access/as-client.server.ts'
import { householdChanged } from '#accounts/events.ts'
import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { notifyStaff } from '#accounts/team/notify-responsible.server.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { addMessage } from '#cases/messages/add-message.server.ts'
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
import { caseNumber } from './case-opening.ts'
import { findBuyer, insertCase, reserveCaseCount, waitForCaseId } from './case-opening-db.server.ts'
import { type CaseRequest, excerptOf, type RequestError, readCaseRequest } from './case-request.ts'
import { caseIdOf } from './open-case.server.ts'

const requestsOfClient: Limit = { name: 'case-requests', points: 5, seconds: 24 * 60 * 60 }

export type RequestOutcome =
  | { ok: true; caseId: string; isNew: boolean }
  | { ok: false; reason: 'forbidden' | RequestError }
  | { ok: false; reason: 'too-many'; retryAfterSeconds: number }

type RequestCaseDeps = Pick<Services, 'db' | 'pool' | 'now' | 'config'>

/** Opens a case with the client's text as first message, once per submission key; five cases per client and day. */
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
  if (await asClient(services.db, person.id, (tx) => findCaseOf(tx, person.id, caseId))) {
    return { ok: true, caseId, isNew: false }
  }
  // Count before the transaction starts, because counting uses its own database connection.
  const counted = await countUse(services.pool, requestsOfClient, person.id)
  return asClient(services.db, person.id, async (tx): Promise<RequestOutcome> => {
    await waitForCaseId(tx, caseId)
    if (await findCaseOf(tx, person.id, caseId)) return { ok: true, caseId, isNew: false }
    if (!counted.ok) return { ok: false, reason: 'too-many', retryAfterSeconds: counted.retryAfterSeconds }
    await openRequested(tx, services, { actor, caseId, request })
    return { ok: true, caseId, isNew: true }
  })
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
