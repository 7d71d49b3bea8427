import { createHash } from 'node:crypto'
import { accessScopeOf } from '#accounts/access/access-scope.ts'
import { householdChanged } from '#accounts/events.ts'
import { may } from '#accounts/people/may.ts'
import { findOpenDeletion, lockPerson } from '#accounts/people/people-db.server.ts'
import type { Status } from '#accounts/people/person.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { notifyStaff } from '#accounts/team/notify-responsible.server.ts'
import { findActiveStaff, findClient, type Recipient } from '#accounts/team/recipient-db.server.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { documentsDueOn, hasFilingDate } from '#cases/planning/due-date.ts'
import { type CaseRow, findCaseForStaff, lockCase } from '#cases/process/case-db.server.ts'
import { caseOpenedByFirm, staffNotified } from '#cases/process/case-emails.tsx'
import { addCaseEvent } from '#cases/process/case-event-db.server.ts'
import { moveBySystem } from '#cases/process/move-case.server.ts'
import { addChecklistItems } from '#cases/requests/checklist-db.server.ts'
import { type AuditEntry, recordAudit } from '#platform/audit/audit.server.ts'
import { swissDay } from '#platform/day.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { publish } from '#platform/events/events.server.ts'
import { queueEmail } from '#platform/mail/queue-email.server.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { filingDueOn } from '#shop/domicile/cantons.ts'
import { findCaseOfYear } from '#shop/orders/case-of-year-db.server.ts'
import { type CaseToOpen, caseNumber, casesToOpen } from './case-opening.ts'
import {
  findBuyer,
  findYearTitle,
  insertCase,
  listOpeningChecklist,
  listOpeningProducts,
  lockYears,
  reserveCaseCount,
  waitForCaseId,
} from './case-opening-db.server.ts'
import { type OpeningError, type OpeningKind, readOpening, type StaffOpening } from './staff-opening.ts'

export type StaffOpeningOutcome =
  | { ok: true; caseId: string; isNew: boolean }
  | { ok: false; reason: 'forbidden' | 'unknown-client' | 'unknown-adviser' | 'leaving' | OpeningError }
  | { ok: false; reason: 'not-a-client'; status: Status }
  | { ok: false; reason: 'same-case'; caseNumber: string; taxYear: number }

type OpenCaseDeps = Pick<Services, 'db' | 'now' | 'config'>
const openTo: readonly Status[] = ['active', 'invited']

/** Opens a case, once per submission key. A second return for a tax year of the client needs confirmation. */
export async function openCaseFor(
  services: OpenCaseDeps,
  { actor, ...requested }: StaffOpening & { actor: Actor },
): Promise<StaffOpeningOutcome> {
  if (!may(actor.person, 'case.open')) return { ok: false, reason: 'forbidden' }
  const read = readOpening(requested, services.now())
  if (!read.ok) return read
  const { opening } = read
  const caseId = caseIdOf('case-opening', actor.person.id, opening.submissionKey)
  return services.db.transaction().execute(async (tx): Promise<StaffOpeningOutcome> => {
    await waitForCaseId(tx, caseId)
    if (await findCaseForStaff(tx, caseId)) return { ok: true, caseId, isNew: false }
    const client = await findClient(tx, opening.clientId, accessScopeOf(actor))
    if (!client) return { ok: false, reason: 'unknown-client' }
    const plan = await planOpening(tx, opening)
    if (!plan) return { ok: false, reason: 'unknown-kind' }
    const adviser = opening.adviserId === null ? null : await findActiveStaff(tx, opening.adviserId)
    if (opening.adviserId !== null && !adviser) return { ok: false, reason: 'unknown-adviser' }
    await lockYears(tx, client.id, [plan.taxYear])
    const refusal = await refusalOf(tx, client.id, plan, opening.isAnother)
    if (refusal) return refusal
    const number = caseNumber(plan.taxYear, await reserveCaseCount(tx, plan.taxYear))
    await openPlanned(tx, services, { actor, caseId, number, client, plan, adviser, reason: opening.reason })
    return { ok: true, caseId, isNew: true }
  })
}

/** Returns why no case can be opened for the client, or null. Locks the client until the transaction ends. */
async function refusalOf(tx: Tx, clientId: string, plan: OpeningPlan, isAnother: boolean) {
  const person = await lockPerson(tx, clientId)
  if (!person) return { ok: false, reason: 'unknown-client' } as const
  if (!openTo.includes(person.status)) return { ok: false, reason: 'not-a-client', status: person.status } as const
  if (await findOpenDeletion(tx, clientId)) return { ok: false, reason: 'leaving' } as const
  const same = isAnother || plan.caseType !== 'tax_return' ? null : await findCaseOfYear(tx, { clientId, ...plan })
  return same && ({ ok: false, reason: 'same-case', caseNumber: same.caseNumber, taxYear: same.taxYear } as const)
}

type Planned = {
  actor: Actor
  caseId: string
  number: string
  client: Recipient
  plan: OpeningPlan
  adviser: Recipient | null
  reason: string
}

