import type { AnswerPerson, AnswerValue } from './answer.ts'
import type { RequestedSection } from './requested-answers.ts'

/** Answers of US persons that an adviser must follow up, because they break US rules or cost more US tax. */
export const answerWarnings = ['us-form', 'us-pillar-3a'] as const
export type AnswerWarning = { code: (typeof answerWarnings)[number]; person: AnswerPerson }

export function warningsOf(sections: readonly RequestedSection[]): AnswerWarning[] {
  const all = sections.flatMap(({ requested }) => requested)
  const is = (person: AnswerPerson, question: string, value: AnswerValue) =>
    all.some((one) => one.person === person && one.question.code === question && one.answer?.value === value)
  return (['client', 'partner'] as const).flatMap((person) => {
    if (!is(person, 'us-person', 'yes')) return []
    return [
      ...(is(person, 'us-form', 'w8ben') ? [{ code: 'us-form' as const, person }] : []),
      ...(is(person, 'pillar-3a', 'yes') ? [{ code: 'us-pillar-3a' as const, person }] : []),
    ]
  })
}
