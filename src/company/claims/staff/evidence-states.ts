/** Filter values of the claim list. Evidence saved by staff overrides the `proven` flag of the content file. */
export const evidenceStates = ['unproven', 'proven', 'run-out'] as const
