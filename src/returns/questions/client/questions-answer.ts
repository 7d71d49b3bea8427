import type { RequestedView } from './load-questions.server.ts'

export type QuestionsAnswer = {
  errors: Readonly<Record<string, string>>
  conflicts: Readonly<Record<string, { theirs: string; byName: string; version: number }>>
  submitted: Readonly<Record<string, readonly string[]>>
  sentence?: string
}

export type ControlProps = {
  requested: RequestedView
  label: string
  answer: QuestionsAnswer | undefined
  blankRow: string
}
