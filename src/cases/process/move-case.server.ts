import { accessScopeOf } from '#accounts/access/access-scope.ts'
import { asActor } from '#accounts/access/as-client.server.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { notifyStaff } from '#accounts/team/notify-responsible.server.ts'
import { documentsDueOn, filingDueOn, hasFilingDate } from '#cases/planning/due-date.ts'
import { listChecklist } from '#cases/requests/checklist-db.server.ts'
import { notifyRequested, openItems } from '#cases/requests/notify-requested.server.ts'
import { notifyHousehold } from '#cases/sharing/notify-household.server.ts'
import { notifyCoSigners, notifyWhoIsMissing, statesNotifiedToSigners } from '#cases/sharing/notify-signers.server.ts'
import { caseWords } from '#cases/words.ts'
import { type AuditEntry, recordAudit } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import { type CaseRow, lockCase, saveCase } from './case-db.server.ts'
import { caseMovedEmail, staffNotified } from './case-emails.tsx'
import { addCaseEvent, findSetDate } from './case-event-db.server.ts'
import { factError, type MoveError, type MoveFacts, moveFacts } from './case-guards.ts'
import { movesOpenTo } from './case-rights.ts'
import {
  allowedMoves,
  type CaseMove,
  type CaseState,
  caseMoves,
  isNotifiedMove,
  nextState,
  states,
} from './case-states.ts'
import { loadSituation } from './load-situation.server.ts'
import { changesOf, execute } from './move-effects.server.ts'

export type MoveOutcome =
  | { ok: true; state: CaseState }
  | { ok: false; reason: 'unknown-case' }
  | { ok: false; reason: 'not-allowed'; state: CaseState; allowed: CaseMove[] }
  | { ok: false; reason: 'guard'; error: MoveError }
  | { ok: false; reason: 'conflict'; state: CaseState; version: number }

export type MoveRequest = {
  caseId: string
  move: CaseMove
  actor: Actor
  facts?: MoveFacts
  expectedVersion?: number
}

type MoveCaseDeps = Pick<Services, 'db' | 'now' | 'config'>

/** Makes a case transition and notifies the other side, or returns why the transition is refused. */
export function moveCase(services: MoveCaseDeps, request: MoveRequest): Promise<MoveOutcome> {
  const { caseId, move, actor, expectedVersion } = request
  const facts = cleanFacts(request.facts ?? {})
  return asActor(services.db, actor, async (tx): Promise<MoveOutcome> => {
    const found = await lockCase(tx, caseId, accessScopeOf(actor))
    if (!found) return { ok: false, reason: 'unknown-case' }
    if (expectedVersion !== undefined && expectedVersion !== found.version) {
      return { ok: false, reason: 'conflict', state: found.state, version: found.version }
    }
    const allowed = movesOpenTo(actor.person, found)
    if (!allowed.includes(move)) return { ok: false, reason: 'not-allowed', state: found.state, allowed }
    const record = (entry: AuditEntry) => recordAudit(tx, actor, entry)
    const mover = { actor, isSilent: false }
    return makeMove(tx, services, found, { move, facts, mover, record })
  })
}

function cleanFacts(submitted: MoveFacts): MoveFacts {
  const facts: MoveFacts = {}
  for (const fact of moveFacts) {
    const text = submitted[fact]
    if (text !== undefined) facts[fact] = cleanText(text)
  }
  return facts
}

/** `actor` is null for background jobs. `isSilent` sends no email, because the caller emails about this event. */
type Mover = { actor: Actor | null; isSilent: boolean }
type WriteAudit = (entry: AuditEntry) => unknown

/**
 * Makes a case transition for a background job; null if the state table does not allow it. `record` collects the audit
 * entry, which the transaction must write last, because the audit log is the last lock.
 */
export async function moveBySystem(
  tx: Tx,
  services: MoveCaseDeps,
  found: CaseRow,
  { move, isSilent, record, facts = {} }: { move: CaseMove; isSilent: boolean; record: WriteAudit; facts?: MoveFacts },
): Promise<MoveOutcome | null> {
  if (!allowedMoves(found.state, 'system').includes(move)) return null
  return makeMove(tx, services, found, { move, facts, mover: { actor: null, isSilent }, record })
}

