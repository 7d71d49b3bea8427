import type { Actor } from '#accounts/actor.ts'
import { type AuditEntry, recordAudit } from '#platform/audit/audit.server.ts'
import { swissDay } from '#platform/day.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { publish } from '#platform/events/events.server.ts'
import { queueLetter } from '#platform/mail/queue-letter.server.ts'
import type { Services } from '#platform/services.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import { asActor } from './as-client.server.ts'
import { type CaseRow, lockCase, saveCase } from './case-db.server.ts'
import { addCaseEvent, findSetDate } from './case-event-db.server.ts'
import { factFault, type MoveFacts, type MoveFault } from './case-guards.ts'
import { movesOpenTo, ownerFor } from './case-rights.ts'
import { allowedMoves, type CaseMove, type CaseState, caseMoves, isToldMove, nextState, states } from './case-states.ts'
import { listChecklist } from './checklist-db.server.ts'
import { documentsDueOn, filingDueOn, hasFilingDate } from './due-date.ts'
import { caseMoved } from './events.ts'
import { caseMovedLetter, staffTold } from './letters.tsx'
import { openItems, tellAsked } from './requests/tell-asked.server.ts'
import { tellStaff } from './tell.server.ts'

export type MoveOutcome =
  | { ok: true; state: CaseState }
  | { ok: false; reason: 'unknown-case' }
  /** This person may not make this move from this state; `allowed` are those that they may. */
  | { ok: false; reason: 'not-allowed'; state: CaseState; allowed: CaseMove[] }
  /** Something is missing; `fault` says what. */
  | { ok: false; reason: 'guard'; fault: MoveFault }
  /** Somebody changed the case since the caller looked at it. */
  | { ok: false; reason: 'conflict'; state: CaseState; version: number }

export type MoveRequest = {
  caseId: string
  move: CaseMove
  actor: Actor
  facts?: MoveFacts
  /** The version that the caller saw; checked when given. */
  expectedVersion?: number
}

type Needs = Pick<Services, 'db' | 'now' | 'config'>

/** Moves a case along its process and lets the other side know, or says why it could not. */
export function moveCase(services: Needs, request: MoveRequest): Promise<MoveOutcome> {
  const { caseId, move, actor, expectedVersion } = request
  const facts = cleanFacts(request.facts ?? {})
  return asActor(services.db, actor, async (tx): Promise<MoveOutcome> => {
    const found = await lockCase(tx, caseId, ownerFor(actor))
    if (!found) return { ok: false, reason: 'unknown-case' }
    if (expectedVersion !== undefined && expectedVersion !== found.version) {
      return { ok: false, reason: 'conflict', state: found.state, version: found.version }
    }
    const allowed = movesOpenTo(actor.person, found)
    if (!allowed.includes(move)) return { ok: false, reason: 'not-allowed', state: found.state, allowed }
    const record = (entry: AuditEntry) => recordAudit(tx, actor, entry)
    const mover = { id: actor.person.id, isClient: actor.person.role === 'client', isSilent: false }
    return makeMove(tx, services, found, { move, facts, mover, record })
  })
}

function cleanFacts({ reason, filingReceipt, filedOn, assessedOn }: MoveFacts): MoveFacts {
  const clean = (text: string | undefined) => (text === undefined ? undefined : cleanText(text))
  return {
    reason: clean(reason),
    filingReceipt: clean(filingReceipt),
    filedOn: clean(filedOn),
    assessedOn: clean(assessedOn),
  }
}

type Mover = { id: string | null; isClient: boolean; isSilent: boolean }
type WriteAudit = (entry: AuditEntry) => unknown

/**
 * Moves a locked case as the program itself does after something else happened; null when the table has no such move.
 * `isSilent` spares the client a second letter about one event. The audit row is handed to `record`, since a transaction
 * writes the log last.
 */
export async function moveBySystem(
  tx: Tx,
  services: Needs,
  found: CaseRow,
  { move, isSilent, record }: { move: CaseMove; isSilent: boolean; record: WriteAudit },
): Promise<MoveOutcome | null> {
  if (!allowedMoves(found.state, 'system').includes(move)) return null
  return makeMove(tx, services, found, { move, facts: {}, mover: { id: null, isClient: false, isSilent }, record })
}

