import { z } from 'zod'
import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { lastFullYear } from '#cases/planning/due-date.ts'
import { recordAudit, system } from '#platform/audit/audit.server.ts'
import { swissDay } from '#platform/day.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { zurichClock } from '#platform/intl.ts'
import { defineJob, enqueue } from '#platform/jobs/jobs.server.ts'
import { queueEmail, stopPath } from '#platform/mail/queue-email.server.ts'
import type { Services } from '#platform/services.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { type Candidate, findCandidate, invitationKey, listNextOf } from './candidate-db.server.ts'
import {
  deleteDecision,
  findRun,
  insertDecision,
  insertRun,
  listUnderWay,
  saveEnded,
  saveStarted,
} from './invitation-db.server.ts'
import { invitationPath } from './invitation-status.ts'
import { invitationEmail } from './next-year-emails.tsx'
import { inviteFromHour, nextYearInviteOn } from './next-year-settings.ts'

type InviteDeps = Pick<Services, 'db' | 'now' | 'config' | 'log'>

export const inviteJob = defineJob('next-year-invite', z.object({ taxYear: z.int() }))

export const inviteClockJob = defineJob('next-year-clock', z.unknown())

const batch = 200

/** Sends all pending invitations of a year, one transaction each. Returns the number sent. */
export async function inviteAll(deps: InviteDeps, taxYear: number): Promise<number> {
  const { db, now } = deps
  const run = await findRun(db, taxYear)
  if (!run || run.endedAt) return 0
  let invited = 0
  for (let behind: string | null = ''; behind !== null; ) {
    const next = await listNextOf(db, taxYear, behind, batch)
    for (const one of next.toInvite) if (await invite(deps, one)) invited++
    behind = next.behind
  }
  await saveEnded(db, taxYear, now())
  return invited
}

/** Inserts an invitation and queues its email. A unique index prevents a second one by a concurrent server. */
function invite({ db, now, config }: InviteDeps, { personId, taxYear }: Candidate): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    // Check again, because the person may have bought or opted out since the list was read.
    const one = await findCandidate(tx, taxYear, personId)
    if (one?.status !== 'to-invite') return false
    const decided = { taxYear, personId, state: 'invited', decidedBy: null, at: now() } as const
    if (!(await insertDecision(tx, decided))) return false
    const site = config.PUBLIC_URL
    const isWritten = await queueEmail(tx, {
      eventKey: invitationKey(taxYear, personId),
      topic: 'invitations',
      to: one.email,
      emailContent: ({ emailId }) =>
        invitationEmail({
          ...{ name: one.name, taxYear },
          href: site + invitationPath(taxYear),
          stopHref: site + stopPath(emailId),
        }),
    })
    if (!isWritten) await deleteDecision(tx, decided)
    return isWritten
  })
}

export type StartOutcome = { ok: true } | { ok: false; reason: 'forbidden' | 'unknown-year' }

/** Lets staff start the invitations. If these were already completed, invites the clients added since. */
export async function startInvitations(
  { db, now }: Pick<InviteDeps, 'db' | 'now'>,
  { actor, taxYear }: { actor: Actor; taxYear: number },
): Promise<StartOutcome> {
  if (!may(actor.person, 'case.read-all')) return { ok: false, reason: 'forbidden' }
  if (taxYear !== lastFullYear(now())) return { ok: false, reason: 'unknown-year' }
  await db.transaction().execute(async (tx) => {
    await saveStarted(tx, taxYear, actor.person.id, now())
    await inviteLater(tx, taxYear)
    await recordAudit(tx, actor, { action: 'next-year.started', object: { type: 'tax-year', id: String(taxYear) } })
  })
  return { ok: true }
}

/** Daily job: starts the invitations on the configured day, and enqueues unfinished ones again if a job was lost. */
export async function runInviteClock(deps: InviteDeps): Promise<void> {
  const { db, now } = deps
  const day = await readSetting(deps, nextYearInviteOn)
  const today = swissDay(now())
  // If no server ran on the configured day, start on a later day of the same calendar year, but not in another year.
  const isDue = day !== '' && day <= today && day.slice(0, 4) === today.slice(0, 4)
  if (isDue && (day < today || Number(zurichClock(now()).hour) >= inviteFromHour)) {
    const taxYear = lastFullYear(now())
    await db.transaction().execute(async (tx) => {
      if (!(await insertRun(tx, taxYear, now()))) return
      await inviteLater(tx, taxYear)
      await recordAudit(tx, system, { action: 'next-year.started', object: { type: 'tax-year', id: String(taxYear) } })
    })
  }
  for (const taxYear of await listUnderWay(db)) await inviteLater(db, taxYear)
}

function inviteLater(db: Db | Tx, taxYear: number): Promise<void> {
  return enqueue(db, inviteJob, { taxYear }, { key: `next-year:${taxYear}` })
}

export type LeaveOutOutcome = { ok: true } | { ok: false; reason: 'forbidden' | 'unknown-person' | 'invited-already' }
type LeaveOut = { actor: Actor; taxYear: number; personId: string; isLeftOut: boolean }

export async function leaveOut(
  { db, now }: Pick<InviteDeps, 'db' | 'now'>,
  { actor, taxYear, personId, isLeftOut }: LeaveOut,
): Promise<LeaveOutOutcome> {
  if (!may(actor.person, 'case.read-all')) return { ok: false, reason: 'forbidden' }
  return db.transaction().execute(async (tx): Promise<LeaveOutOutcome> => {
    const known = await findCandidate(tx, taxYear, personId)
    if (!known) return { ok: false, reason: 'unknown-person' }
    const decided = { taxYear, personId, state: 'left_out', decidedBy: actor.person.id, at: now() } as const
    const isChanged = isLeftOut ? await insertDecision(tx, decided) : await deleteDecision(tx, decided)
    if (!isChanged) {
      const after = await findCandidate(tx, taxYear, personId)
      return (after?.status === 'left-out') === isLeftOut ? { ok: true } : { ok: false, reason: 'invited-already' }
    }
    await recordAudit(tx, actor, {
      action: isLeftOut ? 'next-year.left-out' : 'next-year.taken-back',
      object: { type: 'person', id: personId },
      detail: { taxYear },
    })
    return { ok: true }
  })
}
