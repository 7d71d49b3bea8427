import { randomUUID } from 'node:crypto'
import { redirect } from 'react-router'
import { asClient } from '#accounts/access/as-client.server.ts'
import { listHouseholdFacts } from '#accounts/households/household-fact-db.server.ts'
import { type Household, householdIn } from '#accounts/households/household-facts.ts'
import { findPartnerOf } from '#accounts/households/partner-db.server.ts'
import type { CaseRow } from '#cases/process/case-db.server.ts'
import { listChecklist } from '#cases/requests/checklist-db.server.ts'
import type { Condition, Question, QuestionSet } from '#content/questions/question.ts'
import { swissDay } from '#platform/day.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { formatLongDate } from '#platform/format.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { notFound } from '#portal/guard.server.ts'
import { caseView } from '#portal/views.server.ts'
import * as returnTexts from '#returns/locales/en.ts'
import { type Answer, isStated } from '#returns/questions/answer.ts'
import { listAnswerItems } from '#returns/questions/answer-db.server.ts'
import { answerLines } from '#returns/questions/answer-text.ts'
import { offersOf } from '#returns/questions/carry.ts'
import { listAnswersBefore } from '#returns/questions/last-year.server.ts'
import { takesAnswers } from '#returns/questions/question-set.ts'
import {
  hasPartner,
  partnerNameKey,
  progressOf,
  type RequestedAnswersInput,
} from '#returns/questions/requested-answers.ts'
import { loadScope } from '#returns/questions/scope.server.ts'
import type { Screen } from '#returns/questions/screens.ts'
import { type CertificateNote, notesFrom } from '#returns/statements/salary/answers.ts'
import { listUsedCertificates } from '#returns/statements/salary/follow-certificates.server.ts'
import { firstOpenPath, headingOf, loadInterview, nextTitle, screenPath } from './load-interview.server.ts'

const copy = () => t(returnTexts.loadQuestions)

export type RequestedView = Pick<RequestedAnswersInput, 'key' | 'person'> & {
  question: Question
  answer: Pick<Answer, 'version' | 'value' | 'mark' | 'threadId' | 'isCarried'> | null
  offered: string | null
  /** Where the shown value comes from if this case has no answer of its own yet. */
  known: string | null
}

type Requested = {
  topic?: string | undefined
  screen?: string | undefined
  addRow?: string | null
  isReview?: boolean
}

/**
 * Loads one screen. Without a screen that exists, redirects to the first open one of the topic or of all topics. Throws
 * a 404 response if the client may not see the case, or it has no questions.
 */
export function loadQuestions(
  services: Pick<Services, 'db' | 'now'>,
  clientId: string,
  caseId: string,
  requested: Requested,
) {
  return asClient(services.db, clientId, async (tx) => {
    const interview = await loadInterview(tx, clientId, caseId)
    const { found, set, answers, sections, screens, people } = interview
    const { topic, screen } = requested
    if (topic && !set.sections.some(({ code }) => code === topic)) throw notFound()
    const at = screens.findIndex((one) => one.topic === topic && one.code === screen)
    const current = screens[at]
    if (!current) throw redirect(firstOpenPath(interview, topic), { status: 303 })
    const following = requested.isReview ? undefined : screens[at + 1]
    const mayAnswer = takesAnswers(found.state)
    const facts = mayAnswer && found.caseType === 'tax_return' ? await listHouseholdFacts(tx, found.clientId) : []
    const household = householdIn(facts, found.taxYear)
    const offers = mayAnswer ? offersOf(sections, await listAnswersBefore(tx, found)) : []
    const offered = new Map(offers.map(({ key, question, value }) => [key, answerLines(question, value).join('; ')]))
    const notes = notesFrom(await listUsedCertificates(tx, found), answers)
    const section = set.sections.find(({ code }) => code === topic)
    return {
      ...{
        found: caseView(found, { readerId: clientId, today: swissDay(services.now()) }),
        topics: interview.topics,
        topic: section?.title ?? '',
        people,
      },
      screen: {
        ...{ ...headingOf(current, people), topic: current.topic, code: current.code },
        isPartner: current.person === 'partner',
      },
      lead: current.code === 'start' ? (section?.lead ?? '') : '',
      requested: current.requested.map((each) =>
        withNote(
          viewOf(found.clientId === clientId ? each : forPartner(each), offered, household, found.taxYear),
          notes.get(each.key),
        ),
      ),
      isCouple: hasPartner(answers),
      progress: progressOf(sections),
      documents: documentsFor(set, current, await listRequested(tx, found)),
      previous: screens[at - 1] ? screenPath(found.id, screens[at - 1]) : null,
      next: { path: screenPath(found.id, following), title: nextTitle(current, following, people) },
      savedAt: interview.savedAt,
      asksAdviser: [...answers.values()].filter(({ mark: flag }) => flag === 'requested').length,
      offers: offers.length,
      scope: await loadScope(services.db, found, { answers, now: services.now() }),
      mayBuy: found.clientId === clientId,
      invitation:
        mayAnswer && found.clientId === clientId && current.requested.some(({ key }) => key === partnerNameKey)
          ? invitationView(await findPartnerOf(services.db, clientId), services.now())
          : null,
      mayAnswer,
      blankRow: randomUUID().slice(0, 8),
      addRow: requested.addRow ?? null,
    }
  })
}

