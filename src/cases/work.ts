/** The kinds of work that the day of a member of staff counts. */
export const dayKinds = ['open', 'review', 'answer', 'file', 'object', 'deadlines', 'client-late', 'firm-late'] as const
export type DayKind = (typeof dayKinds)[number]

/** How the open cases of the firm stand, for its figures. */
export const statusKinds = ['today', 'overdue', 'with-firm', 'with-client'] as const
export type StatusKind = (typeof statusKinds)[number]

/** Everything that the list of cases can be asked for. */
export const workKinds = [...dayKinds, ...statusKinds] as const
export type WorkKind = (typeof workKinds)[number]

export function isWorkKind(name: string): name is WorkKind {
  return workKinds.some((kind) => kind === name)
}

/** How far ahead deadlines are shown. */
export const deadlineDays = 14

/** After how many days in one state a case waits too long. */
export const longWaitDays = 14
