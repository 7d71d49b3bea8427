import type { Actor } from '#accounts/sessions/actor.ts'
import { notifyStaff } from '#accounts/team/notify-responsible.server.ts'
import { staffNotified } from '#cases/process/case-emails.tsx'
import { addCaseEvent } from '#cases/process/case-event-db.server.ts'
import { type NoCase, withCase } from '#cases/process/with-case.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Services } from '#platform/services.ts'
import { newestOf } from './answer.ts'
import { findAnswersSent, listAnswers } from './answer-db.server.ts'
import { questionSetOf, takesAnswers } from './question-set.ts'
import { progressOf, requestedOf } from './requested-answers.ts'

export type SendAnswersOutcome = { ok: true } | NoCase | { ok: false; reason: 'not-now' | 'nothing-answered' }

/** Tells the adviser that the client has finished. Sending again without a changed answer does nothing. */
export function sendAnswers(
  services: Pick<Services, 'db' | 'now' | 'config'>,
  { caseId, actor }: { caseId: string; actor: Actor },
): Promise<SendAnswersOutcome> {
  const { now, config } = services
  return withCase(
    services,
    { caseId, actor, action: 'document.upload' },
    async (tx, found): Promise<SendAnswersOutcome> => {
      const set = questionSetOf(found)
      if (!set || !takesAnswers(found.state)) return { ok: false, reason: 'not-now' }
      const versions = await listAnswers(tx, found.id)
      const { answered, all } = progressOf(requestedOf(set, newestOf(versions)))
      if (answered === 0) return { ok: false, reason: 'nothing-answered' }
      const sent = await findAnswersSent(tx, found.id)
      if (sent && versions.every(({ answeredAt }) => answeredAt <= sent.at)) return { ok: true }
      const at = now()
      const payload = { code: 'answers-sent', values: { open: all - answered } } as const
      await addCaseEvent(tx, { caseId: found.id, payload, at, actorId: actor.person.id })
      await notifyStaff(tx, found, { eventKey: `answers-sent:${found.id}:${at.toISOString()}`, about: 'uploads' }, () =>
        staffNotified(config.PUBLIC_URL, found, { code: 'answers-sent', values: { open: all - answered } }),
      )
      const detail = { caseNumber: found.caseNumber, open: all - answered }
      await recordAudit(tx, actor, { action: 'answer.sent', object: { type: 'case', id: found.id }, detail })
      return { ok: true }
    },
  )
}
