/** Whether and where a product can be seen: in the store, only by its address, or nowhere but in the orders it is part of. */
export const standings = ['published', 'hidden', 'archived'] as const
export type Standing = (typeof standings)[number]

type Row = { status: string; isHidden: boolean }

/** How a product stands by its row; what is not published is archived. */
export function standingOf({ status, isHidden }: Row): Standing {
  if (status !== 'published') return 'archived'
  return isHidden ? 'hidden' : 'published'
}

/** The columns of a standing. */
export function standingRow(standing: Standing): Row {
  return { status: standing === 'archived' ? 'archived' : 'published', isHidden: standing !== 'published' }
}
