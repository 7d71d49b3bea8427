import { z } from 'zod'
import * as accountTexts from '#accounts/locales/en.ts'
import type { Question } from '#content/questions/question.ts'
import { questionSets } from '#content/questions/question-sets.ts'
import { formatDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'

/**
 * Facts of a household that are asked once, by the code of the question of a tax return that asks for them. `each`: one
 * fact per spouse; `joint`: one per household.
 */
export const householdFacts = {
  'civil-status': 'joint',
  'partner-place': 'joint',
  'partner-name': 'joint',
  children: 'joint',
  'children-list': 'joint',
  commune: 'joint',
  'birth-date': 'each',
  church: 'each',
  permit: 'each',
} as const satisfies Record<string, 'joint' | 'each'>

export type FactCode = keyof typeof householdFacts

export const factPersons = ['client', 'partner', 'joint'] as const
export type FactPerson = (typeof factPersons)[number]

export function isFactCode(code: string): code is FactCode {
  return Object.hasOwn(householdFacts, code)
}

const row = z.object({ id: z.string(), fields: z.record(z.string(), z.union([z.string(), z.number()])) })

/** A value as its question stores it: a choice, text or date (YYYY-MM-DD), or the rows of a list. */
export const factValue = z.union([z.string(), z.array(row)])
export type FactValue = z.infer<typeof factValue>

/** `taxYear`: the fact was true on 31 December of this year. `caseId`: the case whose answers it comes from. */
export type HouseholdFact = {
  fact: FactCode
  person: FactPerson
  taxYear: number
  value: FactValue
  caseId: string | null
  enteredAt: Date
  enteredBy?: string | null
}

export type Household = ReadonlyMap<string, HouseholdFact>

/**
 * The household in a tax year, by `person.fact`. Facts that were not stated for that year come from the nearest earlier
 * year, else from the nearest later one.
 */
export function householdIn(facts: readonly HouseholdFact[], year: number): Household {
  const distance = ({ taxYear }: HouseholdFact) => (taxYear > year ? 10_000 : 0) + Math.abs(taxYear - year)
  const nearest = facts.toSorted((a, b) => distance(b) - distance(a))
  return new Map(nearest.map((fact) => [`${fact.person}.${fact.fact}`, fact]))
}

export function factText(household: Household, key: `${FactPerson}.${FactCode}`): string | null {
  const value = household.get(key)?.value
  return typeof value === 'string' && value !== '' ? value : null
}

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