export type QuestionsData = Awaited<ReturnType<typeof loadQuestions>>

/** Without an answer, shows what the household record knows; it becomes an answer when the screen is saved. */
function viewOf(
  { key, question, person, answer }: RequestedAnswersInput,
  offered: ReadonlyMap<string, string>,
  household: Household,
  taxYear: number,
): RequestedView {
  const own = { key, question, person }
  const fact = isStated(answer) || question.ofYear ? undefined : household.get(key)
  if (fact) {
    const known =
      fact.taxYear === taxYear ? copy().knownSince(formatLongDate(fact.enteredAt)) : copy().knownFor(fact.taxYear)
    const { value } = fact
    const shown = { version: answer?.version ?? 0, value, mark: null, threadId: null, isCarried: false }
    return { ...own, answer: shown, offered: null, known }
  }
  if (!answer) return { ...own, answer: null, offered: offered.get(key) ?? null, known: null }
  const { version, value, mark: flag, threadId, isCarried } = answer
  const shown = { version, value, mark: flag, threadId, isCarried }
  return { ...own, answer: shown, offered: offered.get(key) ?? null, known: null }
}

function withNote(view: RequestedView, note: CertificateNote | undefined): RequestedView {
  return note ? { ...view, known: noteText(note) } : view
}

function noteText(note: CertificateNote): string {
  switch (note.code) {
    case 'from-certificate':
      return copy().fromCertificate(note.employers)
    case 'differs':
      return note.isTotal ? copy().totalDiffers(note) : copy().certificateDiffers(note)
    case 'total-with-rest':
      return copy().totalWithRest(note)
    case 'employed':
      return copy().certificateOfEmployer(note.employer)
    case 'ticked':
      return copy().boxTicked(note.box, note.employer)
    case 'part-year':
      return copy().partYearCertificate(note.employer, formatLongDate(note.from), formatLongDate(note.until))
  }
}

/** The partner is asked for their own first name. */
function forPartner(requested: RequestedAnswersInput): RequestedAnswersInput {
  if (requested.key !== partnerNameKey) return requested
  const text = t(returnTexts.invitePartner).ownFirstName
  return { ...requested, question: { ...requested.question, text } }
}

function invitationView(partner: Awaited<ReturnType<typeof findPartnerOf>>, now: Date) {
  if (!partner) return { status: 'none' } as const
  const { email, acceptedAt, expiresAt } = partner
  return { email, expiresAt, status: acceptedAt ? 'joined' : expiresAt <= now ? 'expired' : 'sent' } as const
}

export type InvitationView = ReturnType<typeof invitationView>

async function listRequested(tx: Tx, found: CaseRow) {
  const byAnswers = new Map((await listAnswerItems(tx, found.id)).map(({ itemId, document }) => [itemId, document]))
  return (await listChecklist(tx, found.id)).flatMap(({ id, title, state, need }) => {
    const document = byAnswers.get(id)
    return document === undefined || state === 'not_needed' ? [] : [{ id, title, state, need, document }]
  })
}

/** Documents that the answers on a screen ask for. */
function documentsFor(set: QuestionSet, { requested }: Screen, items: Awaited<ReturnType<typeof listRequested>>) {
  const shown = new Set(requested.map(({ question }) => question.code))
  const asking = set.documents.filter(({ when }) => questionsIn(when).some((code) => shown.has(code)))
  return items.filter(({ document }) => asking.some(({ code }) => code === document))
}

function questionsIn(when: Condition): string[] {
  if ('question' in when) return [when.question]
  return ('all' in when ? when.all : when.any).flatMap(questionsIn)
}
