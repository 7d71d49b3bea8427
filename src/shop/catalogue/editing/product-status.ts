/** Product visibility: listed in the store; reachable only by URL; or shown only in existing orders. */
export const productStatuses = ['published', 'hidden', 'archived'] as const
export type ProductStatus = (typeof productStatuses)[number]

type Row = { status: string; isHidden: boolean }

export function statusOf({ status, isHidden }: Row): ProductStatus {
  if (status !== 'published') return 'archived'
  return isHidden ? 'hidden' : 'published'
}

export function statusRow(statusSummary: ProductStatus): Row {
  return { status: statusSummary === 'archived' ? 'archived' : 'published', isHidden: statusSummary !== 'published' }
}
