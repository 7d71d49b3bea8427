import { clientCasePath } from '#cases/process/case-links.ts'
import { queueEmail } from '#platform/mail/queue-email.server.ts'
import type { Services } from '#platform/services.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import { countAdvice, findAdvice, insertAdvice } from './assessed-db.server.ts'
import { type Advice, isAdviceKind, maxAdviceLength } from './assessment.ts'
import { advisedEmail } from './assessment-emails.tsx'
import { type NotAssessed, noteChange, type WithAssessmentInput, withAssessment } from './with-assessment.server.ts'

export type AdviseOutcome =
  | { ok: true }
  | NotAssessed
  | { ok: false; reason: 'advice-stale'; now: Advice }
  | { ok: false; reason: 'no-advice' | 'reason-missing' | 'reason-too-long' | 'decided' }

/** `version` is the version of the recommendation shown in the form; 0 if there was none. */
export type EnteredAdvice = { advice: string; reason: string; version: number }

/** Saves a recommendation and emails it. `advice-stale`: a newer version was saved after the form was loaded. */
export function advise(
  services: Pick<Services, 'db' | 'now' | 'config'>,
  { caseId, actor, ...entered }: WithAssessmentInput & EnteredAdvice,
) {
  return withAssessment(services, { caseId, actor }, async (tx, found): Promise<AdviseOutcome> => {
    const { advice } = entered
    if (!isAdviceKind(advice)) return { ok: false, reason: 'no-advice' }
    const reason = cleanText(entered.reason)
    if (reason === '') return { ok: false, reason: 'reason-missing' }
    if (reason.length > maxAdviceLength) return { ok: false, reason: 'reason-too-long' }
    if (found.state !== 'assessed') return { ok: false, reason: 'decided' }
    const now = await findAdvice(tx, caseId)
    if (now && now.advice === advice && now.reason === reason) return { ok: true }
    if (now && now.version !== entered.version) return { ok: false, reason: 'advice-stale', now }
    const version = (await countAdvice(tx, caseId)) + 1
    await insertAdvice(tx, { caseId, version, advice, reason, createdBy: actor.person.id, createdAt: services.now() })
    const { title, caseNumber, clientName: name, objectionEndsOn: endsOn } = found
    const href = services.config.PUBLIC_URL + clientCasePath(caseId)
    const about = { name, title, caseNumber, advice, endsOn, href, adviser: found.adviserName }
    // Sent regardless of the client's email preferences, because a statutory deadline depends on it.
    const eventKey = `assessment-advised:${caseId}:${version}`
    await queueEmail(tx, { eventKey, to: found.clientEmail, emailContent: () => advisedEmail(about) })
    await noteChange(tx, services, { found, actor, action: 'assessment.advised', detail: { advice, version } })
    return { ok: true }
  })
}
