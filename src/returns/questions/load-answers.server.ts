import type { CaseRow } from '#cases/process/case-db.server.ts'
import { type ChecklistItem, listChecklist } from '#cases/requests/checklist-db.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { newestOf } from './answer.ts'
import { listAnswerItems, listAnswers } from './answer-db.server.ts'
import { answerLines } from './answer-text.ts'
import { loadDifferences } from './load-differences.server.ts'
import { questionSetOf } from './question-set.ts'
import { progressOf, type RequestedSection, requestedOf } from './requested-answers.ts'

export async function loadAnswers(db: Db | Tx, found: Pick<CaseRow, 'id' | 'caseType' | 'taxYear'>) {
  const set = questionSetOf(found)
  if (!set) return null
  const answers = newestOf(await listAnswers(db, found.id))
  const sections = requestedOf(set, answers)
  const byAnswers = new Set((await listAnswerItems(db, found.id)).map(({ itemId }) => itemId))
  return {
    progress: progressOf(sections),
    sections: sections.filter(({ all }) => all > 0).map(sectionView),
    differences: await loadDifferences(db, found, answers),
    documents: (await listChecklist(db, found.id)).filter(({ id }) => byAnswers.has(id)).map(documentView),
  }
}

export type LoadedAnswers = NonNullable<Awaited<ReturnType<typeof loadAnswers>>>

function sectionView({ section: { code, title }, requested }: RequestedSection) {
  const rows = requested.map(({ key, question, person, answer }) => ({
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
