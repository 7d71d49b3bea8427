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

type Dated = { id: string; validUntil: string }

export function expiringFacts<Fact extends Dated>(
  facts: readonly Fact[],
  today: string,
  days: number,
): (Fact & { isExpired: boolean })[] {
  const horizon = new Date(`${today}T00:00:00Z`)
  horizon.setUTCDate(horizon.getUTCDate() + days)
  const last = horizon.toISOString().slice(0, 10)
  return facts
    .filter(({ validUntil }) => validUntil < today || (days > 0 && validUntil <= last))
    .map((fact) => ({ ...fact, isExpired: fact.validUntil < today }))
    .toSorted((a, b) => a.validUntil.localeCompare(b.validUntil))
}

/** Filter values of the list of advertising claims. Staff evidence overrides the `proven` flag of the content file. */
export const evidenceStates = ['unproven', 'proven', 'run-out'] as const

export type Evidence = { claimId: string; isProven: boolean; validUntil: string | null; isAtHand: boolean }

export function holds({ isProven, validUntil, isAtHand }: Omit<Evidence, 'claimId'>, today: string): boolean {
  return isProven && isAtHand && validUntil !== null && today <= validUntil
}

/** Replaces `proven` where staff have saved evidence: the claim is then proven only while the evidence is valid. */
export function withEvidence<Claim extends Provable>(
  claims: readonly Claim[],
  evidenceList: readonly Evidence[],
  today: string,
): Claim[] {
  return claims.map((claim) => {
    const evidence = evidenceList.find(({ claimId }) => claimId === claim.id)
    if (!evidence) return claim
    if (!holds(evidence, today)) return { ...claim, proven: false }
    return { ...claim, proven: true, validUntil: evidence.validUntil ?? claim.validUntil }
  })
}
