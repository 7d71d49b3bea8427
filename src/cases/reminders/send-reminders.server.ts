import type { Actor } from '#accounts/sessions/actor.ts'
import { findClient } from '#accounts/team/recipient-db.server.ts'
import { addCaseEvent } from '#cases/process/case-event-db.server.ts'
import { type NoCase, withCase } from '#cases/process/with-case.server.ts'
import { recordAudit, system } from '#platform/audit/audit.server.ts'
import { swissDay } from '#platform/day.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { queueEmail } from '#platform/mail/queue-email.server.ts'
import type { Services } from '#platform/services.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import {
  insertReminder,
  listOpenMatters,
  listSentReminders,
  type MatterSource,
  type OpenMatter,
  savePause,
} from './reminder-db.server.ts'
import { reminderEmail } from './reminder-email.tsx'
import {
  isReminderDue,
  isReminderTime,
  matterCodes,
  nextEmailOn,
  type ReminderRefusal,
  type Rhythm,
  reminderEveryDays,
  reminderFirstDays,
  reminderHour,
  reminderMax,
} from './reminder-rhythm.ts'

export const reminderActions = ['pause', 'resume', 'send'] as const

type SendRemindersDeps = Pick<Services, 'db' | 'now' | 'config' | 'log'>
type Others = readonly MatterSource[]

/** Sends at most one email per client and day. Returns the number of emails sent. */
export async function sendReminders(services: SendRemindersDeps, others: Others): Promise<number> {
  const { db, now } = services
  const rhythm = await readRhythm(services)
  if (!isReminderTime(now(), rhythm)) return 0
  const sent = Map.groupBy(await listSentReminders(db, now()), ({ clientId }) => clientId)
  const open = Map.groupBy(await listRequested(db, now(), others), ({ clientId }) => clientId)
  let written = 0
  for (const [clientId, matters] of open) {
    if (!isReminderDue(matters, sent.get(clientId) ?? [], rhythm, now())) continue
    const isWritten = await db.transaction().execute(async (tx) => {
      // Query again in the transaction, because the client may have acted since the list was read.
      const stillOpen = await listRequested(tx, now(), others, clientId)
      const known = await listSentReminders(tx, now(), clientId)
      return isReminderDue(stillOpen, known, rhythm, now()) && remind(tx, services, { clientId, matters: stillOpen })
    })
    if (isWritten) written++
  }
  return written
}

export type RemindOutcome = { ok: true } | { ok: false; reason: ReminderRefusal }

/** Reminds client and partner now, regardless of the schedule; at most once a day per person. */
export async function remindNow(
  tx: Tx,
  services: SendRemindersDeps,
  { found, actor, others }: { found: Household & { id: string }; actor: Actor; others: Others },
): Promise<RemindOutcome> {
  let outcome: RemindOutcome = { ok: false, reason: 'nothing-open' }
  for (const clientId of householdOf(found)) {
    const all = await listAllOpen(tx, services.now(), others, clientId)
    const matters = all.filter((matter) => matter.caseId === found.id || matter.since <= services.now())
    if (matters.length === 0) continue
    if (await remind(tx, services, { clientId, matters, actor })) outcome = { ok: true }
    else if (!outcome.ok) outcome = { ok: false, reason: 'sent-today' }
  }
  return outcome
}

async function listAllOpen(db: Db | Tx, now: Date, others: Others, clientId?: string): Promise<OpenMatter[]> {
  const matters = await listOpenMatters(db, swissDay(now), clientId)
  for (const listOthers of others) matters.push(...(await listOthers(db, clientId)))
  return matters.toSorted((a, b) => matterCodes.indexOf(a.code) - matterCodes.indexOf(b.code))
}

async function listRequested(db: Db | Tx, now: Date, others: Others, clientId?: string): Promise<OpenMatter[]> {
  return (await listAllOpen(db, now, others, clientId)).filter(({ since }) => since <= now)
}

type Household = { clientId: string; sharedWith: string | null }

function householdOf({ clientId, sharedWith }: Household): string[] {
  return sharedWith === null ? [clientId] : [clientId, sharedWith]
}

