import { randomUUID } from 'node:crypto'
import { asClient } from '#accounts/access/as-client.server.ts'
import { type CaseRow, findCaseOf } from '#cases/process/case-db.server.ts'
import { listChecklist } from '#cases/requests/checklist-db.server.ts'
import type { Question } from '#content/questions/question.ts'
import { swissDay } from '#platform/day.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { notFound } from '#portal/guard.server.ts'
import { caseView } from '#portal/views.server.ts'
import { findPartnerName } from '#returns/facts/facts-db.server.ts'
import * as returnTexts from '#returns/locales/en.ts'
import { type Answer, newestOf } from '#returns/questions/answer.ts'
import { listAnswerItems, listAnswers } from '#returns/questions/answer-db.server.ts'
import { answerLines } from '#returns/questions/answer-text.ts'
import { offersOf } from '#returns/questions/carry.ts'
import { listAnswersBefore } from '#returns/questions/last-year.server.ts'
import { questionSetOf, showsQuestions, takesAnswers } from '#returns/questions/question-set.ts'
import {
  hasPartner,
  progressOf,
  type RequestedAnswersInput,
  requestedOf,
} from '#returns/questions/requested-answers.ts'

const copy = () => t(returnTexts.loadQuestions)

export type RequestedView = Pick<RequestedAnswersInput, 'key' | 'person'> & {
  question: Question
  answer: Pick<Answer, 'version' | 'value' | 'mark' | 'threadId' | 'isCarried'> | null
  offered: string | null
}

/** Throws a 404 response if the client may not see the case or it has no questions. */
export function loadQuestions(
  { db, now }: Pick<Services, 'db' | 'now'>,
  clientId: string,
  caseId: string,
  requested?: string,
) {
  return asClient(db, clientId, async (tx) => {
    const found = await findCaseOf(tx, clientId, caseId)
    const set = found && questionSetOf(found)
    if (!found || !set || !showsQuestions(found)) throw notFound()
    const versions = await listAnswers(tx, found.id)
    const answers = newestOf(versions)
    const sections = requestedOf(set, answers)
    const asks = sections.filter(({ all }) => all > 0)
    const current = requested
      ? asks.find(({ section }) => section.code === requested)
      : (asks.find(({ answered, all }) => answered < all) ?? asks[0])
    if (!current) throw notFound()
    const at = asks.indexOf(current)
    const mayAnswer = takesAnswers(found.state)
    const offers = mayAnswer ? offersOf(sections, await listAnswersBefore(tx, found)) : []
    const offered = new Map(offers.map(({ key, question, value }) => [key, answerLines(question, value).join('; ')]))
    const { code, title, lead } = current.section
    return {
      found: caseView(found, { readerId: clientId, today: swissDay(now()) }),
      sections: sections.map(({ section, answered, all }) => ({
        code: section.code,
        title: section.title,
        answered,
        all,
      })),
      section: { code, title, lead },
      requested: current.requested.map((each) => viewOf(each, offered)),
      people: { client: found.clientName, partner: await partnerName(tx, found) },
      isCouple: hasPartner(answers),
      progress: progressOf(sections),
      documents: await listRequested(tx, found),
      previous: asks[at - 1]?.section ?? null,
      next: asks[at + 1]?.section ?? null,
      savedAt: versions.map(({ answeredAt }) => answeredAt).toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null,
      asksAdviser: [...answers.values()].filter(({ mark: flag }) => flag === 'requested').length,
      offers: offers.length,
      mayAnswer,
      blankRow: randomUUID().slice(0, 8),
    }
  })
}

export type QuestionsData = Awaited<ReturnType<typeof loadQuestions>>

function viewOf(
  { key, question, person, answer }: RequestedAnswersInput,
  offered: ReadonlyMap<string, string>,
): RequestedView {
  if (!answer) return { key, question, person, answer: null, offered: offered.get(key) ?? null }
  const { version, value, mark: flag, threadId, isCarried } = answer
  return {
    key,
    question,
    person,
    answer: { version, value, mark: flag, threadId, isCarried },
    offered: offered.get(key) ?? null,
  }
}

async function partnerName(tx: Tx, found: CaseRow): Promise<string> {
  return (await findPartnerName(tx, found.sharedWith)) ?? copy().yourPartner
}

async function listRequested(tx: Tx, found: CaseRow) {
  const byAnswers = new Map((await listAnswerItems(tx, found.id)).map(({ itemId, document }) => [itemId, document]))
  const sectionOf = new Map(questionSetOf(found)?.documents.map(({ code, section }) => [code, section]))
  return (await listChecklist(tx, found.id)).flatMap(({ id, title, state, need }) => {
    const document = byAnswers.get(id)
    return document === undefined ? [] : [{ id, title, state, need, section: sectionOf.get(document) ?? null }]
  })
}
