export const notCheckedReasons = [
  // The official export lacks the canton's limit, so the federal limit is used.
  'canton-limit-unknown',
  // Meal costs exceed the lower limit, and it is unknown whether the employer subsidises meals.
  'meals-canteen-unknown',
  // The law allows the customary local rent of a room but sets no figure.
  'room-by-local-custom',
  // More was paid for several children than one child's limit, and the split between them is unknown.
  'care-per-child-unknown',
  'care-without-child',
  // A child turned 14 during the year, and child care is only deductible until the birthday.
  'care-until-birthday',
  'income-unknown',
] as const
export type NotCheckedReason = (typeof notCheckedReasons)[number]
