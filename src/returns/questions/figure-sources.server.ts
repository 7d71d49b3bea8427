import type { CaseRow } from '#cases/process/case-db.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { newestOf } from './answer.ts'
import { listAnswers } from './answer-db.server.ts'
import { figuresOf } from './answered-figures.ts'
import { lineIdOf } from './propose-answers.server.ts'
import { clientQuestionsPath, questionAnchor } from './question-links.ts'
import { questionSetOf } from './question-set.ts'
import { hasPartner, requestedOf } from './requested-answers.ts'
import { screensOf } from './screens.ts'

/** Links from figures, by line id, to the questions that they come from. Callers must authorize access to the case. */
export async function listFigureSources(
  db: Db | Tx,
  found: Pick<CaseRow, 'id' | 'caseType' | 'taxYear'>,
): Promise<Record<string, string>> {
  const set = questionSetOf(found)
  if (!set) return {}
  const answers = newestOf(await listAnswers(db, found.id))
  const sections = requestedOf(set, answers)
  const isCouple = hasPartner(answers)
  const paths = new Map(
    sections
      .flatMap((section) => screensOf(section, isCouple))
      .flatMap(({ topic, code, requested }) =>
        requested.map(({ key }) => {
          const path = `${clientQuestionsPath(found.id, topic, code)}#${questionAnchor(key)}`
          return [key, path] as const
        }),
      ),
  )
  return Object.fromEntries(
    figuresOf(sections, isCouple).flatMap((figure) => {
      // The place is the key of the question (`person.question`), followed by row and column in a list.
      const path = paths.get(figure.place.split('.').slice(0, 2).join('.'))
      return path ? [[lineIdOf(found.id, figure), path]] : []
    }),
  )
}
