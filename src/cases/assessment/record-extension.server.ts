import type { Actor } from '#accounts/sessions/actor.ts'
import { isSameMoment } from '#cases/opening/same-moment.ts'
import { saveCase } from '#cases/process/case-db.server.ts'
import { extensionGranted } from '#cases/process/case-emails.tsx'
import { addCaseEvent } from '#cases/process/case-event-db.server.ts'
import { states } from '#cases/process/case-states.ts'
import { type NoCase, withCase } from '#cases/process/with-case.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { swissDay } from '#platform/day.ts'
import { queueEmail } from '#platform/mail/queue-email.server.ts'
import type { Services } from '#platform/services.ts'
import { type ExtensionError, type ExtensionStep, extensionError } from './extension.ts'
import { insertExtension, listExtensions } from './extension-db.server.ts'

export type ExtensionOutcome = { ok: true } | NoCase | { ok: false; reason: ExtensionError }

type Recorded = { caseId: string; actor: Actor; step: ExtensionStep; untilOn: string; feeCents: number | null }

/** Records an extension; if granted, it changes the filing date. A form sent twice within a minute is recorded once. */
export function recordExtension(
  services: Pick<Services, 'db' | 'now' | 'config'>,
  { caseId, actor, step, untilOn, feeCents }: Recorded,
): Promise<ExtensionOutcome> {
  const at = services.now()
  return withCase(services, { caseId, actor, action: 'case.write' }, async (tx, found): Promise<ExtensionOutcome> => {
    if (actor.person.role === 'client') return { ok: false, reason: 'forbidden' }
    const reason = extensionError(found, { untilOn, feeCents }, swissDay(at))
    if (reason) return { ok: false, reason }
    const values = { untilOn, feeCents: feeCents ?? 0 }
    const [latest] = await listExtensions(tx, found.id)
    const isRepeated = latest?.step === step && latest.untilOn === untilOn && latest.feeCents === values.feeCents
    if (isRepeated && isSameMoment(latest.recordedAt, at)) return { ok: true }
    const recorded = { caseId: found.id, step, ...values, recordedBy: actor.person.id, recordedAt: at }
    const id = await insertExtension(tx, recorded)
    const payload = { code: `extension-${step}`, values } as const
    await addCaseEvent(tx, { caseId: found.id, payload, at, actorId: actor.person.id })
    if (step === 'granted') {
      const dueOn = states[found.state].due === 'filing' ? untilOn : found.dueOn
      await saveCase(tx, found.id, { dueOn }, at)
      const email = () => extensionGranted(services.config.PUBLIC_URL, { name: found.clientName }, found, untilOn)
      await queueEmail(tx, { eventKey: `extension:${id}`, topic: 'cases', to: found.clientEmail, emailContent: email })
    }
    await recordAudit(tx, actor, {
      action: 'case.extension',
      object: { type: 'case', id: found.id },
      detail: { step, until: untilOn, feeCents: values.feeCents },
    })
    return { ok: true }
  })
}
