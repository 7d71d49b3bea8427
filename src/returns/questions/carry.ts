import type { Question } from '#content/questions/question.ts'
import { type Answer, type AnswerValue, isStated, rowsOf } from './answer.ts'
import type { RequestedSection } from './requested-answers.ts'

/** Suggests last year's answer; null for amounts, dates and numbers, and for questions specific to one year. */
export function carriedValue(question: Question, value: AnswerValue | null): AnswerValue | null {
  if (value === null || question.ofYear) return null
  switch (question.kind) {
    case 'money':
    case 'date':
    case 'number':
      return null
    case 'choice': {
      const isKnown = question.options.some((option) => option.value === value)
      return isKnown ? value : null
    }
    case 'several':
      return Array.isArray(value) && value.every((one) => question.options.some((option) => option.value === one))
        ? value
        : null
    case 'rows': {
      const stays = question.columns.filter(({ kind, ofYear }) => kind !== 'money' && !ofYear).map(({ code }) => code)
      const rows = rowsOf(value).map(({ id, fields }) => ({
        id,
        fields: Object.fromEntries(Object.entries(fields).filter(([code]) => stays.includes(code))),
      }))
      return rows.length > 0 ? rows : null
    }
    default:
      return value
  }
}

export type Offer = { key: string; question: Question; person: Answer['person']; value: AnswerValue }

export function offersOf(sections: readonly RequestedSection[], before: ReadonlyMap<string, Answer>): Offer[] {
  return sections.flatMap(({ requested }) =>
    requested.flatMap(({ key, question, person, answer }) => {
      const value = isStated(answer) ? null : carriedValue(question, before.get(key)?.value ?? null)
      return value === null ? [] : [{ key, question, person, value }]
    }),
  )
}
