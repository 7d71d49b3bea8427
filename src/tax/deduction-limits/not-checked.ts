/** Why a limit could not be applied, so that a result is not exact. */
export const notCheckedReasons = [
  // The canton's own limit is not in the official export; the federal one was taken instead.
  'canton-limit-unknown',
  // Meals above the lower limit: whether the employer makes them cheaper is not known.
  'meals-canteen-unknown',
  // The law allows the customary rent of a room, which has no figure.
  'room-by-local-custom',
  // Several children, and more paid than the limit of one: whose care it was is not known.
  'care-per-child-unknown',
  'care-without-child',
  // A child turned 14 in the year: costs count up to the birthday.
  'care-until-birthday',
  // The deduction needs an income that is not known here.
  'income-unknown',
] as const
export type NotCheckedReason = (typeof notCheckedReasons)[number]
