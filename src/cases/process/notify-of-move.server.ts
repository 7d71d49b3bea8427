import type { z } from 'zod'
import { findPerson } from '#accounts/people/people-db.server.ts'
import { notifyStaff } from '#accounts/team/notify-responsible.server.ts'
import { readerOf } from '#cases/case-status-text.ts'
import type { caseMoved } from '#cases/events.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { listChecklist } from '#cases/requests/checklist-db.server.ts'
import { emailRequested, openItems } from '#cases/requests/notify-requested.server.ts'
import {
  notifyCoSigners,
  notifyHousehold,
  notifyWhoIsMissing,
  statesNotifiedToSigners,
} from '#cases/sharing/notify-household.server.ts'
import { swissDay } from '#platform/day.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { type CaseRow, findCaseForStaff } from './case-db.server.ts'
import { caseMovedEmail, staffNotified } from './case-emails.tsx'
import { type CaseState, isNotifiedMove } from './case-states.ts'
import { turnOf } from './turn.ts'

type Moved = z.output<(typeof caseMoved)['payload']>
type EmailDeps = Pick<Services, 'db' | 'config' | 'now'>

export function emailStaffOfMove(services: EmailDeps, moved: Moved): Promise<void> {
  return withMovedCase(services, moved, async (tx, found) => {
    if (!moved.isByClient) return
    const { move, reason } = moved
    const email = () => staffNotified(services.config.PUBLIC_URL, found, { code: 'moved', values: { move, reason } })
    await notifyStaff(tx, found, { eventKey: keyOf(moved), about: 'moves' }, email)
  })
}

export function emailOpenSigners(services: EmailDeps, moved: Moved): Promise<void> {
  return withMovedCase(services, moved, async (tx, found) => {
    const { approvedDraft: number, actorId } = moved
    if (number === null || actorId === null) return
    const by = await findPerson(tx, actorId)
    if (by)
      await notifyWhoIsMissing(tx, found, { site: services.config.PUBLIC_URL, eventKey: keyOf(moved), by, number })
  })
}

/** Emails the client about a transition. If documents are requested, also emails the partner. */
export function emailClientOfMove(services: EmailDeps, moved: Moved): Promise<void> {
  return withMovedCase(services, moved, async (tx, found) => {
    if (!moved.isForClient) return
    const eventKey = keyOf(moved)
    const items = moved.move === 'ask_for_documents' ? openItems(await listChecklist(tx, found.id)) : []
    if (items.length > 0) return emailRequested(tx, services, found, { items, eventKey })
    const emailContent = emailFor(services, moved, found, turnWords(found, swissDay(services.now())))
    await notifyHousehold(tx, readersOf(found, moved.to), { eventKey, ...topicOf(moved.to), emailContent })
  })
}

export function emailCoSigners(services: EmailDeps, moved: Moved): Promise<void> {
  return withMovedCase(services, moved, async (tx, found) => {
    if (!moved.isForClient || !statesNotifiedToSigners.includes(moved.to)) return
    const emailContent = emailFor(services, moved, found, clockWordsForSigner(found))
    await notifyCoSigners(tx, found.id, { eventKey: keyOf(moved), ...topicOf(moved.to), emailContent })
  })
}

export function emailObjectionClock(services: EmailDeps, moved: Moved): Promise<void> {
  return withMovedCase(services, moved, async (tx, found) => {
    const { objectionEndsOn: endsOn, decidedOn } = found
    if (moved.to !== 'assessed' || moved.from === 'assessed' || !endsOn) return
    const values = { endsOn, isDecided: decidedOn !== null }
    const email = () => staffNotified(services.config.PUBLIC_URL, found, { code: 'objection-clock', values })
    await notifyStaff(tx, found, { eventKey: `${keyOf(moved)}:clock`, about: 'deadlines' }, email)
  })
}

/** Calls `run` with the case in the state right after the transition, even if its state has changed since. */
function withMovedCase(
  { db, now }: EmailDeps,
  moved: Moved,
  run: (tx: Tx, found: CaseRow) => Promise<void>,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const found = await findCaseForStaff(tx, moved.caseId)
    const { to: state, objectionEndsOn, decidedOn, reason: stateNote } = moved
    if (!found) return
    // A date that has passed is no “next deadline”.
    const dueOn = found.dueOn !== null && found.dueOn < swissDay(now()) ? null : found.dueOn
    await run(tx, { ...found, state, dueOn, objectionEndsOn, decidedOn, stateNote })
  })
}

const keyOf = ({ caseId, version }: Moved) => `case-moved:${caseId}:${version}`

function emailFor({ config }: EmailDeps, { move, reason }: Moved, found: CaseRow, more: string[]) {
  if (!isNotifiedMove(move)) throw new Error(`Clients are not notified of ${move}`)
  return (to: { name: string }) => caseMovedEmail(config.PUBLIC_URL, to, found, { move, reason, more })
}

/** Emails about signatures and legal deadlines have no topic, so that recipients cannot opt out of them. */
function topicOf(state: CaseState): { topic?: 'cases' } {
  return state === 'client_approval' || state === 'assessed' ? {} : { topic: 'cases' }
}

/** Requested documents concern both partners; all other emails go only to the client, as co-signers get their own. */
function readersOf(found: CaseRow, state: CaseState): CaseRow {
  return state === 'waiting_for_documents' ? found : { ...found, sharedWith: null }
}

/** The next date of the case in words: of the draft, of our comparison or of the objection. */
function turnWords(found: CaseRow, today: string): string[] {
  const { turns, objectionUntil } = t(caseTexts.cases)
  const turn = turnOf(found, { reader: readerOf(found.clientId, found), openQuestions: 0, today })
  const { objectionEndsOn, decidedOn } = found
  if (turn?.code === 'prepare' && turn.date === 'draft' && turn.on) return [turns.draftBy(turn.on)]
  if (found.state !== 'assessed' || !objectionEndsOn) return []
  if (turn?.code === 'compare' && turn.on) return [turns.comparing(turn.on, objectionEndsOn)]
  return [objectionUntil(objectionEndsOn, decidedOn !== null)]
}

function clockWordsForSigner({ state, objectionEndsOn, decidedOn, clientName }: CaseRow): string[] {
  if (state !== 'assessed' || !objectionEndsOn) return []
  return [t(caseTexts.cases).objectionUntilForSigner(objectionEndsOn, decidedOn !== null, clientName)]
}
