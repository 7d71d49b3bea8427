/** Filter values of the claim list. Saved evidence overrides the `proven` flag in a claim's content file. */
export const evidenceStates = ['unproven', 'proven', 'run-out'] as const
