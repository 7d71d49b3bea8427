export const notCheckedReasons = [
  // The official export lacks the canton's limit, so the federal limit is used.
  'canton-limit-unknown',
  // Meal costs exceed the lower limit, and it is unknown whether the employer subsidises meals.
  'meals-canteen-unknown',
  // The law allows the customary local rent of a room near work but states no amount.
  'room-by-local-custom',
  // Costs for several children exceed one child's limit, and it is unknown how much was paid for each.
  'care-per-child-unknown',
  'care-without-child',
  // A child turned 14 during the year, and child care is only deductible until the birthday.
  'care-until-birthday',
  'income-unknown',
] as const
export type NotCheckedReason = (typeof notCheckedReasons)[number]
