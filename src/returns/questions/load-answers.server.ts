import type { CaseRow } from '#cases/case-db.server.ts'
import { type ChecklistItem, listChecklist } from '#cases/checklist-db.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { listFigures } from '#returns/figure-db.server.ts'
import { newestOf } from './answer.ts'
import { listAnswerItems, listAnswers } from './answer-db.server.ts'
import { answerLines } from './answer-text.ts'
import { figuresOf } from './answered-figures.ts'
import { type AskedSection, askedOf, hasPartner, progressOf } from './asked.ts'
import { differencesOf } from './differences.ts'
import { answeredLines, lineIdOf } from './propose-answers.server.ts'
import { questionSetOf } from './question-set.ts'

/** The answers of a case as its adviser reads them; null where nothing is asked. Find the case first: it tells whose it is. */
export async function loadAnswers(db: Db | Tx, found: Pick<CaseRow, 'id' | 'caseType' | 'taxYear'>) {
  const set = questionSetOf(found)
  if (!set) return null
  const answers = newestOf(await listAnswers(db, found.id))
  const sections = askedOf(set, answers)
  const figures = figuresOf(sections, hasPartner(answers))
  const answered = new Map(figures.map((figure) => [lineIdOf(found.id, figure), figure]))
  const byAnswers = new Set((await listAnswerItems(db, found.id)).map(({ itemId }) => itemId))
  return {
    progress: progressOf(sections),
    sections: sections.filter(({ all }) => all > 0).map(sectionView),
    differences: differencesOf(answeredLines(await listFigures(db, found.id)).values(), answered),
    documents: (await listChecklist(db, found.id)).filter(({ id }) => byAnswers.has(id)).map(documentView),
  }
}

export type LoadedAnswers = NonNullable<Awaited<ReturnType<typeof loadAnswers>>>

function sectionView({ section: { code, title }, asked }: AskedSection) {
  const rows = asked.map(({ key, question, person, answer }) => ({
    ...{ key, person, text: question.text, lines: answerLines(question, answer?.value ?? null) },
    ...{ mark: answer?.mark ?? null, threadId: answer?.threadId ?? null, isCarried: answer?.isCarried ?? false },
    ...{ byName: answer?.byName ?? null, at: answer?.answeredAt ?? null },
  }))
  return { code, title, rows }
}

export type AnswerView = ReturnType<typeof sectionView>['rows'][number]

function documentView({ id, title, state, need }: ChecklistItem) {
  return { id, title, state, need }
}
