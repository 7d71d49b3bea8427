import type { Provable } from './claims.ts'

/** What staff say of a claim; of the evidence, until when it holds and whether it can be opened. */
export type Proof = { claimId: string; isProven: boolean; validUntil: string | null; isAtHand: boolean }

/** Whether the evidence holds on this day: it is there, can be opened, and has not run out. */
export function holds({ isProven, validUntil, isAtHand }: Omit<Proof, 'claimId'>, today: string): boolean {
  return isProven && isAtHand && validUntil !== null && today <= validUntil
}

/**
 * The claims as staff say they are today. One whose evidence holds is proven, and may be shown as long as that does; one
 * whose evidence has run out or was taken away is not. What nobody has spoken of stays as its content file says.
 */
export function withProofs<Claim extends Provable>(
  claims: readonly Claim[],
  proofs: readonly Proof[],
  today: string,
): Claim[] {
  return claims.map((claim) => {
    const proof = proofs.find(({ claimId }) => claimId === claim.id)
    if (!proof) return claim
    if (!holds(proof, today)) return { ...claim, proven: false }
    return { ...claim, proven: true, validUntil: proof.validUntil ?? claim.validUntil }
  })
}
