import { data } from 'react-router'
import { deskFor } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { oneOf, rangeText, withParams } from '#admin/ui/address.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import type { SideHandle } from '#admin/ui/side.ts'
import { findCaseFor } from '#cases/case-db.server.ts'
import { listCaseEvents } from '#cases/case-event-db.server.ts'
import { listCases } from '#cases/case-list-db.server.ts'
import { listChecklist } from '#cases/checklist-db.server.ts'
import { listAssignableStaff } from '#cases/staff-db.server.ts'
import { caseWords } from '#cases/words.ts'
import { AppHead } from '#design/app-frame.tsx'
import { ButtonLink } from '#design/button.tsx'
import { Chips, Pagination } from '#design/navigation.tsx'
import { EmptyState } from '#design/states.tsx'
import { swissDay } from '#platform/day.ts'
import { readForm } from '#web/read-form.ts'
import { privatePage } from '#web/shared-headers.ts'
import type { Route } from './+types/case-list-page'
import { type BulkResult, bulkChange } from './bulk-change.server.ts'
import { casesPerPage, readCaseFilters } from './case-filters.ts'
import { listTaxYears } from './case-options-db.server.ts'
import { planIntents } from './change-plan.server.ts'
import { BulkAnswer } from './ui/bulk-answer.tsx'
import { CaseFilterForm } from './ui/case-filter-form.tsx'
import { CasePeek } from './ui/case-peek.tsx'
import { CaseTable } from './ui/case-table.tsx'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta('Tax Cases')

const path = '/admin/cases'

/** The list of cases that the address asks for, and the picked case beside it. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { services, person, sight } = deskFor({ request, context }, 'case.read')
  const { db, now } = services
  const filters = readCaseFilters(url.searchParams)
  const today = swissDay(now())
  const picked = url.searchParams.get('case')
  const pickedCase = picked ? await findCaseFor(db, picked, sight) : null
  return {
    list: await listCases(db, { ...filters, sight }, today),
    filters,
    today,
    search: url.searchParams.toString(),
    years: await listTaxYears(db, sight),
    staff: await listAssignableStaff(db),
    me: person.id,
    peek: pickedCase && {
      found: pickedCase,
      checklist: await listChecklist(db, pickedCase.id),
      events: (await listCaseEvents(db, pickedCase.id, { withInternal: true })).slice(0, 6),
      closeTo: withParams(path, url.searchParams, { case: null }),
    },
  }
}

const noneDone: BulkResult = { changed: 0, refused: [] }

/** Changes the selected cases; what was refused is told row by row. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { services, actor } = deskFor({ request, context }, 'case.read')
  const form = await readForm(request)
  const intent = oneOf(planIntents, String(form.get('intent')))
  const caseIds = [...new Set(form.getAll('case').map(String))].slice(0, casesPerPage)
  if (!intent) return data({ fault: 'Choose what to do with the selected cases.', result: noneDone }, { status: 422 })
  if (caseIds.length === 0) return data({ fault: 'Select at least one case.', result: noneDone }, { status: 422 })
  const result = await bulkChange(services, { caseIds, actor, intent, value: String(form.get(intent) ?? '') })
  if (result.refused.length === 0) throw doneAt(withParams(path, url.searchParams, {}), 'bulk-done')
  return data({ fault: null, result }, { status: result.changed > 0 ? 200 : 409 })
}

type Loaded = Awaited<ReturnType<typeof loader>>

export const handle: SideHandle<Loaded> = { side: ({ peek }) => peek && <CasePeek peek={peek} /> }

export default function CaseListPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, filters, search } = loaderData
  const params = new URLSearchParams(search)
  const to = (change: Record<string, string | number | null>) =>
    withParams(path, params, { page: null, case: null, ...change })
  const chip = (status: 'in_progress' | 'pending' | 'completed') => ({
    to: to({ status, overdue: null }),
    label: caseWords().statuses[status],
    count: list.counts[status],
    current: filters.status === status && !filters.overdue,
  })
  return (
    <>
      <AppHead title="Tax Cases" />
      <Chips
        label="Filter by status"
        chips={[
          {
            to: to({ status: null, overdue: null }),
            label: 'All',
            count: list.counts.all,
            current: !filters.status && !filters.overdue,
          },
          chip('in_progress'),
          chip('pending'),
          chip('completed'),
          {
            to: to({ status: null, overdue: 1 }),
            label: 'Overdue',
            count: list.counts.overdue,
            current: filters.overdue === true,
          },
        ]}
      />
      <CaseFilterForm {...loaderData} clearTo={path} />
      <BulkAnswer answer={actionData} />
      {list.cases.length === 0 ? (
        <EmptyState
          title="No cases found"
          text="No case fits these filters."
          action={
            <ButtonLink to={path} kind="outline" size="small">
              Clear Filters
            </ButtonLink>
          }
        />
      ) : (
        <CaseTable {...loaderData} linkTo={to} />
      )}
      <Pagination
        page={list.page}
        pages={list.pages}
        linkTo={(page) => to({ page })}
        summary={rangeText(list.page, casesPerPage, list.cases.length, list.total)}
      />
    </>
  )
}
