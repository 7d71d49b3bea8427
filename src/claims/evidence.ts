import type { Provable } from './claims.ts'

/** What staff say of a claim; of the evidence, until when it holds and whether it can be opened. */
export type Evidence = { claimId: string; isProven: boolean; validUntil: string | null; isAtHand: boolean }

/** Whether the evidence holds on this day: it is there, can be opened, and has not run out. */
export function holds({ isProven, validUntil, isAtHand }: Omit<Evidence, 'claimId'>, today: string): boolean {
  return isProven && isAtHand && validUntil !== null && today <= validUntil
}

/**
 * The claims as staff say they are today. One whose evidence holds is proven, and may be shown as long as that does; one
 * whose evidence has run out or was taken away is not. What nobody has spoken of stays as its content file says.
 */
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
