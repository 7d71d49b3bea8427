import { z } from 'zod'
import { oneOf, pageIn, textIn } from '#admin/ui/address.ts'
import { caseStates, caseStatuses } from '#cases/case-states.ts'
import { casePriorities } from '#cases/priority.ts'
import { workKinds } from '#cases/work.ts'

const sorts = ['due', 'newest', 'oldest', 'number', 'client', 'priority'] as const

/** How many cases one page of the list shows. */
export const casesPerPage = 25

/** The filters in an address of the case list. What makes no sense is left out. */
export function readCaseFilters(search: URLSearchParams) {
  const year = z.coerce.number().int().min(2000).max(2100).safeParse(search.get('year'))
  return {
    status: oneOf(caseStatuses, search.get('status')),
    state: oneOf(caseStates, search.get('state')),
    work: oneOf(workKinds, search.get('work')),
    overdue: search.get('overdue') === '1' || undefined,
    search: textIn(search, 'q'),
    taxYear: year.success ? year.data : undefined,
    priority: oneOf(casePriorities, search.get('priority')),
    assignedTo: textIn(search, 'assigned'),
    sort: oneOf(sorts, search.get('sort')) ?? 'due',
    page: pageIn(search),
    pageSize: casesPerPage,
  }
}

export type CaseListFilters = ReturnType<typeof readCaseFilters>
