import type { Source } from '#content/source.ts'

/**
 * An earlier question has one of these answers (if several, at least one). Per-person questions compare the same
 * person's answers.
 */
export type Condition =
  | { question: string; is: readonly string[] }
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }

export type AnswerOption = { value: string; label: string; hint?: string }

/** Field of a row, such as an account. The first field names the row and is mandatory. */
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

/** The code is stored with the answer: never rename it or reuse it for another question. */
export type Question = QuestionKind & {
  code: string
  text: string
  help: string
  example: string
  /** Asked separately of each joint filer. */
  perPerson?: true
  when?: Condition
  /** Only valid for its year; not offered for the next one. Always true of amounts, days and dates. */
  ofYear?: true
  source?: Source
}

export type Section = { code: string; title: string; lead: string; questions: readonly Question[] }

/**
 * A title equal to an initial checklist item refers to that item. While the condition is undecided, the checklist is
 * unchanged.
 */
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