async function remind(
  tx: Tx,
  { now, config }: SendRemindersDeps,
  { clientId, matters, actor }: { clientId: string; matters: OpenMatter[]; actor?: Actor },
): Promise<boolean> {
  const client = await findClient(tx, clientId, null)
  if (!client) return false
  const [at, sentOn, sentBy] = [now(), swissDay(now()), actor?.person.id ?? null]
  const id = await insertReminder(tx, { clientId, sentOn, sentAt: at, sentBy, matters })
  if (!id) return false
  const email = () => reminderEmail(config.PUBLIC_URL, client, matters)
  await queueEmail(tx, {
    eventKey: `reminder:${clientId}:${sentOn}`,
    topic: 'reminders',
    to: client.email,
    emailContent: email,
  })
  for (const [caseId, named] of Map.groupBy(matters, (matter) => matter.caseId)) {
    if (caseId === null) continue
    const payload = { code: 'reminded', values: { matters: named.map(({ code }) => code) } } as const
    await addCaseEvent(tx, { caseId, payload, at, actorId: sentBy, isInternal: true })
  }
  await recordAudit(tx, actor ?? system, {
    action: 'reminder.sent',
    object: { type: 'person', id: clientId },
    detail: { matters: matters.map(({ code, caseNumber }) => `${code} ${caseNumber ?? ''}`.trim()).join(', ') },
  })
  return true
}

export async function readRhythm(services: Pick<Services, 'db' | 'log'>): Promise<Rhythm> {
  return {
    firstAfterDays: await readSetting(services, reminderFirstDays),
    everyDays: await readSetting(services, reminderEveryDays),
    max: await readSetting(services, reminderMax),
    hour: await readSetting(services, reminderHour),
  }
}

export async function viewReminders(services: SendRemindersDeps, found: Household & { id: string }, others: Others) {
  const rhythm = await readRhythm(services)
  const readers = []
  for (const clientId of householdOf(found))
    readers.push(await viewReader(services, { ...found, clientId, rhythm, others }))
  const open = readers.flatMap((reader) => reader.open)
  return {
    open: open.filter(({ code }, at) => open.findIndex((other) => other.code === code) === at),
    nextOn: readers.flatMap(({ nextOn }) => nextOn ?? []).toSorted()[0] ?? null,
    sentAt: readers.flatMap(({ sentAt }) => sentAt).toSorted((a, b) => b.getTime() - a.getTime()),
  }
}

type Reading = { id: string; clientId: string; rhythm: Rhythm; others: Others }

async function viewReader({ db, now }: SendRemindersDeps, { id, clientId, rhythm, others }: Reading) {
  const sent = await listSentReminders(db, now(), clientId)
  const matters = (await listAllOpen(db, now(), others, clientId)).filter(({ caseId }) => caseId === id)
  return {
    open: matters.map(({ code, count }) => ({ code, count })),
    nextOn: nextEmailOn(matters, sent, rhythm, now()),
    sentAt: sent.filter(({ matters }) => matters.some(({ caseId }) => caseId === id)).map(({ at }) => at),
  }
}

export type RemindersView = Awaited<ReturnType<typeof viewReminders>>

type ReminderAction = (typeof reminderActions)[number]

type SteerOutcome = NoCase | RemindOutcome

export function steerReminders(
  services: Pick<Services, 'db' | 'now' | 'config' | 'log'>,
  {
    caseId,
    actor,
    act,
    others,
  }: { caseId: string; actor: Actor; act: ReminderAction; others: readonly MatterSource[] },
): Promise<SteerOutcome> {
  return withCase(services, { caseId, actor, action: 'case.write' }, async (tx, found): Promise<SteerOutcome> => {
    if (actor.person.role === 'client') return { ok: false, reason: 'forbidden' }
    if (act === 'send') return remindNow(tx, services, { found, actor, others })
    if ((act === 'pause') === (found.remindersPausedAt !== null)) return { ok: true }
    await savePause(tx, found.id, act === 'pause' ? services.now() : null)
    await recordAudit(tx, actor, { action: `reminder.${act}`, object: { type: 'case', id: found.id } })
    return { ok: true }
  })
}
