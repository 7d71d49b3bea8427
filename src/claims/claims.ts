// Statements that a reader could ask us to prove: which of them may be shown, and the words that rest on them.

/** What decides whether a statement may be shown. */
export type Provable = {
  id: string
  /** Last day on which it may be shown (YYYY-MM-DD). */
  validUntil: string
  /** True when the evidence is on file. */
  proven: boolean
}

export type ClaimRule = {
  /** Today in Zurich, YYYY-MM-DD. */
  today: string
  /** True hides every claim without evidence on file. */
  onlyProven: boolean
}

/** The claims that may be shown: not past their last day and, when asked for, only those that are proven. */
export function shownClaims<Claim extends Provable>(
  claims: readonly Claim[],
  { today, onlyProven }: ClaimRule,
): Claim[] {
  return claims.filter(({ validUntil, proven }) => today <= validUntil && (proven || !onlyProven))
}

/** Words that rest on claims, and what stands in their place while one of these may not be shown. */
export type ClaimedText = { text: string; claimIds: readonly string[]; otherwise: string }

/** The words to show when exactly `shown` may be shown. */
export function wordsOf({ text, claimIds, otherwise }: ClaimedText, shown: readonly Pick<Provable, 'id'>[]): string {
  return claimIds.every((requested) => shown.some(({ id }) => id === requested)) ? text : otherwise
}

/** Those of `shown` that are asked for, in the order in which they are asked for. */
export function pickClaims<Claim extends Provable>(shown: readonly Claim[], ids: readonly string[]): Claim[] {
  return ids.flatMap((requested) => shown.filter(({ id }) => id === requested))
}
