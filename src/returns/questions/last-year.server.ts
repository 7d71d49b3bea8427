import type { Actor } from '#accounts/sessions/actor.ts'
import type { CaseRow } from '#cases/process/case-db.server.ts'
import { type NoCase, withCase } from '#cases/process/with-case.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { findCaseOfYearBefore } from '#returns/amounts/figure-db.server.ts'
import { type Answer, newestOf } from './answer.ts'
import { listAnswers } from './answer-db.server.ts'
import { offersOf } from './carry.ts'
import { questionSetOf, takesAnswers } from './question-set.ts'
import { requestedOf } from './requested-answers.ts'
import { storeAnswers } from './save-answers.server.ts'

type LastYearDeps = Pick<Services, 'db' | 'now'>

/** Newest answers of the client's return of the previous year; empty if row-level security hides that case. */
export async function listAnswersBefore(
  db: Db | Tx,
  found: Pick<CaseRow, 'id' | 'clientId' | 'taxYear'>,
): Promise<ReadonlyMap<string, Answer>> {
  const before = await findCaseOfYearBefore(db, found)
  return newestOf(before ? await listAnswers(db, before.id) : [])
}

/** Copies last year's answers to `keys` (undefined: all) and to the follow-up questions. Returns the number copied. */
export async function copyAnswers(
  tx: Tx,
  services: LastYearDeps,
  { found, actor, keys }: { found: CaseRow; actor: Actor; keys?: readonly string[] },
): Promise<number> {
  const set = questionSetOf(found)
  if (!set || !takesAnswers(found.state)) return 0
  const before = await listAnswersBefore(tx, found)
  const offered = () => listOffers(tx, found, before)
  let taken = 0
  for (let offers = await offered(); offers.length > 0; offers = await offered()) {
    const given = offers.map(({ question: { code }, person, value, seenVersion }) => {
      return { question: code, person, value, seenVersion, isCarried: true }
    })
    const { saved } = await storeAnswers(tx, services, { found, actor, given })
    taken += saved.length
    if (keys || saved.length === 0) break
  }
  return taken

  async function listOffers(db: Tx, at: CaseRow, known: ReadonlyMap<string, Answer>) {
    const answers = newestOf(await listAnswers(db, at.id))
    return set
      ? offersOf(requestedOf(set, answers), known)
          .filter(({ key }) => !keys || keys.includes(key))
          .map((offer) => ({ ...offer, seenVersion: answers.get(offer.key)?.version ?? 0 }))
      : []
  }
}

export type CopyOutcome = { ok: true; taken: number } | NoCase | { ok: false; reason: 'not-now' }

export function copyLastYear(
  services: LastYearDeps,
  { caseId, actor, keys }: { caseId: string; actor: Actor; keys?: readonly string[] },
): Promise<CopyOutcome> {
  return withCase(services, { caseId, actor, action: 'document.upload' }, async (tx, found): Promise<CopyOutcome> => {
    if (!takesAnswers(found.state)) return { ok: false, reason: 'not-now' }
    return { ok: true, taken: await copyAnswers(tx, services, { found, actor, keys }) }
  })
}
