import type { Source } from '#content/source.ts'

/** True if an earlier question has one of these answers. For questions per person, the same person's answer counts. */
export type Condition =
  | { question: string; is: readonly string[] }
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }

export type AnswerOption = { value: string; label: string; hint?: string }

/** A column of a table, such as a list of accounts. The first column names the row. */
export type RowColumn = {
  code: string
  label: string
  /** `currency`: of the amounts in the row, CHF if missing; its code must be `currency`. */
  kind: 'text' | 'money' | 'date' | 'number' | 'choice' | 'country' | 'currency'
  options?: readonly AnswerOption[]
  /** Code of the tax return figure that receives the amount. */
  figure?: string
  /** Code of the figure used instead if the row's column `country` is not Switzerland. */
  figureAbroad?: string
  /** Code of the figure used instead if the row's column `canton` names a canton. */
  figureElsewhere?: string
  /** Codes of the figures used instead, by the value of another column of the row. */
  figureBy?: { column: string; is: Readonly<Record<string, string>> }
  /** Column with the day of sale. If it is in the year of `rate`, nothing is left on 31 December: the amount gives no figure. */
  soldOn?: string
  /** Official rate that converts an amount in another currency: average of the year or year-end. */
  rate?: { year: number; basis: 'average' | 'yearEnd' }
  /** True if a row is open until the column is filled in. Open rows are saved too. */
  required?: true
  /** True for dates of birth: a year with two digits is in the past. */
  past?: true
  /** True if the value is only valid for its tax year, so that it is not suggested again in the next year. */
  ofYear?: true
  /** Code of another number column of the row, which this number must not exceed. */
  atMost?: string
}

export type QuestionKind =
  | { kind: 'yes_no' }
  | { kind: 'choice'; options: readonly AnswerOption[] }
  | { kind: 'several'; options: readonly AnswerOption[] }
  /** `figure`: code of the tax return figure that receives the amount; `label` distinguishes amounts of one figure. */
  | { kind: 'money'; figure?: string; label?: string }
  | { kind: 'date' }
  /** `centsEach`: what is deductible for each unit, such as a kilometre. */
  | { kind: 'number'; unit: string; max: number; centsEach?: number }
  /** `isCommune`: must name one Swiss commune, which is suggested while typing. */
  | { kind: 'text'; isCommune?: true }
  | { kind: 'country' }
  | { kind: 'rows'; each: string; columns: readonly [RowColumn, ...RowColumn[]] }

/** The code is stored with the answers, so never rename it or reuse it for another question. */
export type Question = QuestionKind & {
  code: string
  text: string
  help: string
  example: string
  /** True if the question is asked separately for each joint filer. */
  perPerson?: true
  /** Short label of a yes-or-no question, shown as a checkbox in a list with its neighbours. */
  tick?: string
  /** Starts a new screen of the section with this question. */
  screen?: { code: string; title: string }
  when?: Condition
  /** True if the answer is not suggested in the next tax year. Amounts, days and dates are never suggested anyway. */
  ofYear?: true
  source?: Source
}

export type Section = { code: string; title: string; lead: string; questions: readonly Question[] }

/** Document for the checklist, identified by its title. Without the answers to `when`, the checklist stays as it is. */
export type RequestedDocument = {
  code: string
  title: string
  description: string
  need: 'required' | 'optional' | 'if_at_hand'
  when: Condition
}

export type QuestionSet = {
  caseType: string
  taxYear: number
  sections: readonly Section[]
  documents: readonly RequestedDocument[]
}
