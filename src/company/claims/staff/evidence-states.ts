/** Filter values of the claim list. What staff saved about a claim overrides the `proven` flag of its content file. */
export const evidenceStates = ['unproven', 'proven', 'run-out'] as const
