import type { Source } from '#content/source.ts'

/**
 * When a question is asked, or a document wanted: an earlier question has one of these answers (of several, at least one).
 * A question of a person is compared with what the same person has answered.
 */
export type Condition =
  | { question: string; is: readonly string[] }
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }

export type AnswerOption = { value: string; label: string; hint?: string }

/** A field of a row, such as an account. The first of a row names it and must be filled in. */
export type RowColumn = {
  code: string
  label: string
  kind: 'text' | 'money' | 'date' | 'number' | 'choice'
  options?: readonly AnswerOption[]
  /** An amount that becomes this figure of the return. */
  figure?: string
  /** The figure instead, where the column `country` of the row names another country than Switzerland. */
  figureAbroad?: string
  /** A row is not taken without it. */
  required?: true
  /** Said of its year alone, so that it is not offered for the next one. */
  ofYear?: true
}

export type QuestionKind =
  | { kind: 'yes_no' }
  | { kind: 'choice'; options: readonly AnswerOption[] }
  | { kind: 'several'; options: readonly AnswerOption[] }
  /** `label` tells figures of one code apart. */
  | { kind: 'money'; figure?: string; label?: string }
  | { kind: 'date' }
  | { kind: 'number'; unit: string; max: number }
  | { kind: 'text' }
  | { kind: 'rows'; each: string; columns: readonly [RowColumn, ...RowColumn[]] }

/** One question. Its code is stored with the answer and is never renamed, nor used for another question. */
export type Question = QuestionKind & {
  code: string
  text: string
  help: string
  example: string
  /** Asked of each of two who file together, and not once for both. */
  perPerson?: true
  when?: Condition
  /** Said of its year alone, so that it is not offered for the next one. Amounts, days and dates are that anyway. */
  ofYear?: true
  /** Where law decides what follows from the answer. */
  source?: Source
}

export type Section = { code: string; title: string; lead: string; questions: readonly Question[] }

/**
 * A document that some answers make necessary. With the title of an item that cases open with it is that item. While its
 * condition cannot be told yet, the checklist stays as it is.
 */
export type RequestedDocument = {
  code: string
  title: string
  description: string
  need: 'required' | 'optional' | 'if_at_hand'
  /** The section that it follows from. */
  section: string
  when: Condition
}

/** The questions of one kind of case and one tax year. */
export type QuestionSet = {
  caseType: string
  taxYear: number
  sections: readonly Section[]
  documents: readonly RequestedDocument[]
}