async function openPlanned(tx: Tx, services: OpenCaseDeps, planned: Planned): Promise<void> {
  const { actor, caseId, number, client, plan, adviser, reason } = planned
  const [at, today] = [services.now(), swissDay(services.now())]
  const { productIds, canton, ...facts } = plan
  const checklist = await listOpeningChecklist(tx, productIds, plan.taxYear)
  const filingOn = hasFilingDate(plan.caseType) ? filingDueOn({ taxYear: plan.taxYear, canton }) : null
  await insertCase(tx, {
    ...facts,
    id: caseId,
    caseNumber: number,
    clientId: client.id,
    assignedTo: adviser?.id ?? null,
    openedBy: actor.person.id,
    dueOn: checklist.length > 0 ? documentsDueOn(plan, today) : filingOn,
    createdAt: at,
    updatedAt: at,
  })
  await addChecklistItems(tx, caseId, checklist)
  // The new case gets its canton from the household.
  await publish(tx, householdChanged, { clientId: client.id })
  const event = { caseId, at, actorId: actor.person.id }
  await addCaseEvent(tx, { ...event, payload: { code: 'opened-by-firm', values: {} }, toState: 'intake' })
  await addCaseEvent(tx, { ...event, payload: { code: 'opening-reason', values: { reason } }, isInternal: true })
  if (adviser)
    await addCaseEvent(tx, { ...event, payload: { code: 'assigned', values: { to: adviser.name } }, isInternal: true })
  const opened = await lockCase(tx, caseId, null)
  if (!opened) throw new Error(`Case ${caseId} is gone right after it was opened`)
  const { needed, required } = opened.progress
  const email = () => caseOpenedByFirm(services.config.PUBLIC_URL, client, opened, required)
  await queueEmail(tx, { eventKey: `case-opened:${caseId}`, topic: 'cases', to: client.email, emailContent: email })
  await notifyOfOpening(tx, services, opened, { by: actor.person, adviser })
  const record = (entry: AuditEntry) => recordAudit(tx, actor, entry)
  await record({
    action: 'case.opened',
    object: { type: 'case', id: caseId },
    detail: { caseNumber: number, type: plan.caseType, taxYear: plan.taxYear, to: adviser?.id ?? null },
  })
  if (needed > 0) await moveBySystem(tx, services, opened, { move: 'ask_for_documents', isSilent: true, record })
}

/** Emails the adviser, unless the adviser opened the case. If the case has no adviser, emails owners and admins. */
async function notifyOfOpening(
  tx: Tx,
  { config }: Pick<Services, 'config'>,
  opened: CaseRow,
  { by, adviser }: { by: { id: string; name: string }; adviser: Recipient | null },
): Promise<void> {
  const values = { by: by.name }
  const eventKey = `case-opened:${opened.id}`
  if (!adviser) {
    const email = () => staffNotified(config.PUBLIC_URL, opened, { code: 'opened-by-firm', values })
    await notifyStaff(tx, 'office', { eventKey, about: 'new-cases' }, email)
  } else if (adviser.id !== by.id) {
    const email = () => staffNotified(config.PUBLIC_URL, opened, { code: 'assigned', values })
    await queueEmail(tx, {
      eventKey: `${eventKey}:${adviser.id}`,
      to: adviser.email,
      staffEvent: 'assigned',
      emailContent: email,
    })
  }
}

type OpeningPlan = Pick<CaseToOpen, 'caseType' | 'title' | 'taxYear' | 'priority' | 'description' | 'productIds'> & {
  canton: string | null
}

async function planOpening(
  tx: Tx,
  { clientId, kind, taxYear }: { clientId: string; kind: OpeningKind; taxYear: number },
): Promise<OpeningPlan | null> {
  const { names } = t(caseTexts.cases)
  const { canton } = await findBuyer(tx, clientId)
  if ('caseType' in kind) {
    const { caseType } = kind
    const title = names.requested[caseType](taxYear)
    return { caseType, title, taxYear, priority: 'medium', description: '', productIds: [], canton }
  }
  const product = (await listOpeningProducts(tx)).find(({ id }) => id === kind.productId)
  if (!product) return null
  const { id: productId, title: productTitle, typeValue, caseType } = product
  const variantTitle = await findYearTitle(tx, productId, taxYear)
  const line = { id: '', productId, productTitle, variantTitle, typeValue, caseType, taxYear, quantity: 1 }
  const [planned] = casesToOpen([line], taxYear, names)
  if (!planned) return null
  const { orderLineId: _, unitNumber: __, addOns: ___, ...facts } = planned
  return { ...facts, canton }
}

/** Derives the case id from person and submission key, so that a repeated submission yields the same case. */
export function caseIdOf(kind: 'case-request' | 'case-opening', personId: string, submissionKey: string): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([kind, personId, submissionKey]))
    .digest('hex')
  const groups = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`]
  return [...groups, hash.slice(20, 32)].join('-')
}
