/** What staff say of a claim, as the list is filtered by it. */
export const evidenceStates = ['none', 'unproven', 'proven', 'run-out'] as const
