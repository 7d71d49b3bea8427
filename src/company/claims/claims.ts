export type Provable = {
  id: string
  validUntil: string
  proven: boolean
}

export type ClaimRule = {
  today: string
  onlyProven: boolean
}

export function shownClaims<Claim extends Provable>(
  claims: readonly Claim[],
  { today, onlyProven }: ClaimRule,
): Claim[] {
  return claims.filter(({ validUntil, proven }) => today <= validUntil && (proven || !onlyProven))
}

export type ClaimedText = { text: string; claimIds: readonly string[]; otherwise: string }

export function wordsOf({ text, claimIds, otherwise }: ClaimedText, shown: readonly Pick<Provable, 'id'>[]): string {
  return claimIds.every((requested) => shown.some(({ id }) => id === requested)) ? text : otherwise
}

export function pickClaims<Claim extends Provable>(shown: readonly Claim[], ids: readonly string[]): Claim[] {
  return ids.flatMap((requested) => shown.filter(({ id }) => id === requested))
}
