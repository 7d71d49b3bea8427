export function invitationPath(taxYear: number): string {
  return `/client-portal/next-year/${taxYear}`
}

export const nextYearPath = '/admin/next-year'
