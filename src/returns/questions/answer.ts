/** Same values as `FigurePerson`. A question about both spouses has one `joint` answer. */
export const answerPersons = ['client', 'partner', 'joint'] as const
export type AnswerPerson = (typeof answerPersons)[number]

/** `unknown`: the client does not know the answer; `requested`: the client has asked the adviser. */
export const answerBadges = ['unknown', 'requested'] as const
export type AnswerBadge = (typeof answerBadges)[number]

/** Stored by an earlier form, which listed few countries. */
export const otherCountry = 'other'

export type AnswerRow = { id: string; fields: Readonly<Record<string, string | number>> }

/** Text: choice, yes/no, date (YYYY-MM-DD) or free text; number: count or cents; array: options or rows. */
export type AnswerValue = string | number | readonly string[] | readonly AnswerRow[]

/** One version of an answer. A version without value and mark means that the answer was withdrawn. */
export type Answer = {
  question: string
  person: AnswerPerson
  version: number
  value: AnswerValue | null
  mark: AnswerBadge | null
  threadId: string | null
  isCarried: boolean
  answeredBy: string | null
  byName: string | null
  answeredAt: Date
}

export function keyOf({ question, person }: Pick<Answer, 'question' | 'person'>): string {
  return `${person}.${question}`
}

export function newestOf(versions: readonly Answer[]): ReadonlyMap<string, Answer> {
  const newest = new Map<string, Answer>()
  for (const answer of versions) {
    const known = newest.get(keyOf(answer))
    if (!known || known.version < answer.version) newest.set(keyOf(answer), answer)
  }
  return newest
}

export function isStated<Stated extends Pick<Answer, 'value' | 'mark'>>(
  answer: Stated | null | undefined,
): answer is Stated {
  return answer !== null && answer !== undefined && (answer.value !== null || answer.mark !== null)
}

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

export function rowsOf(value: AnswerValue | null): readonly AnswerRow[] {
  return Array.isArray(value) ? value.filter((row): row is AnswerRow => typeof row === 'object') : []
}
