/** Day (ISO) of the law that the calculators for expatriates apply. */
export const lawState = '2026-01-01'
