import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { type NoCase, withCase } from '#cases/process/with-case.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { swissDay } from '#platform/day.ts'
import type { Services } from '#platform/services.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import {
  deleteEntry,
  findEntry,
  findRunning,
  insertEntry,
  type RunningTimer,
  saveEntry,
  saveStopped,
  type TimeEntry,
} from './time-db.server.ts'
import {
  type EnteredTime,
  maxMinutes,
  maxNoteLength,
  minutesOf,
  readTime,
  type TimeEntryError,
  timerMinutes,
} from './time-entry.ts'

type TimeDeps = Pick<Services, 'db' | 'now'>
type OfCase = { caseId: string; actor: Actor }

export type StartOutcome = { ok: true } | NoCase | { ok: false; reason: 'running'; timer: RunningTimer }

/** Starts the person's timer. A person has one: while it runs on another case, it must be stopped first. */
export function startTimer(services: TimeDeps, { caseId, actor }: OfCase): Promise<StartOutcome> {
  return withCase(services, { caseId, actor, action: 'case.write' }, async (tx): Promise<StartOutcome> => {
    const at = services.now()
    const personId = actor.person.id
    const times = { workedOn: swissDay(at), startedAt: at, createdAt: at, updatedAt: at }
    const submissionKey = `${personId}:timer:${at.toISOString()}`
    const isStarted = await insertEntry(tx, { caseId, personId, submissionKey, ...times })
    const timer = await findRunning(tx, personId)
    if (timer && timer.caseId !== caseId) return { ok: false, reason: 'running', timer }
    if (isStarted) await recordAudit(tx, actor, { action: 'time.started', object: { type: 'case', id: caseId } })
    return { ok: true }
  })
}

export type StopOutcome =
  | { ok: true; caseId: string | null }
  | { ok: false; reason: 'ran-long' | 'too-long' | 'note-too-long' | 'no-minutes' }

/** Stops the person's own timer, also on a case that is no longer theirs. `minutes` corrects the measured time. */
export function stopTimer(
  { db, now }: TimeDeps,
  { actor, minutes: text, note: words }: { actor: Actor; minutes: string; note: string },
): Promise<StopOutcome> {
  return db.transaction().execute(async (tx): Promise<StopOutcome> => {
    const timer = await findRunning(tx, actor.person.id)
    if (!timer) return { ok: true, caseId: null }
    const isMeasured = text.trim() === ''
    const minutes = isMeasured ? timerMinutes(timer.startedAt, now()) : minutesOf(text)
    if (!minutes) return { ok: false, reason: isMeasured ? 'ran-long' : 'no-minutes' }
    if (minutes > maxMinutes) return { ok: false, reason: 'too-long' }
    const note = cleanText(words)
    if (note.length > maxNoteLength) return { ok: false, reason: 'note-too-long' }
    const { caseId } = timer
    if (await saveStopped(tx, timer.id, { minutes, note, updatedAt: now() }))
      await recordAudit(tx, actor, { action: 'time.saved', object: { type: 'case', id: caseId }, detail: { minutes } })
    return { ok: true, caseId }
  })
}

export async function discardTimer({ db }: TimeDeps, actor: Actor): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const timer = await findRunning(tx, actor.person.id)
    if (!timer) return
    await deleteEntry(tx, timer.id)
    await recordAudit(tx, actor, { action: 'time.removed', object: { type: 'case', id: timer.caseId } })
  })
}

export type SaveTimeOutcome = { ok: true } | NoCase | { ok: false; reason: TimeEntryError | 'no-submission-key' }

export function addTime(
  services: TimeDeps,
  { caseId, actor, entered, key }: OfCase & { entered: EnteredTime; key: string },
): Promise<SaveTimeOutcome> {
  return withCase(services, { caseId, actor, action: 'case.write' }, async (tx): Promise<SaveTimeOutcome> => {
    const at = services.now()
    const read = readTime(entered, swissDay(at))
    if (!read.ok) return read
    if (!key || key.length > 100) return { ok: false, reason: 'no-submission-key' }
    const personId = actor.person.id
    const submissionKey = `${personId}:${key}`
    const isNew = await insertEntry(tx, {
      ...read.input,
      caseId,
      personId,
      submissionKey,
      createdAt: at,
      updatedAt: at,
    })
    if (!isNew) return { ok: true }
    const { minutes, workedOn } = read.input
    const detail = { minutes, workedOn }
    await recordAudit(tx, actor, { action: 'time.saved', object: { type: 'case', id: caseId }, detail })
    return { ok: true }
  })
}

export type ChangeTimeOutcome = SaveTimeOutcome | { ok: false; reason: 'unknown-entry' | 'billed' | 'not-yours' }

/** Changes or removes (`entered` null) an entry: one's own, or any for those who see all cases. Billed ones are locked. */
export function changeTime(
  services: TimeDeps,
  { caseId, actor, entryId, entered }: OfCase & { entryId: string; entered: EnteredTime | null },
): Promise<ChangeTimeOutcome> {
  return withCase(services, { caseId, actor, action: 'case.write' }, async (tx): Promise<ChangeTimeOutcome> => {
    const entry = await findEntry(tx, { id: entryId, caseId })
    if (!entry) return { ok: false, reason: 'unknown-entry' }
    if (!mayChange(actor, entry)) return { ok: false, reason: 'not-yours' }
    if (entry.isBilled) return { ok: false, reason: 'billed' }
    if (!entered) {
      await deleteEntry(tx, entryId)
      const detail = { minutes: entry.minutes ?? 0, workedOn: entry.workedOn }
      await recordAudit(tx, actor, { action: 'time.removed', object: { type: 'case', id: caseId }, detail })
      return { ok: true }
    }
    const read = readTime(entered, swissDay(services.now()))
    if (!read.ok) return read
    await saveEntry(tx, entryId, { ...read.input, updatedAt: services.now() })
    const detail = { before: entry.minutes ?? 0, minutes: read.input.minutes }
    await recordAudit(tx, actor, { action: 'time.changed', object: { type: 'case', id: caseId }, detail })
    return { ok: true }
  })
}

export function mayChange({ person }: Pick<Actor, 'person'>, { personId }: Pick<TimeEntry, 'personId'>): boolean {
  return personId === person.id || may(person, 'case.read-all')
}
