export const dayKinds = ['open', 'review', 'answer', 'file', 'object', 'deadlines', 'client-late', 'firm-late'] as const
export type DayKind = (typeof dayKinds)[number]

export const statusKinds = ['today', 'overdue', 'with-firm', 'with-client'] as const
export type StatusKind = (typeof statusKinds)[number]

export const workKinds = [...dayKinds, ...statusKinds] as const
export type WorkKind = (typeof workKinds)[number]

export function isWorkKind(name: string): name is WorkKind {
  return workKinds.some((kind) => kind === name)
}

export const deadlineDays = 14

export const longWaitDays = 14

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
