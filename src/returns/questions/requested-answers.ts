import type { Condition, Question, QuestionSet, Section } from '#content/questions/question.ts'
import { type Answer, type AnswerPerson, isStated, keyOf, rowsOf } from './answer.ts'

export type RequestedAnswersInput = { key: string; question: Question; person: AnswerPerson; answer: Answer | null }

export type RequestedSection = {
  section: Section
  requested: RequestedAnswersInput[]
  answered: number
  all: number
  /** Questions that apply only if an answer still missing asks for them. */
  possible: readonly Question[]
}

type Answers = ReadonlyMap<string, Answer>
/** Whether a condition is met; null if this depends on a missing answer. */
type Holds = boolean | null

export const partnerNameKey = 'joint.partner-name'

export function hasPartner(answers: Answers): boolean {
  return valueIs(answers, 'joint.civil-status', 'married') && valueIs(answers, 'joint.partner-place', 'together')
}

function valueIs(answers: Answers, key: string, value: string): boolean {
  return answers.get(key)?.value === value
}

export function requestedOf(set: QuestionSet, answers: Answers): RequestedSection[] {
  const holds = conditionsOf(set, answers)
  return set.sections.map((section) => {
    const known = section.questions.flatMap((question) =>
      personsOf(question, answers).map((person) => {
        const key = keyOf({ question: question.code, person })
        const isRequested = holds(question.when, person)
        return { key, question, person, answer: answers.get(key) ?? null, isRequested }
      }),
    )
    const requested = known.flatMap(({ isRequested, ...one }) => (isRequested ? [one] : []))
    return {
      section,
      requested,
      answered: requested.filter((one) => !isOpen(one)).length,
      all: requested.length,
      possible: known.flatMap(({ isRequested, question }) => (isRequested === null ? [question] : [])),
    }
  })
}

/** True if an answer is missing, or a required column of one of its rows. */
export function isOpen({
  question,
  answer,
}: {
  question: Question
  answer: Pick<Answer, 'value' | 'mark'> | null
}): boolean {
  if (!isStated(answer)) return true
  if (question.kind !== 'rows') return false
  const required = question.columns.filter((column, index) => index === 0 || column.required)
  return rowsOf(answer.value).some(({ fields }) => required.some(({ code }) => fields[code] === undefined))
}

/** Whether a condition is met for any household member; null if this depends on missing answers. */
export function holdsForAny(set: QuestionSet, answers: Answers, when: Condition): boolean | null {
  const holds = conditionsOf(set, answers)
  const persons: AnswerPerson[] = hasPartner(answers) ? ['client', 'partner'] : ['client']
  return any(persons.map((person) => holds(when, person)))
}

function personsOf(question: Question, answers: Answers): AnswerPerson[] {
  if (!question.perPerson) return ['joint']
  return hasPartner(answers) ? ['client', 'partner'] : ['client']
}

function conditionsOf(set: QuestionSet, answers: Answers) {
  const questions = new Map(set.sections.flatMap(({ questions }) => questions).map((one) => [one.code, one]))

  function holds(when: Condition | undefined, person: AnswerPerson): Holds {
    if (!when) return true
    if ('all' in when) return all(when.all.map((each) => holds(each, person)))
    if ('any' in when) return any(when.any.map((each) => holds(each, person)))
    const question = questions.get(when.question)
    if (!question) return false
    const answerer = question.perPerson ? (person === 'joint' ? 'client' : person) : 'joint'
    // Ignore saved answers to questions that no longer apply.
    const isRequested = holds(question.when, answerer)
    if (isRequested !== true) return isRequested
    const value = answers.get(keyOf({ question: question.code, person: answerer }))?.value ?? null
    if (value === null) return null
    return Array.isArray(value) ? value.some((one) => when.is.includes(one)) : when.is.includes(String(value))
  }
  return holds
}

function all(each: Holds[]): Holds {
  if (each.includes(false)) return false
  return each.includes(null) ? null : true
}

function any(each: Holds[]): Holds {
  if (each.includes(true)) return true
  return each.includes(null) ? null : false
}

export type Progress = { answered: number; all: number; topicsDone: number; topics: number; minutesLeft: number }

export function progressOf(sections: readonly RequestedSection[]): Progress {
  const answered = sections.reduce((sum, section) => sum + section.answered, 0)
  const all = sections.reduce((sum, section) => sum + section.all, 0)
  const seconds = sections.reduce((sum, section) => sum + secondsLeft(section), 0)
  const topics = sections.filter((section) => section.all > 0)
  const topicsDone = topics.filter((section) => section.answered === section.all).length
  return { answered, all, topicsDone, topics: topics.length, minutesLeft: Math.ceil(seconds / 60) }
}

/** Estimated share of conditional questions that will apply to a client, used until the answers decide them. */
const applies = 0.3

/** Estimated time for the open questions of a section. It counts what may still apply, so that it does not grow. */
export function secondsLeft({ requested, possible }: RequestedSection): number {
  const open = requested.filter(isOpen).reduce((sum, { question }) => sum + secondsFor(question), 0)
  return open + applies * possible.reduce((sum, question) => sum + secondsFor(question), 0)
}

function secondsFor({ kind, tick }: Question): number {
  if (tick !== undefined) return 5
  if (kind === 'rows') return 60
  return kind === 'yes_no' || kind === 'choice' || kind === 'several' ? 10 : 20
}
