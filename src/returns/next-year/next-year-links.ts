/** Where a client goes on with the same package in a new tax year. */
export function invitationPath(taxYear: number): string {
  return `/client-portal/next-year/${taxYear}`
}

/** Where staff see who is invited. */
export const nextYearPath = '/admin/next-year'