async function makeMove(
  tx: Tx,
  services: MoveCaseDeps,
  found: CaseRow,
  { move, facts, mover, record }: { move: CaseMove; facts: MoveFacts; mover: Mover; record: WriteAudit },
): Promise<MoveOutcome> {
  const { now, config } = services
  const row = caseMoves[move]
  const { actor } = mover
  const actorId = actor?.person.id ?? null
  const { situation, draft, isLastToApprove } = await loadSituation(tx, found, actorId, now())
  const error =
    row.guards?.map((guard) => guard(situation, facts)).find((found) => found !== null) ??
    factError(row.needs ?? [], facts, situation)
  if (error) return { ok: false, reason: 'guard', error }

  const state = nextState(move, found.stateBeforeHold)
  const created = { move, to: state, facts, actor, draft, isLastToApprove }
  const reason = row.needs?.includes('reason') ? (facts.reason ?? null) : null
  const planned = await dueOnAfter(tx, found, state, situation.today)
  const changes = { state, dueOn: planned, stateNote: reason, ...changesOf(created, found, now()) }
  await saveCase(tx, found.id, changes, now())
  await addCaseEvent(tx, {
    caseId: found.id,
    payload: { code: 'moved', values: { move, reason } },
    at: now(),
    actorId,
    isInternal: !row.isNotified,
    fromState: found.state,
    toState: state,
  })
  await execute(tx, services, found, created)
  const after = { ...found, ...changes }
  const eventKey = `case-moved:${found.id}:${found.version + 1}`
  if (actor?.person.role === 'client') {
    const email = () => staffNotified(config.PUBLIC_URL, after, { code: 'moved', values: { move, reason } })
    await notifyStaff(tx, found, { eventKey, about: 'moves' }, email)
    if (move === 'approve' && draft && !isLastToApprove)
      await notifyWhoIsMissing(tx, found, { site: config.PUBLIC_URL, eventKey, by: actor.person, number: draft.number })
  } else if (isNotifiedMove(move) && !mover.isSilent) {
    const items = move === 'ask_for_documents' ? openItems(await listChecklist(tx, found.id)) : []
    const emailFor = (more: string[]) => (to: { name: string }) =>
      caseMovedEmail(config.PUBLIC_URL, to, after, { move, reason, more })
    const about = { eventKey, ...topicOf(state) }
    if (items.length > 0) await notifyRequested(tx, { now, config }, after, { items, actorId, eventKey })
    else await notifyHousehold(tx, readersOf(found, state), { ...about, emailContent: emailFor(clockWords(after)) })
    if (statesNotifiedToSigners.includes(state))
      await notifyCoSigners(tx, found.id, { ...about, emailContent: emailFor(clockWordsForSigner(after)) })
  }
  if (state === 'assessed' && found.state !== 'assessed') await notifyOfClock(tx, config.PUBLIC_URL, after, eventKey)
  await record({
    action: 'case.moved',
    object: { type: 'case', id: found.id },
    detail: { move, from: found.state, to: state },
  })
  return { ok: true, state }
}

/** Emails about signatures and legal deadlines have no topic, so that recipients cannot opt out of them. */
function topicOf(state: CaseState): { topic?: 'cases' } {
  return state === 'client_approval' || state === 'assessed' ? {} : { topic: 'cases' }
}

/** Requests for documents go to both partners, as either can send them; other emails go to client and signers. */
function readersOf(found: CaseRow, state: CaseState): CaseRow {
  return state === 'waiting_for_documents' ? found : { ...found, sharedWith: null }
}

type Assessed = Pick<CaseRow, 'state' | 'objectionEndsOn' | 'decidedOn'>

function clockWords({ state, objectionEndsOn, decidedOn }: Assessed): string[] {
  if (state !== 'assessed' || !objectionEndsOn) return []
  return [caseWords().objectionUntil(objectionEndsOn, decidedOn !== null)]
}

function clockWordsForSigner({
  state,
  objectionEndsOn,
  decidedOn,
  clientName,
}: Assessed & { clientName: string }): string[] {
  if (state !== 'assessed' || !objectionEndsOn) return []
  return [caseWords().objectionUntilForSigner(objectionEndsOn, decidedOn !== null, clientName)]
}

async function notifyOfClock(tx: Tx, site: string, found: CaseRow, eventKey: string): Promise<void> {
  const { objectionEndsOn: endsOn, decidedOn } = found
  if (!endsOn) return
  const values = { endsOn, isDecided: decidedOn !== null }
  const email = () => staffNotified(site, found, { code: 'objection-clock', values })
  await notifyStaff(tx, found, { eventKey: `${eventKey}:clock`, about: 'deadlines' }, email)
}

async function dueOnAfter(tx: Tx, found: CaseRow, state: CaseState, today: string): Promise<string | null> {
  if (state === found.state || found.state === 'on_hold') return found.dueOn
  const set = await findSetDate(tx, found.id)
  if (set?.by === 'hand') return found.dueOn
  if (states[state].next?.date === 'documents') return documentsDueOn(found, today)
  const comesFromClient = found.phase === 'onboarding' || found.phase === 'documents'
  if (state !== 'in_preparation' || !comesFromClient) return found.dueOn
  if (!hasFilingDate(found.caseType)) return null
  return set?.on ?? filingDueOn(found, today)
}
