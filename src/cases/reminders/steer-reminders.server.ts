import type { Actor } from '#accounts/sessions/actor.ts'
import { type NoCase, withCase } from '#cases/process/with-case.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Services } from '#platform/services.ts'
import { type MatterSource, savePause } from './reminder-db.server.ts'
import { type RemindOutcome, remindNow } from './send-reminders.server.ts'

export const reminderActions = ['pause', 'resume', 'send'] as const
export type ReminderAction = (typeof reminderActions)[number]

export type SteerOutcome = NoCase | RemindOutcome

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
