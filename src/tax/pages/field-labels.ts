export const placeLabels = { canton: 'Canton', commune: 'Commune', choice: null } as const

export const householdLabels = {
  maritalStatus: 'Marital status',
  children: 'Children',
  confession: 'Church',
  year: 'Tax year',
} as const
