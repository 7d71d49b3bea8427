import * as accountTexts from '#accounts/locales/en.ts'
import type { Question } from '#content/questions/question.ts'
import { questionSets } from '#content/questions/question-sets.ts'
import { formatDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { type FactPerson, type FactValue, type Household, type HouseholdFact, isFactCode } from './household-facts.ts'

export type FactLine = { key: string; person: FactPerson; label: string; text: string; fact: HouseholdFact }

/** The known facts of a household in the order of the questions, with the texts of their answers. */
export function factLines(household: Household): FactLine[] {
  const set = questionSets.findLast(({ caseType }) => caseType === 'tax_return')
  const labels = t(accountTexts.accounts).householdFacts
  return (set?.sections ?? [])
    .flatMap(({ questions }) => questions)
    .flatMap((question) => {
      const { code, perPerson } = question
      if (!isFactCode(code)) return []
      const persons: FactPerson[] = perPerson ? ['client', 'partner'] : ['joint']
      return persons.flatMap((person) => {
        const key = `${person}.${code}`
        const fact = household.get(key)
        const text = fact ? valueText(question, fact.value) : ''
        return fact && text ? [{ key, person, label: labels[code], text, fact }] : []
      })
    })
}

function valueText(question: Question, value: FactValue): string {
  const { yes, no } = t(accountTexts.accounts)
  if (typeof value !== 'string')
    return value
      .map(({ fields: { name, born } }) =>
        [name, typeof born === 'string' && formatDate(born)].filter(Boolean).join(', '),
      )
      .join('; ')
  if (question.kind === 'choice') return question.options.find((one) => one.value === value)?.label ?? value
  if (question.kind === 'date') return formatDate(value)
  return question.kind === 'yes_no' ? (value === 'yes' ? yes : no) : value
}
