import { accessScopeOf } from '#accounts/access/access-scope.ts'
import { asActor } from '#accounts/access/as-client.server.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { findCurrentDraft } from '#cases/drafts/return-draft-db.server.ts'
import { caseMoved } from '#cases/events.ts'
import { documentsDueOn, hasFilingDate } from '#cases/planning/due-date.ts'
import { listChecklist } from '#cases/requests/checklist-db.server.ts'
import { noteRequested, openItems } from '#cases/requests/notify-requested.server.ts'
import { type AuditEntry, recordAudit } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { publish } from '#platform/events/events.server.ts'
import type { Services } from '#platform/services.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import { filingDueOn } from '#shop/domicile/cantons.ts'
import { type CaseRow, lockCase, saveCase } from './case-db.server.ts'
import { addCaseEvent, findPreparers, findSetDate } from './case-event-db.server.ts'
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
import { fourEyes } from './four-eyes.ts'
import { loadSituation } from './load-situation.server.ts'
import { changesOf, execute } from './move-effects.server.ts'

export type MoveOutcome =
  | { ok: true; state: CaseState }
  | { ok: false; reason: 'unknown-case' }
  | { ok: false; reason: 'not-allowed'; state: CaseState; allowed: CaseMove[] }
  | { ok: false; reason: 'guard'; error: MoveError }
  | { ok: false; reason: 'conflict'; state: CaseState; version: number }
  | { ok: false; reason: ApprovalRefusal }

export type MoveRequest = {
  caseId: string
  move: CaseMove
  actor: Actor
  facts?: MoveFacts
  expectedVersion?: number
}

type MoveDeps = Pick<Services, 'db' | 'now' | 'config'>

type ApprovalRefusal = 'summary-stale' | 'summary-changing'

/**
 * The `returns` folder implements this to renew the tax summary. Returns why approval cannot be requested yet, or null.
 */
export type PrepareApproval = (
  services: MoveDeps,
  request: Pick<MoveRequest, 'caseId' | 'actor'>,
) => Promise<ApprovalRefusal | null>

declare module '#platform/services.ts' {
  interface Services {
    prepareApproval: PrepareApproval
  }
}

type MoveCaseDeps = MoveDeps & Pick<Services, 'prepareApproval' | 'log'>

/** Makes a transition, or returns why it is refused. Listeners of the event `caseMoved` send the emails. */
export async function moveCase(services: MoveCaseDeps, request: MoveRequest): Promise<MoveOutcome> {
  const { caseId, move, actor, expectedVersion } = request
  // Run before the transaction: this renders a PDF, during which the case must not be locked.
  const unprepared = move === 'ask_for_approval' ? await services.prepareApproval(services, request) : null
  if (unprepared) return { ok: false, reason: unprepared }
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
    const isOwnWork = move === 'ask_for_approval' && (await preparedBy(tx, services, found.id, actor.person.id))
    const mover = { actor, isSilent: false, isOwnWork }
    return makeMove(tx, services, found, { move, facts, mover, record })
  })
}

/** Whether the firm requires a second person to review returns, and this person prepared the return. */
async function preparedBy(tx: Tx, { log }: Pick<Services, 'log'>, caseId: string, personId: string): Promise<boolean> {
  if ((await readSetting({ db: tx, log }, fourEyes)) === 'off') return false
  const draft = await findCurrentDraft(tx, caseId)
  return (await findPreparers(tx, caseId, draft?.id ?? null)).includes(personId)
}

function cleanFacts(submitted: MoveFacts): MoveFacts {
  const facts: MoveFacts = {}
  for (const fact of moveFacts) {
    const text = submitted[fact]
    if (text !== undefined) facts[fact] = cleanText(text)
  }
  return facts
}

/** `actor` is null for background jobs. `isSilent`: send no email, because the caller sends its own. */
type Mover = { actor: Actor | null; isSilent: boolean; isOwnWork?: boolean }
type WriteAudit = (entry: AuditEntry) => unknown

/**
 * Makes a transition for a background job; null if not allowed. The caller passes `record` to write the audit entry at
 * the end of its transaction, because the lock on the audit log must be taken last.
 */
export async function moveBySystem(
  tx: Tx,
  services: MoveDeps,
  found: CaseRow,
  { move, isSilent, record, facts = {} }: { move: CaseMove; isSilent: boolean; record: WriteAudit; facts?: MoveFacts },
): Promise<MoveOutcome | null> {
  if (!allowedMoves(found.state, 'system').includes(move)) return null
  return makeMove(tx, services, found, { move, facts, mover: { actor: null, isSilent }, record })
}

async function makeMove(
  tx: Tx,
  services: MoveDeps,
  found: CaseRow,
  { move, facts, mover, record }: { move: CaseMove; facts: MoveFacts; mover: Mover; record: WriteAudit },
): Promise<MoveOutcome> {
  const { now } = services
  const row = caseMoves[move]
  const { actor } = mover
  const actorId = actor?.person.id ?? null
  const loaded = await loadSituation(tx, found, actorId, now())
  const { draft, isLastToApprove } = loaded
  const situation = { ...loaded.situation, isOwnWork: mover.isOwnWork ?? false }
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
  const isByClient = actor?.person.role === 'client'
  const isForClient = !isByClient && !mover.isSilent && isNotifiedMove(move)
  if (isForClient && move === 'ask_for_documents') {
    const items = openItems(await listChecklist(tx, found.id))
    if (items.length > 0) await noteRequested(tx, services, { caseId: found.id, items, actorId })
  }
  const { objectionEndsOn, decidedOn } = { ...found, ...changes }
  await publish(tx, caseMoved, {
    ...{ caseId: found.id, version: found.version + 1, move, from: found.state, to: state, reason, actorId },
    ...{ isByClient, isForClient, objectionEndsOn, decidedOn },
    approvedDraft: move === 'approve' && draft && !isLastToApprove ? draft.number : null,
  })
  await record({
    action: 'case.moved',
    object: { type: 'case', id: found.id },
    detail: { move, from: found.state, to: state },
  })
  return { ok: true, state }
}

async function dueOnAfter(tx: Tx, found: CaseRow, state: CaseState, today: string): Promise<string | null> {
  if (state === found.state || found.state === 'on_hold') return found.dueOn
  const set = await findSetDate(tx, found.id)
  if (set?.by === 'hand') return found.dueOn
  if (states[state].due === 'documents') return documentsDueOn(found, today)
  const comesFromClient = found.phase === 'onboarding' || found.phase === 'documents'
  if (state !== 'in_preparation' || !comesFromClient) return found.dueOn
  if (!hasFilingDate(found.caseType)) return null
  return set?.on ?? filingDueOn(found)
}

/** Starts preparation once all required items are complete. Without required items, staff must start it. */
export async function startWhenComplete(
  tx: Tx,
  services: Pick<Services, 'db' | 'now' | 'config'>,
  caseId: string,
  record: (entry: AuditEntry) => unknown,
): Promise<CaseState> {
  const found = await lockCase(tx, caseId, null)
  if (!found) throw new Error(`Case ${caseId} is gone while it was locked`)
  const isComplete = found.progress.required > 0 && found.progress.openRequired === 0
  if (found.state !== 'waiting_for_documents' || !isComplete) return found.state
  const outcome = await moveBySystem(tx, services, found, { move: 'start_preparation', isSilent: false, record })
  return outcome?.ok ? outcome.state : found.state
}
