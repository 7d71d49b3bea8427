import type { ReactNode } from 'react'
import type { RequestedView } from './load-questions.server.ts'

export type QuestionsAnswer = {
  errors: Readonly<Record<string, string>>
  conflicts: Readonly<Record<string, { theirs: string; byName: string; version: number }>>
  submitted: Readonly<Record<string, readonly string[]>>
  sentence?: string
}

export type ControlProps = {
  requested: RequestedView
  label: ReactNode
  answer: QuestionsAnswer | undefined
  blankRow: string
  /** Question and number of rows at which an empty row was requested; null if none was. */
  addRow: string | null
}

/** Names the questions of a list to tick, so that the server can tell an empty box from a missing answer. */
export const ticksField = 'ticks'

export const inviteField = 'invite-email'

export function noneField(keys: readonly string[]): string {
  return `none.${keys[0]}`
}
