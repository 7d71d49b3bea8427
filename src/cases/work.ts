/** The kinds of work that wait in cases, as the day of a member of staff and the list of cases name them. */
export const workKinds = [
  'open',
  'review',
  'answer',
  'file',
  'object',
  'deadlines',
  'client-late',
  'firm-late',
] as const
export type WorkKind = (typeof workKinds)[number]

export function isWorkKind(name: string): name is WorkKind {
  return workKinds.some((kind) => kind === name)
}

/** How far ahead deadlines are shown. */
export const deadlineDays = 14

/** After how many days in one state a case waits too long. */
export const longWaitDays = 14
