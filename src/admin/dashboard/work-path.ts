import type { WorkKind } from '#cases/work.ts'

/** The list of cases that holds exactly what a figure of the day counts. */
export function workPath(whose: { isEveryone: boolean; person: { id: string } }, work: WorkKind): string {
  return `/admin/cases?work=${work}${whose.isEveryone ? '' : `&assigned=${whose.person.id}`}`
}
