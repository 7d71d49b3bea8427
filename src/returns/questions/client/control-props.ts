import type { RequestedView } from './load-questions.server.ts'
import type { QuestionsAnswer } from './questions-answer.ts'

export type ControlProps = {
  requested: RequestedView
  label: string
  answer: QuestionsAnswer | undefined
  blankRow: string
}
