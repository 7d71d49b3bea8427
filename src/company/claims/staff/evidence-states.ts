/**
 * Filter values of the claim list. If staff have saved evidence for a claim, it overrides the `proven` flag in the
 * claim's content file.
 */
export const evidenceStates = ['unproven', 'proven', 'run-out'] as const
