import type { Condition, Question, QuestionSet, Section } from '#content/questions/question.ts'
import { type Answer, type AnswerPerson, isStated, keyOf } from './answer.ts'

export type RequestedAnswersInput = { key: string; question: Question; person: AnswerPerson; answer: Answer | null }

export type RequestedSection = { section: Section; requested: RequestedAnswersInput[]; answered: number; all: number }

type Answers = ReadonlyMap<string, Answer>
/** Whether a condition is met; null if this depends on a missing answer. */
type Holds = boolean | null

export function hasPartner(answers: Answers): boolean {
  return valueIs(answers, 'joint.civil-status', 'married') && valueIs(answers, 'joint.partner-place', 'together')
}

function valueIs(answers: Answers, key: string, value: string): boolean {
  return answers.get(key)?.value === value
}

export function requestedOf(set: QuestionSet, answers: Answers): RequestedSection[] {
  const holds = conditionsOf(set, answers)
  return set.sections.map((section) => {
    const requested = section.questions.flatMap((question) =>
      personsOf(question, answers)
        .filter((person) => holds(question.when, person) === true)
        .map((person) => {
          const key = keyOf({ question: question.code, person })
          return { key, question, person, answer: answers.get(key) ?? null }
        }),
    )
    return {
      section,
      requested,
      answered: requested.filter(({ answer }) => isStated(answer)).length,
      all: requested.length,
    }
  })
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

export type Progress = { answered: number; all: number; minutesLeft: number }

export function progressOf(sections: readonly RequestedSection[]): Progress {
  const answered = sections.reduce((sum, section) => sum + section.answered, 0)
  const all = sections.reduce((sum, section) => sum + section.all, 0)
  return { answered, all, minutesLeft: Math.ceil((all - answered) / 3) }
}
