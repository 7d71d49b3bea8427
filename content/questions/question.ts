import type { Source } from '#content/source.ts'

/** True if an earlier question has one of these answers. Questions per person compare answers of the same person. */
export type Condition =
  | { question: string; is: readonly string[] }
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }

export type AnswerOption = { value: string; label: string; hint?: string }

/** Column of a row, such as an account. The first one names the row and is mandatory. */
export type RowColumn = {
  code: string
  label: string
  kind: 'text' | 'money' | 'date' | 'number' | 'choice'
  options?: readonly AnswerOption[]
  /** The amount becomes this figure of the return. */
  figure?: string
  /** Figure used instead if the row's column `country` is not Switzerland. */
  figureAbroad?: string
  required?: true
  /** Only valid for its year; not offered for the next one. */
  ofYear?: true
}

export type QuestionKind =
  | { kind: 'yes_no' }
  | { kind: 'choice'; options: readonly AnswerOption[] }
  | { kind: 'several'; options: readonly AnswerOption[] }
  /** `label` distinguishes figures with the same code. */
  | { kind: 'money'; figure?: string; label?: string }
  | { kind: 'date' }
  | { kind: 'number'; unit: string; max: number }
  | { kind: 'text' }
  | { kind: 'rows'; each: string; columns: readonly [RowColumn, ...RowColumn[]] }

/** Stored with the answers: never rename a code or reuse it for another question. */
export type Question = QuestionKind & {
  code: string
  text: string
  help: string
  example: string
  /** Asked separately for each joint filer. */
  perPerson?: true
  when?: Condition
  /** Only valid for its year; not offered for the next one. Always true of amounts, days and dates. */
  ofYear?: true
  source?: Source
}

export type Section = { code: string; title: string; lead: string; questions: readonly Question[] }

/** A title equal to that of a checklist item refers to it. An undecided condition leaves the checklist unchanged. */
export type RequestedDocument = {
  code: string
  title: string
  description: string
  need: 'required' | 'optional' | 'if_at_hand'
  section: string
  when: Condition
}

export type QuestionSet = {
  caseType: string
  taxYear: number
  sections: readonly Section[]
  documents: readonly RequestedDocument[]
}
