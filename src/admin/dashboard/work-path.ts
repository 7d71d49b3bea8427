import type { WorkKind } from '#cases/work.ts'

/** URL of the case list filtered to exactly the cases that a dashboard count includes. */
export function workPath(whose: { isEveryone: boolean; person: { id: string } }, work: WorkKind): string {
  return `/admin/cases?work=${work}${whose.isEveryone ? '' : `&assigned=${whose.person.id}`}`
}
