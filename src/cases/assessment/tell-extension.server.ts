import type { Actor } from '#accounts/sessions/actor.ts'
import { notifyStaff } from '#accounts/team/notify-responsible.server.ts'
import { saveCase } from '#cases/process/case-db.server.ts'
import { staffNotified } from '#cases/process/case-emails.tsx'
import type { CaseEvent } from '#cases/process/case-event.ts'
import { addCaseEvent } from '#cases/process/case-event-db.server.ts'
import { states } from '#cases/process/case-states.ts'
import { type NoCase, withCase } from '#cases/process/with-case.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { swissDay } from '#platform/day.ts'
import type { Services } from '#platform/services.ts'
import { type ExtensionError, extensionError } from './extension.ts'

type ExtensionAnswered = Extract<CaseEvent, { code: 'extension-none' | 'extension-told' }>

export type TellExtensionOutcome = { ok: true } | NoCase | { ok: false; reason: ExtensionError | 'answered-already' }

/** Records whether the client already has an extension of an overdue filing date. `untilOn`: null means no. */
export function tellExtension(
  services: Pick<Services, 'db' | 'now' | 'config'>,
  { caseId, actor, untilOn }: { caseId: string; actor: Actor; untilOn: string | null },
): Promise<TellExtensionOutcome> {
  const at = services.now()
  const target = { caseId, actor, action: 'document.upload' } as const
  return withCase(services, target, async (tx, found): Promise<TellExtensionOutcome> => {
    if (!found.filing) return { ok: false, reason: 'no-filing' }
    if (found.filing.isAnswered) return { ok: false, reason: 'answered-already' }
    const reason = untilOn === null ? null : extensionError(found, { untilOn, feeCents: 0 }, swissDay(at))
    if (reason) return { ok: false, reason }
    const payload: ExtensionAnswered =
      untilOn === null ? { code: 'extension-none', values: {} } : { code: 'extension-told', values: { untilOn } }
    await addCaseEvent(tx, { caseId, payload, at, actorId: actor.person.id })
    if (untilOn !== null && states[found.state].due === 'filing') await saveCase(tx, caseId, { dueOn: untilOn }, at)
    const email = () => staffNotified(services.config.PUBLIC_URL, found, { code: payload.code, values: { untilOn } })
    await notifyStaff(
      tx,
      found,
      { eventKey: `extension-told:${caseId}:${at.toISOString()}`, about: 'deadlines' },
      email,
    )
    await recordAudit(tx, actor, {
      action: 'case.extension',
      object: { type: 'case', id: caseId },
      detail: { step: payload.code, until: untilOn },
    })
    return { ok: true }
  })
}
