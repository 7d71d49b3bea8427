/** What became of a form of questions that was not kept whole: what was typed stays in its fields. */
export type QuestionsAnswer = {
  /** By the name of the field that is wrong. */
  errors: Readonly<Record<string, string>>
  /** By the key of a question: what somebody has answered meanwhile. */
  conflicts: Readonly<Record<string, { theirs: string; byName: string; version: number }>>
  /** What was typed for these questions, by the names of their fields. */
  submitted: Readonly<Record<string, readonly string[]>>
  /** Why nothing was kept. */
  sentence?: string
}
