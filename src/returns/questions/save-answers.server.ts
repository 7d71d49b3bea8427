import { householdChanged } from '#accounts/events.ts'
import { saveHouseholdFact } from '#accounts/households/household-fact-db.server.ts'
import { isFactCode } from '#accounts/households/household-facts.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { notifyStaff } from '#accounts/team/notify-responsible.server.ts'
import type { CaseRow } from '#cases/process/case-db.server.ts'
import { staffNotified } from '#cases/process/case-emails.tsx'
import { addCaseEvent } from '#cases/process/case-event-db.server.ts'
import { type NoCase, withCase } from '#cases/process/with-case.server.ts'
import { type AuditEntry, recordAudit } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { publish } from '#platform/events/events.server.ts'
import type { Services } from '#platform/services.ts'
import {
  type Answer,
  type AnswerBadge,
  type AnswerPerson,
  type AnswerValue,
  isSameValue,
  keyOf,
  newestOf,
} from './answer.ts'
import { findAnswersSent, insertAnswer, listAnswers } from './answer-db.server.ts'
import { answersChanged } from './events.ts'
import { questionSetOf, takesAnswers } from './question-set.ts'
import { progressOf, requestedOf } from './requested-answers.ts'

export type SaveAnswersInput = {
  question: string
  person: AnswerPerson
  seenVersion: number
  value: AnswerValue | null
  /** Null removes the mark of the answer. Undefined keeps it, but a newly entered value removes it. */
  mark?: AnswerBadge | null
  threadId?: string | null
  isCarried?: boolean
}

export type Conflict = { key: string; given: AnswerValue | null; mark: AnswerBadge | null; now: Answer }

export type SaveOutcome =
  | { ok: true; saved: string[]; conflicts: Conflict[] }
  | NoCase
  | { ok: false; reason: 'not-now' | 'unknown-question' }

type SaveAnswersDeps = Pick<Services, 'db' | 'now'>

/** `isPress`: the user pressed a button, so the answers may overwrite the user's own autosave of the last seconds. */
type Saying = { actor: Actor; given: readonly SaveAnswersInput[]; isPress?: boolean }

/** Saves changed answers as new versions. Answers changed since the page was opened are returned as conflicts. */
export function saveAnswers(
  services: SaveAnswersDeps,
  { caseId, ...content }: { caseId: string } & Saying,
): Promise<SaveOutcome> {
  const { actor, given } = content
  return withCase(services, { caseId, actor, action: 'document.upload' }, async (tx, found): Promise<SaveOutcome> => {
    const set = questionSetOf(found)
    if (!set || !takesAnswers(found.state)) return { ok: false, reason: 'not-now' }
    const codes = new Set(set.sections.flatMap(({ questions }) => questions).map(({ code }) => code))
    if (given.some(({ question }) => !codes.has(question))) return { ok: false, reason: 'unknown-question' }
    return storeAnswers(tx, services, { found, ...content })
  })
}

export async function storeAnswers(
  tx: Tx,
  { now }: SaveAnswersDeps,
  {
    found,
    actor,
    given,
    isPress,
  }: { found: Pick<CaseRow, 'id' | 'caseNumber' | 'clientId' | 'caseType' | 'taxYear'> } & Saying,
): Promise<Extract<SaveOutcome, { ok: true }>> {
  const versions = await listAnswers(tx, found.id)
  const newest = newestOf(versions)
  const [saved, conflicts, entries]: [string[], Conflict[], AuditEntry[]] = [[], [], []]
  let hasFacts = false
  for (const { question, person, seenVersion, value, mark: flag, threadId = null, isCarried = false } of given) {
    const key = keyOf({ question, person })
    const last = newest.get(key)
    const seen = versions.find((one) => keyOf(one) === key && one.version === seenVersion)
    if (isSame({ value, mark: flag }, seen) || isSame({ value, mark: flag }, last)) continue
    if (last && last.version !== seenVersion && !(isPress && isOwnHaste(last, actor, now()))) {
      conflicts.push({ key, given: value, mark: flag ?? null, now: last })
      continue
    }
    const version = (last?.version ?? 0) + 1
    const content = { question, person, version, value, mark: flag ?? null, threadId, isCarried }
    await insertAnswer(tx, { ...content, caseId: found.id, answeredBy: actor.person.id, answeredAt: now() })
    saved.push(key)
    if (found.caseType === 'tax_return' && isFactCode(question)) {
      const { id: caseId, clientId, taxYear } = found
      const entered = { caseId, enteredBy: actor.person.id, enteredAt: now() }
      await saveHouseholdFact(tx, { clientId, fact: question, person, taxYear, value, ...entered })
      hasFacts = true
    }
    const detail = { caseNumber: found.caseNumber, question, person, version }
    entries.push({ action: 'answer.saved', object: { type: 'case', id: found.id }, detail })
  }
  if (saved.length > 0) await publish(tx, answersChanged, { caseId: found.id })
  if (hasFacts) await publish(tx, householdChanged, { clientId: found.clientId })
  for (const entry of entries) await recordAudit(tx, actor, entry)
  return { ok: true, saved, conflicts }
}

const hasteMs = 10_000

/** True if the newer version is only the user's own autosave of the last 10 s, which saving by button may overwrite. */
function isOwnHaste({ answeredBy, answeredAt }: Answer, { person }: Actor, now: Date): boolean {
  return answeredBy === person.id && now.getTime() - answeredAt.getTime() < hasteMs
}

type SaveAnswersContent = Pick<Answer, 'value' | 'mark'>

function isSame(
  { value, mark: flag }: Pick<SaveAnswersInput, 'value' | 'mark'>,
  known: SaveAnswersContent | undefined,
): boolean {
  const before = known ?? { value: null, mark: null }
  const isSameFlag = flag === undefined ? value === null || before.mark === null : flag === before.mark
  return isSameFlag && isSameValue(value, before.value)
}

type SendAnswersOutcome = { ok: true } | NoCase | { ok: false; reason: 'not-now' | 'nothing-answered' }

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
