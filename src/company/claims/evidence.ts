import type { Provable } from './claims.ts'

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
