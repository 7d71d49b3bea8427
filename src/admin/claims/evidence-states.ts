/** How a claim is proven, by staff or else by the content, as the list is filtered by it. */
export const evidenceStates = ['unproven', 'proven', 'run-out'] as const
