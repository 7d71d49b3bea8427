/** Who answers: for a question of both there is one answer. The words are those of figures. */
export const answerPersons = ['client', 'partner', 'joint'] as const
export type AnswerPerson = (typeof answerPersons)[number]

/** `unknown`: they do not know; `asked`: their adviser will say. */
export const answerBadges = ['unknown', 'requested'] as const
export type AnswerBadge = (typeof answerBadges)[number]

/** Of a row what was filled in: texts, days and choices as text, amounts in centimes. */
export type AnswerRow = { id: string; fields: Readonly<Record<string, string | number>> }

/** One of several, yes or no, a day (YYYY-MM-DD) or words; centimes or a number; all that was ticked; rows. */
export type AnswerValue = string | number | readonly string[] | readonly AnswerRow[]

/** One version of what was answered. Neither value nor mark: it was taken back. */
export type Answer = {
  question: string
  person: AnswerPerson
  version: number
  value: AnswerValue | null
  mark: AnswerBadge | null
  threadId: string | null
  /** Taken over from the year before. */
  isCarried: boolean
  answeredBy: string | null
  byName: string | null
  answeredAt: Date
}

/** Names a question as somebody is asked it: `client.employers`. */
export function keyOf({ question, person }: Pick<Answer, 'question' | 'person'>): string {
  return `${person}.${question}`
}

/** The newest version of each answer, by its key. */
export function newestOf(versions: readonly Answer[]): ReadonlyMap<string, Answer> {
  const newest = new Map<string, Answer>()
  for (const answer of versions) {
    const known = newest.get(keyOf(answer))
    if (!known || known.version < answer.version) newest.set(keyOf(answer), answer)
  }
  return newest
}

/** Whether something was said, if only that it is not known. */
export function isStated(answer: Answer | null | undefined): answer is Answer {
  return answer !== null && answer !== undefined && (answer.value !== null || answer.mark !== null)
}

/** Whether two values say the same. */
export function isSameValue(one: AnswerValue | null, other: AnswerValue | null): boolean {
  return canonical(one) === canonical(other)
}

function canonical(value: AnswerValue | null): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}

/** The rows of an answer; none where it has no rows. */
export function rowsOf(value: AnswerValue | null): readonly AnswerRow[] {
  return Array.isArray(value) ? value.filter((row): row is AnswerRow => typeof row === 'object') : []
}
