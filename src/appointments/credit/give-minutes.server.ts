import type { Actor } from '#accounts/sessions/actor.ts'
import { withCase } from '#cases/process/with-case.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Services } from '#platform/services.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import { enterMinutes, hasGiven } from './minutes-db.server.ts'

type Refused = { ok: false; reason: 'not-there' | 'forbidden' | 'no-reason' | 'no-minutes' }
export type GiveOutcome = { ok: true } | Refused

type GiveMinutesInput = {
  caseId: string
  minutes: number
  text: string
  actor: Actor
  seen?: number
}

/**
 * Credits minutes back to a case on a decision by staff, for example after an excused absence. A form submitted twice
 * credits them once.
 */
export async function releaseMinutes(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { caseId, minutes, text, actor, seen }: GiveMinutesInput,
): Promise<GiveOutcome> {
  const reason = cleanText(text).slice(0, 300)
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > 240) return { ok: false, reason: 'no-minutes' }
  if (reason === '') return { ok: false, reason: 'no-reason' }
  const outcome = await withCase({ db }, { caseId, actor, action: 'case.write' }, async (tx) => {
    if (seen !== undefined && (await hasGiven(tx, { caseId, minutes, note: reason, actorId: actor.person.id, seen })))
      return { ok: true } as const
    await enterMinutes(tx, { caseId, entry: 'given-back', minutes, note: reason, actorId: actor.person.id, at: now() })
    const object = { type: 'case', id: caseId }
    await recordAudit(tx, actor, { action: 'minutes.given-back', object, detail: { minutes } })
    return { ok: true } as const
  })
  return outcome.ok ? outcome : { ok: false, reason: outcome.reason === 'forbidden' ? 'forbidden' : 'not-there' }
}
