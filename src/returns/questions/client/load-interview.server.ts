import { type CaseRow, findCaseOf } from '#cases/process/case-db.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { t } from '#platform/texts.ts'
import { notFound } from '#portal/guard.server.ts'
import { findPartnerName } from '#returns/facts/facts-db.server.ts'
import * as returnTexts from '#returns/locales/en.ts'
import { type Answer, isStated, newestOf } from '#returns/questions/answer.ts'
import { listAnswers } from '#returns/questions/answer-db.server.ts'
import { clientQuestionsPath } from '#returns/questions/question-links.ts'
import { questionSetOf } from '#returns/questions/question-set.ts'
import { hasPartner, partnerNameKey, requestedOf, secondsLeft } from '#returns/questions/requested-answers.ts'
import { type Screen, screensOf } from '#returns/questions/screens.ts'

const copy = () => t(returnTexts.loadQuestions)

/** Path of a screen; without one, of the review that follows the last screen. */
export function screenPath(caseId: string, screen: Pick<Screen, 'topic' | 'code'> | undefined): string {
  return screen ? clientQuestionsPath(caseId, screen.topic, screen.code) : clientQuestionsPath(caseId, 'check')
}

export type Interview = Awaited<ReturnType<typeof loadInterview>>

/** Loads all answers of a case by topic and screen. Throws a 404 response if the client may not see it. */
export async function loadInterview(tx: Tx, clientId: string, caseId: string) {
  const found = await findCaseOf(tx, clientId, caseId)
  const set = found && questionSetOf(found)
  if (!found || !set) throw notFound()
  const versions = await listAnswers(tx, found.id)
  const answers = newestOf(versions)
  const sections = requestedOf(set, answers)
  const isCouple = hasPartner(answers)
  const topics = sections.flatMap((one) => {
    const { section, all, answered } = one
    const isStarted = one.requested.some(({ answer }) => isStated(answer))
    const minutes = Math.max(1, Math.round(secondsLeft(one) / 60))
    return all === 0 ? [] : [{ code: section.code, title: section.title, open: all - answered, isStarted, minutes }]
  })
  return {
    ...{ found, set, answers, sections, topics },
    screens: sections.flatMap((section) => screensOf(section, isCouple)),
    people: await firstNames(tx, found, answers),
    savedAt: versions.map(({ answeredAt }) => answeredAt).toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null,
  }
}

export function firstOpenPath({ found, screens, savedAt }: Interview, topic: string | undefined): string {
  if (topic === undefined && savedAt === null) return clientQuestionsPath(found.id, 'start')
  const own = screens.filter((one) => topic === undefined || one.topic === topic)
  if (topic !== undefined && own.length === 0) return clientQuestionsPath(found.id)
  return screenPath(found.id, own.find(({ open }) => open > 0) ?? (topic === undefined ? undefined : own[0]))
}

export type People = Awaited<ReturnType<typeof firstNames>>

async function firstNames(tx: Tx, found: CaseRow, answers: ReadonlyMap<string, Answer>) {
  const answered = answers.get(partnerNameKey)?.value
  const partner = typeof answered === 'string' ? answered : await findPartnerName(tx, found.sharedWith)
  return { client: firstWord(found.clientName), partner: partner ? firstWord(partner) : copy().yourPartner }
}

function firstWord(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name
}

/** Heading of a screen: the person's first name, or its title. */
export function headingOf({ person, title }: Pick<Screen, 'person' | 'title'>, people: People) {
  return person ? { heading: people[person], kicker: title } : { heading: title, kicker: null }
}

/** Label of the link to the next screen: the person’s name if only the person changes, otherwise the title. */
export function nextTitle(current: Screen, next: Screen | undefined, people: People): string {
  if (!next) return copy().checkAnswers
  const isOtherPerson = next.person !== null && next.person !== current.person && next.topic === current.topic
  return isOtherPerson && next.person ? people[next.person] : next.title
}
