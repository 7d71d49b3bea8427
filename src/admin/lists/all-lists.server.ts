import { caseList } from '#admin/cases/case-list.tsx'
import { caseSource } from '#admin/cases/case-list-db.server.ts'
import { exportable } from './export-list.server.ts'

/** Every list that can be exported and that views are kept of, by its name. */
export const allLists = new Map([exportable(caseList, caseSource)].map((one) => [one.list.name, one]))
