import type { RequestedView } from './load-questions.server.ts'
import type { QuestionsAnswer } from './questions-answer.ts'

/** What the fields of a question are given. */
export type ControlProps = {
  requested: RequestedView
  /** Told apart by the name of a person where two answer the same. */
  label: string
  answer: QuestionsAnswer | undefined
  blankRow: string
}
