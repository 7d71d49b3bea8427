/** Number of open cases per adviser; `id` is null for unassigned cases. */
export type Capacity = {
  id: string | null
  name: string | null
  open: number
  due: number
  limit: number | null
}

export function isOverloaded({ open, limit }: Pick<Capacity, 'open' | 'limit'>): boolean {
  return limit !== null && open > limit
}
