import { useEffect } from 'react'
import { data, Form, useRevalidator } from 'react-router'
import { may } from '#accounts/people/may.ts'
import { adminContext, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { findBankFile, listUnbooked, sumItems } from '#billing/bank/bank-file-db.server.ts'
import { confirmBankFile } from '#billing/bank/store-bank-file.server.ts'
import * as billingStaffTexts from '#billing/staff/locales/en.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { Table } from '#design/table.tsx'
import { formatDate, formatMoney } from '#platform/format.ts'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { t } from '#platform/texts.ts'
import type { Route } from './+types/bank-file-page'
import { FileStatus } from './bank-file-status.tsx'

const copy = () => t(billingStaffTexts.bankFilePage)

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(copy().bankFile)

const maxListed = 1_000
const reloadMs = 1_500

export async function loader({ request, context, params: { fileId } }: Route.LoaderArgs) {
  const { services, person } = adminContext({ request, context }, 'billing.read')
  const file = isUuid(fileId) ? await findBankFile(services.db, fileId) : null
  if (!file) throw notFound()
  return {
    file,
    sums: await sumItems(services.db, fileId),
    unbooked: await listUnbooked(services.db, fileId, maxListed),
    mayWrite: may(person, 'billing.write'),
  }
}

export async function action({ request, context, params: { fileId } }: Route.ActionArgs) {
  const { services, actor } = adminContext({ request, context }, 'billing.write')
  const { intent } = textsOf(await readForm(request))
  if (!isUuid(fileId)) throw notFound()
  if (intent !== 'import' && intent !== 'discard')
    return data({ text: t(billingStaffTexts.billing).fileNotDecided['unknown-intent'] }, { status: 422 })
  const outcome = await confirmBankFile(services, actor, { fileId, isOurs: intent === 'import' })
  const path = `/admin/billing/payments/files/${fileId}`
  if (outcome.ok) throw doneAt(path, intent === 'import' ? 'bank-file-confirmed' : 'bank-file-discarded')
  if (outcome.reason === 'unknown-file') throw notFound()
  return data({ text: t(billingStaffTexts.billing).fileNotDecided[outcome.reason] }, { status: 409 })
}

export default function BankFilePage({ loaderData, actionData }: Route.ComponentProps) {
  const { file, sums, unbooked, mayWrite } = loaderData
  const isRunning = file.status === 'queued' || file.status === 'importing' || (file.unmatched ?? 0) > 0
  useReload(isRunning)
  return (
    <>
      <AppHeader title={file.name} before={<BackLink to="/admin/billing/payments">{copy().payments}</BackLink>} />
      {isRunning && (
        <noscript>
          <meta httpEquiv="refresh" content="3" />
        </noscript>
      )}
      {actionData && (
        <Note kind="bad" title={copy().nothingWasChanged} live>
          {actionData.text}
        </Note>
      )}
      <div className="panel-stack mt-24">
        <Panel title={copy().import}>
          <FileStatus file={file} />
          {file.status === 'unconfirmed' && mayWrite && (
            <Form method="post" className="row mt-16" preventScrollReset>
              <Button kind="primary" size="small" name="intent" value="import">
                {copy().thisIsOurAccountImport}
              </Button>
              <Button kind="outline" size="small" name="intent" value="discard">
                {copy().discardFile}
              </Button>
            </Form>
          )}
        </Panel>
        {sums.length > 0 && (
          <Panel title={copy().whatIsInFile}>
            <FileSums sums={sums} />
          </Panel>
        )}
        {unbooked.length > 0 && (
          <Panel title={copy().notBookedAsPayments}>
            <UnbookedList items={unbooked} isCut={unbooked.length === maxListed} />
          </Panel>
        )}
      </div>
    </>
  )
}

function useReload(isRunning: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(revalidate, reloadMs)
    return () => clearInterval(timer)
  }, [isRunning, revalidate])
}

type Unbooked = Awaited<ReturnType<typeof listUnbooked>>[number]

type Sum = Awaited<ReturnType<typeof sumItems>>[number]

function signed(cents: number, currency: string): string {
  return `${cents < 0 ? '−' : ''}${formatMoney(Math.abs(cents), { currency })}`
}

function outcomeWords(outcome: string): string {
  const { outcomes } = t(billingStaffTexts.billing)
  return Object.entries(outcomes).find(([name]) => name === outcome)?.[1] ?? outcome
}

function FileSums({ sums }: { sums: Sum[] }) {
  return (
    <Table
      caption={copy().entriesByResult}
      hideCaption
      small="fit"
      rows={sums}
      rowKey={({ outcome, currencyCode }) => `${outcome}-${currencyCode}`}
      columns={[
        { key: 'outcome', header: copy().entries, cell: ({ outcome }) => outcomeWords(outcome) },
        { key: 'count', header: copy().number, numeric: true, cell: ({ count }) => count },
        { key: 'sum', header: copy().total, numeric: true, cell: (sum) => signed(sum.amountCents, sum.currencyCode) },
      ]}
    />
  )
}

function UnbookedList({ items, isCut }: { items: Unbooked[]; isCut: boolean }) {
  return (
    <>
      <Table
        caption={copy().amountsThatWereNotBooked}
        hideCaption
        rows={items}
        rowKey={({ position, part }) => `${position}-${part}`}
        columns={[
          { key: 'why', header: copy().why, cell: (item) => <Why item={item} /> },
          { key: 'entry', header: copy().entry, numeric: true, cell: ({ position }) => position + 1 },
          {
            key: 'booked',
            header: copy().booked,
            numeric: true,
            cell: ({ bookedOn }) => (bookedOn ? formatDate(bookedOn) : '–'),
          },
          {
            key: 'amount',
            header: copy().amount,
            numeric: true,
            cell: (item) => signed(item.amountCents, item.currencyCode),
          },
        ]}
      />
      {isCut && <p className="soft t14 mt-8">{copy().onlyFirstAreShown(items.length)}</p>}
    </>
  )
}

function Why({ item: { outcome, detail, isResolved } }: { item: Unbooked }) {
  const { resolved, advice } = t(billingStaffTexts.billing).unbooked
  const hint = isResolved
    ? resolved
    : (Object.entries(advice).find(([name]) => name === outcome)?.[1](detail) ?? detail)
  return (
    <>
      {outcomeWords(outcome)}
      {hint && <span className="cell-note">{hint}</span>}
    </>
  )
}
