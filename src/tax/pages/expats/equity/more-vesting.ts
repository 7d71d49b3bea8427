// Separate from the fields, so that the browser does not load the validation library.

/** Further vestings of the same grant; the first one has no number in the names of its fields. */
export const moreVestings = [2, 3, 4, 5, 6, 7, 8] as const
export type MoreVesting = (typeof moreVestings)[number]
