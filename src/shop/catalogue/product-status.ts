/** Visibility: listed in the store, reachable only by URL, or visible only in existing orders. */
export const standings = ['published', 'hidden', 'archived'] as const
export type CurrentStatus = (typeof standings)[number]

type Row = { status: string; isHidden: boolean }

export function statusOf({ status, isHidden }: Row): CurrentStatus {
  if (status !== 'published') return 'archived'
  return isHidden ? 'hidden' : 'published'
}

export function statusRow(statusSummary: CurrentStatus): Row {
  return { status: statusSummary === 'archived' ? 'archived' : 'published', isHidden: statusSummary !== 'published' }
}
