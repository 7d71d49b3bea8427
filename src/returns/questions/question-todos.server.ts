import type { CaseRow } from '#cases/process/case-db.server.ts'
import { byDueDate, type Todo } from '#cases/process/todo.ts'
import type { MatterSource } from '#cases/reminders/reminder-db.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { newestOf } from './answer.ts'
import { listAnswersOf, listCasesWithAnswersSent, listRequestedReaders } from './answer-db.server.ts'
import { clientQuestionsPath } from './question-links.ts'
import { questionSetOf, takesAnswers } from './question-set.ts'
import { type Progress, progressOf, requestedOf } from './requested-answers.ts'

const casesAtOnce = 200

export const listOpenQuestions: MatterSource = async (db, clientId) => {
  const readers = await listRequestedReaders(db, clientId)
  const cases = [...new Map(readers.map((reader) => [reader.id, reader])).values()]
  const open = new Map<string, number>()
  for (let at = 0; at < cases.length; at += casesAtOnce) {
    for (const [id, { answered, all }] of await findProgress(db, cases.slice(at, at + casesAtOnce)))
      if (answered < all) open.set(id, all - answered)
  }
  return readers.flatMap(({ clientId: reader, id: caseId, caseNumber, title, since }) => {
    const count = open.get(caseId) ?? 0
    return count === 0 ? [] : [{ clientId: reader, code: 'questions', caseId, caseNumber, title, count, since }]
  })
}

type Asking = Pick<CaseRow, 'id' | 'caseType' | 'taxYear' | 'state' | 'caseNumber' | 'title' | 'dueOn'>

type CaseProgress = Progress & { isSent: boolean }

export async function findProgress(db: Db | Tx, cases: readonly Asking[]): Promise<ReadonlyMap<string, CaseProgress>> {
  const asking = cases.filter((found) => questionSetOf(found) !== null)
  const answers = Map.groupBy(
    await listAnswersOf(
      db,
      asking.map(({ id }) => id),
    ),
    ({ caseId }) => caseId,
  )
  const progress = asking.flatMap((found): [string, Progress][] => {
    const set = questionSetOf(found)
    return set ? [[found.id, progressOf(requestedOf(set, newestOf(answers.get(found.id) ?? [])))]] : []
  })
  const complete = progress.flatMap(([id, { answered, all }]) => (answered === all ? [id] : []))
  const sent = await listCasesWithAnswersSent(db, complete)
  return new Map(progress.map(([id, found]) => [id, { ...found, isSent: sent.has(id) }]))
}

/** Questions that the client has to answer now; none while the draft is being checked. */
export function openQuestionsOf(
  { id, state }: Pick<Asking, 'id' | 'state'>,
  progress: ReadonlyMap<string, Progress>,
): number {
  const { answered, all } = progress.get(id) ?? { answered: 0, all: 0 }
  return takesAnswers(state) && state !== 'review' ? all - answered : 0
}

export function withQuestions(
  todos: readonly Todo[],
  cases: readonly Asking[],
  progress: ReadonlyMap<string, CaseProgress>,
): Todo[] {
  const open = cases.flatMap(({ id, state, title, caseNumber, dueOn }): Todo[] => {
    const found = progress.get(id)
    if (!found || !takesAnswers(state) || state === 'review') return []
    const { answered, all, topics, topicsDone, minutesLeft: minutes, isSent } = found
    const about = { caseNumber, dueOn }
    if (answered < all) {
      const values = { topics: topics - topicsDone, minutes, title }
      return [{ ...about, code: 'answer', values, href: clientQuestionsPath(id) }]
    }
    return isSent ? [] : [{ ...about, code: 'check', values: { title }, href: clientQuestionsPath(id, 'check') }]
  })
  const at = todos.findIndex(({ code }) => code === 'upload' || code === 'read')
  return byDueDate(todos.toSpliced(at < 0 ? todos.length : at, 0, ...open))
}
