/** Whether and where a product can be seen: in the store, only by its address, or nowhere but in the orders it is part of. */
export const standings = ['published', 'hidden', 'archived'] as const
export type CurrentStatus = (typeof standings)[number]

type Row = { status: string; isHidden: boolean }

/** How a product stands by its row; what is not published is archived. */
export function statusOf({ status, isHidden }: Row): CurrentStatus {
  if (status !== 'published') return 'archived'
  return isHidden ? 'hidden' : 'published'
}

/** The columns of a standing. */
export function statusRow(statusSummary: CurrentStatus): Row {
  return { status: statusSummary === 'archived' ? 'archived' : 'published', isHidden: statusSummary !== 'published' }
}