async function makeMove(
  tx: Tx,
  { now, config }: Needs,
  found: CaseRow,
  { move, facts, mover, record }: { move: CaseMove; facts: MoveFacts; mover: Mover; record: WriteAudit },
): Promise<MoveOutcome> {
  const row = caseMoves[move]
  const today = swissDay(now())
  const situation = { ...found, openRequiredItems: found.progress.openRequired }
  const fault =
    row.guards?.map((guard) => guard(situation)).find((found) => found !== null) ??
    factFault(row.needs ?? [], facts, situation, today)
  if (fault) return { ok: false, reason: 'guard', fault }

  const state = nextState(move, found.stateBeforeHold)
  const reason = row.needs?.includes('reason') ? (facts.reason ?? null) : null
  const dueOn = await dueOnAfter(tx, found, state, today)
  await saveCase(tx, found.id, { state, dueOn, stateNote: reason, ...changesOf(move, found, facts, now()) }, now())
  await addCaseEvent(tx, {
    caseId: found.id,
    said: { code: 'moved', values: { move, reason } },
    at: now(),
    actorId: mover.id,
    isInternal: !row.isTold,
    fromState: found.state,
    toState: state,
  })
  await publish(tx, caseMoved, { caseId: found.id, move, from: found.state, to: state })
  const eventKey = `case-moved:${found.id}:${found.version + 1}`
  if (mover.isClient) {
    const letter = staffTold(config.PUBLIC_URL, { ...found, dueOn }, { code: 'moved', values: { move, reason } })
    await tellStaff(tx, found, eventKey, letter)
  } else if (isToldMove(move) && !mover.isSilent) {
    const items = move === 'ask_for_documents' ? openItems(await listChecklist(tx, found.id)) : []
    const letter = caseMovedLetter(config.PUBLIC_URL, { name: found.clientName }, { ...found, dueOn }, { move, reason })
    if (items.length > 0)
      await tellAsked(tx, { now, config }, { ...found, dueOn }, { items, actorId: mover.id, eventKey })
    else await queueLetter(tx, { eventKey, to: found.clientEmail, ...letter })
  }
  await record({
    action: 'case.moved',
    object: { type: 'case', id: found.id },
    detail: { move, from: found.state, to: state },
  })
  return { ok: true, state }
}

/** What a move writes beside the state. Work that starts again needs a new approval. */
function changesOf(move: CaseMove, found: CaseRow, facts: MoveFacts, now: Date) {
  switch (move) {
    case 'approve':
      return { clientApprovedAt: now }
    case 'ask_for_approval':
    case 'return_to_preparation':
    case 'request_changes':
      return { clientApprovedAt: null }
    case 'file':
      return { filingReceipt: facts.filingReceipt, filedOn: facts.filedOn }
    case 'record_assessment':
      return { assessedOn: facts.assessedOn }
    case 'close':
    case 'close_without_filing':
      return { closedAt: now }
    case 'withdraw':
      return { closedAt: now, stateBeforeHold: null }
    case 'hold':
      return { stateBeforeHold: found.state }
    case 'resume':
      return { stateBeforeHold: null }
    case 'reopen':
      return { closedAt: null, clientApprovedAt: null }
    default:
      return {}
  }
}

/** The date of the state that the case enters, unless a person has set one. */
async function dueOnAfter(tx: Tx, found: CaseRow, state: CaseState, today: string): Promise<string | null> {
  if (state === found.state || found.state === 'on_hold') return found.dueOn
  const set = await findSetDate(tx, found.id)
  if (set?.by === 'hand') return found.dueOn
  if (states[state].next?.date === 'documents') return documentsDueOn(today)
  const comesFromClient = found.phase === 'onboarding' || found.phase === 'documents'
  if (state !== 'in_preparation' || !comesFromClient) return found.dueOn
  if (!hasFilingDate(found.caseType)) return null
  return set?.on ?? filingDueOn(found, today)
}
