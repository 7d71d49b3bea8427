export const nextYearPath = '/admin/next-year'

export const invitationStatuses = [
  'to-invite',
  'invited',
  'bought',
  'refused',
  'left-out',
  'has-case',
  'opted-out',
  'household',
  'no-account',
] as const
export type InvitationStatus = (typeof invitationStatuses)[number]

export function isStatus(text: string): text is InvitationStatus {
  return invitationStatuses.some((status) => status === text)
}

export type InvitationStatusCounts = Readonly<Record<InvitationStatus, number>>

export function statusCountsOf(counts: Readonly<Partial<Record<string, number>>>): InvitationStatusCounts {
  const of = (status: InvitationStatus) => counts[status] ?? 0
  return {
    ...{ 'to-invite': of('to-invite'), invited: of('invited'), bought: of('bought'), refused: of('refused') },
    ...{ 'left-out': of('left-out'), 'has-case': of('has-case'), 'opted-out': of('opted-out') },
    ...{ household: of('household'), 'no-account': of('no-account') },
  }
}

export function invitationPath(taxYear: number): string {
  return `/client-portal/next-year/${taxYear}`
}
