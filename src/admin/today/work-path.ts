import type { WorkKind } from '#cases/planning/work.ts'

export function workPath(whose: { isEveryone: boolean; person: { id: string } }, work: WorkKind): string {
  return `/admin/cases?work=${work}${whose.isEveryone ? '' : `&assigned=${whose.person.id}`}`
}
