import type { Actor } from '#accounts/sessions/actor.ts'
import { notifyStaff } from '#accounts/team/notify-responsible.server.ts'
import { isSameMoment } from '#cases/opening/same-moment.ts'
import { saveCase } from '#cases/process/case-db.server.ts'
import { extensionGranted, staffNotified } from '#cases/process/case-emails.tsx'
import type { CaseEvent } from '#cases/process/case-event.ts'
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

type ExtensionAnswered = Extract<CaseEvent, { code: 'extension-none' | 'extension-told' }>

type TellExtensionOutcome = { ok: true } | NoCase | { ok: false; reason: ExtensionError | 'answered-already' }

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
