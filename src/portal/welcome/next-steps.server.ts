import { type CaseRow, findCaseForStaff } from '#cases/process/case-db.server.ts'
import { clientCasePath } from '#cases/process/case-links.ts'
import { listCaseIdsOfOrder } from '#cases/refunds/refund-facts-db.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { requiredDocuments } from '#portal/required-documents.ts'
import { newestOf } from '#returns/questions/answer.ts'
import { listAnswers } from '#returns/questions/answer-db.server.ts'
import { findCaseIdOfQuotedOrder } from '#returns/questions/case-products-db.server.ts'
import { clientQuestionsPath } from '#returns/questions/question-links.ts'
import { questionSetOf, takesAnswers } from '#returns/questions/question-set.ts'
import { progressOf, requestedOf } from '#returns/questions/requested-answers.ts'

export type NextSteps = {
  caseNumbers: string[]
  caseId: string
  caseNumber: string
  adviserName: string | null
  /** Null if the case has no questions. */
  questions: { topics: number; minutes: number } | null
  /** Number of required documents, as the portal counts them. */
  documents: number
  dueOn: string | null
  /** First question, or the case if it has no questions. */
  path: string
}

/** What the buyer does next: the first case of the order with questions, and the documents of all its cases. */
export async function findNextSteps(db: Db | Tx, orderId: string): Promise<NextSteps | null> {
  const cases: CaseRow[] = []
  for (const id of await listCaseIdsOfOrder(db, orderId)) {
    const found = await findCaseForStaff(db, id)
    if (found) cases.push(found)
  }
  const sorted = cases.toSorted((a, b) => a.caseNumber.localeCompare(b.caseNumber))
  const first = sorted.find((found) => questionSetOf(found) !== null) ?? sorted[0]
  if (!first) return null
  const { id: caseId, caseNumber, adviserName, dueOn } = first
  const questions = await findQuestions(db, first)
  return {
    ...{ caseNumbers: sorted.map((found) => found.caseNumber), caseId, caseNumber, adviserName, questions, dueOn },
    documents: sorted.reduce((sum, { progress }) => sum + requiredDocuments(progress).needed, 0),
    path: questions ? clientQuestionsPath(caseId) : clientCasePath(caseId),
  }
}

/** Case with questions for which a quote was accepted by this order. */
export async function findQuotedCase(db: Db | Tx, orderId: string): Promise<string | null> {
  const caseId = await findCaseIdOfQuotedOrder(db, orderId)
  const found = caseId && (await findCaseForStaff(db, caseId))
  return found && questionSetOf(found) && takesAnswers(found.state) ? found.id : null
}

async function findQuestions(db: Db | Tx, found: CaseRow): Promise<NextSteps['questions']> {
  const set = questionSetOf(found)
  if (!set) return null
  const { topics, minutesLeft } = progressOf(requestedOf(set, newestOf(await listAnswers(db, found.id))))
  return { topics, minutes: minutesLeft }
}
