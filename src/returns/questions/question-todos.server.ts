import type { CaseRow } from '#cases/process/case-db.server.ts'
import { byDueDate, type Todo } from '#cases/process/todo.ts'
import type { MatterSource } from '#cases/reminders/reminder-db.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { newestOf } from './answer.ts'
import { listAnswersOf, listRequestedReaders } from './answer-db.server.ts'
import { clientQuestionsPath } from './question-links.ts'
import { questionSetOf, showsQuestions, takesAnswers } from './question-set.ts'
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

export async function findProgress(db: Db | Tx, cases: readonly Asking[]): Promise<ReadonlyMap<string, Progress>> {
  const asking = cases.filter(showsQuestions)
  const answers = Map.groupBy(
    await listAnswersOf(
      db,
      asking.map(({ id }) => id),
    ),
    ({ caseId }) => caseId,
  )
  return new Map(
    asking.flatMap((found) => {
      const set = questionSetOf(found)
      return set ? [[found.id, progressOf(requestedOf(set, newestOf(answers.get(found.id) ?? [])))]] : []
    }),
  )
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
  progress: ReadonlyMap<string, Progress>,
): Todo[] {
  const open = cases.flatMap(({ id, state, title, caseNumber, dueOn }): Todo[] => {
    const count = openQuestionsOf({ id, state }, progress)
    if (count === 0) return []
    const values = { count, title }
    return [{ code: 'answer', values, href: clientQuestionsPath(id), caseNumber, dueOn }]
  })
  const at = todos.findIndex(({ code }) => code === 'upload' || code === 'read')
  return byDueDate(todos.toSpliced(at < 0 ? todos.length : at, 0, ...open))
}
