import type { ReactNode } from 'react'
import { type AdminContext, adminContext } from '#admin/guard.server.ts'
import { addressesOf } from '#admin/lists/address.ts'
import { openList } from '#admin/lists/open-list.server.ts'
import { ListLayout } from '#admin/lists/ui/list-layout.tsx'
import { withParams } from '#admin/ui/address.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import type { SideHandle } from '#admin/ui/admin-shell.tsx'
import * as caseTexts from '#cases/locales/en.ts'
import { listCapacity } from '#cases/planning/work-db.server.ts'
import { findCaseFor } from '#cases/process/case-db.server.ts'
import { listCaseEvents } from '#cases/process/case-event-db.server.ts'
import { casePriorities } from '#cases/process/case-types.ts'
import { listChecklist } from '#cases/requests/checklist-db.server.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'

import { Button, ButtonLink } from '#design/button.tsx'
import { DateInput } from '#design/form/date-input.tsx'
import { Select, TextInput } from '#design/form/input.tsx'
import { readForm } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import type { Route } from './+types/case-list-page'
import { bulkMoves } from './bulk.ts'
import { BulkAnswer } from './bulk-answer.tsx'
import { CapacityTable, withCaseCounts } from './capacity-table.tsx'
import { CaseBoard } from './case-board.tsx'
import { caseList } from './case-list.tsx'
import { caseSource } from './case-list-db.server.ts'
import { CasePreview } from './case-preview.tsx'
import { loadBoard } from './load-board.server.ts'
import { runBulkAction } from './run-bulk-action.server.ts'

const copy = () => t(caseStaffTexts.caseListPage)

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(caseList.title)

const { path } = caseList

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const ctx = adminContext({ request, context }, caseList.right)
  const list = await openList(ctx, caseList, caseSource, url)
  const selected = url.searchParams.get('case')
  return {
    list,
    board: url.searchParams.get('view') === 'board' ? await loadBoard(ctx, url.searchParams) : null,
    capacity: await listCapacity(ctx.services.db, ctx.scope, list.today),
    preview: selected ? await previewAt(ctx, selected, withParams(path, url.searchParams, { case: null })) : null,
  }
}

async function previewAt({ services: { db }, scope }: AdminContext, caseId: string, closeTo: string) {
  const found = await findCaseFor(db, caseId, scope)
  if (!found) return null
  const events = await listCaseEvents(db, found.id, { withInternal: true })
  return { found, checklist: await listChecklist(db, found.id), events: events.slice(0, 6), closeTo }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const ctx = adminContext({ request, context }, caseList.right)
  return runBulkAction(ctx, await readForm(request), withParams(path, url.searchParams, {}))
}

type Loaded = Awaited<ReturnType<typeof loader>>

export const handle: SideHandle<Loaded> = { side: ({ preview }) => preview && <CasePreview preview={preview} /> }

export default function CaseListPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, board, capacity, preview } = loaderData
  const staff = [...(list.given.choices?.assigned ?? [])]
  const here = withParams(path, new URLSearchParams(list.search), {})
  const at = { to: addressesOf(path, list.search, list.hasDefault), today: list.today }
  return (
    <>
      <ListLayout
        list={caseList}
        opened={list}
        actions={
          <>
            <ButtonLink to={at.to({ view: board ? null : 'board' })} kind="outline" size="small">
              {board ? copy().list : copy().board}
            </ButtonLink>
            <ButtonLink
              to={withParams('/admin/cases/message', new URLSearchParams(list.search), { case: null })}
              kind="outline"
              size="small"
            >
              {copy().writeToAll}
            </ButtonLink>
            <ButtonLink to="/admin/cases/new" kind="outline" size="small" icon="file-plus-2">
              {copy().openCase}
            </ButtonLink>
          </>
        }
        idOf={({ id }) => id}
        toneOf={({ id }) => (preview?.found.id === id ? 'active' : undefined)}
        answer={<BulkAnswer answer={actionData} staff={staff} backTo={here} />}
        selection={{
          field: 'case',
          label: ({ caseNumber }) => copy().selectCase(caseNumber),
          bar: (count, clear) => <BulkBar count={count} staff={withCaseCounts(staff, capacity)} onClear={clear} />,
        }}
        {...(board && { rows: () => <CaseBoard board={board} at={at} formTo={here} /> })}
      />
      <div className="mt-32">
        <CapacityTable lines={capacity} />
      </div>
    </>
  )
}

type Props = { count: number; staff: { value: string; label: string }[]; onClear: () => void }

function BulkBar({ count, staff, onClear }: Props) {
  const { priorities, moves } = t(caseTexts.cases)
  return (
    <section className="bulk" aria-label={copy().selectedCases}>
      <b className="numbers" aria-live="polite">
        {count > 0 ? copy().selected(count) : copy().selectedCases}
      </b>
      <Action intent="assign" label={copy().assignAdviser}>
        <Select
          name="assign"
          aria-label={copy().adviser}
          placeholder={copy().adviser}
          options={[...staff.filter(({ value }) => value !== 'nobody'), { value: 'nobody', label: copy().noOne }]}
        />
      </Action>
      <Action intent="move" label={copy().moveToStep}>
        <Select
          name="move"
          aria-label={copy().step}
          placeholder={copy().step}
          options={bulkMoves.map((value) => ({ value, label: moves[value].label }))}
        />
        <TextInput name="reason" aria-label={copy().reasonIfStepNeedsOne} placeholder={copy().reasonIfNeeded} />
      </Action>
      <Action intent="priority" label={copy().setPriority}>
        <Select
          name="priority"
          aria-label={copy().priority}
          placeholder={copy().priority}
          options={casePriorities.map((value) => ({ value, label: priorities[value] }))}
        />
      </Action>
      <Action intent="due-date" label={copy().setDueDate}>
        <DateInput name="due-date" aria-label={copy().dueDate} />
      </Action>
      <Button kind="outline" size="dense" name="intent" value="message">
        {copy().writeToClients}
      </Button>
      <Button kind="quiet" size="dense" type="button" className="push needs-script" onClick={onClear}>
        {copy().clearSelection}
      </Button>
    </section>
  )
}

function Action({ intent, label, children }: { intent: string; label: string; children: ReactNode }) {
  return (
    <span className="pair">
      {children}
      <Button kind="outline" size="dense" name="intent" value={intent}>
        {label}
      </Button>
    </span>
  )
}
