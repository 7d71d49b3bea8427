/** Filter of the claim list; staff's evidence overrides the content's own `proven` flag. */
export const evidenceStates = ['unproven', 'proven', 'run-out'] as const
