import { useEffect } from 'react'
import { data, Form, Link, useRevalidator } from 'react-router'
import { deskFor, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { oneOf, pageIn, rangeText, withParams } from '#admin/ui/address.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { textsOf } from '#admin/ui/form-texts.ts'
import { newsPage } from '#content/pages/news.ts'
import { AppHead, Panel } from '#design/app-frame.tsx'
import { Button } from '#design/button.tsx'
import { Chips, Pagination } from '#design/navigation.tsx'
import { Note } from '#design/note.tsx'
import { EmptyState } from '#design/states.tsx'
import { Status } from '#design/status.tsx'
import { type Column, Table } from '#design/table.tsx'
import { listFeeds } from '#news/feed-db.server.ts'
import { countItems, listNewest } from '#news/item-db.server.ts'
import { isShown } from '#news/news-item.ts'
import { newsCategories, originalLabel, rewrittenLabel } from '#news/news-labels.ts'
import { fetchNow } from '#news/refresh-feeds.server.ts'
import { findBudget, findNewestRun } from '#news/run-db.server.ts'
import { findProgress, startRun } from '#news/start-run.server.ts'
import { formatDate } from '#platform/format.ts'
import { readForm } from '#web/read-form.ts'
import { privatePage } from '#web/shared-headers.ts'
import type { Route } from './+types/news-desk-page'
import { FeedTable } from './ui/feed-table.tsx'
import { RunLine } from './ui/run-line.tsx'
import { restingStates, stateMark } from './words.ts'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta('News')

const path = '/admin/news'
const perPage = 25

/** Items by state, the feeds with how they stand, and how far the newest run is. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { services } = deskFor({ request, context }, 'news.run')
  const { db, now, config } = services
  const counts = await countItems(db)
  const firstToDecide = restingStates.find((name) => counts[name]) ?? 'published'
  const state = oneOf(restingStates, url.searchParams.get('state')) ?? firstToDecide
  const page = pageIn(url.searchParams)
  const items = await listNewest(db, [state], perPage, (page - 1) * perPage)
  const newest = await findNewestRun(db)
  return {
    state,
    page,
    counts,
    items: items.map(({ id, title, source, category, publishedAt, isRewritten, checks }) => ({
      ...{ id, title, source, category, publishedAt },
      label: isShown(state) ? (isRewritten ? rewrittenLabel : originalLabel) : null,
      findings: checks.length,
    })),
    feeds: await listFeeds(db),
    run: newest && { ...newest, ...(await findProgress(services)) },
    budget: { ...(await findBudget(db, now().toISOString().slice(0, 10))), limit: config.NEWS_DRAFTS_PER_DAY },
    search: url.searchParams.toString(),
  }
}

/** Starts a run, without waiting time, or reads one feed now. */
export async function action({ request, context }: Route.ActionArgs) {
  const { services, actor } = deskFor({ request, context }, 'news.run')
  const { intent, feed } = textsOf(await readForm(request))
  if (intent === 'run') {
    await startRun(services, { by: 'staff', actor })
    throw doneAt(path, 'news-run')
  }
  const outcome = intent === 'fetch' ? await fetchNow(services, feed ?? '') : null
  if (!outcome) throw notFound()
  if (outcome.ok) throw doneAt(path, 'feed-fetched')
  return data({ text: `${outcome.feed} was not read: ${outcome.reason}.` }, { status: 502 })
}

type Row = Route.ComponentProps['loaderData']['items'][number]

const columns: Column<Row>[] = [
  {
    key: 'title',
    header: 'Item',
    rowHeader: true,
    cell: ({ id, title, source }) => (
      <>
        <Link to={`${path}/${id}`}>{title}</Link>
        <span className="cell-note">{source}</span>
      </>
    ),
  },
  { key: 'category', header: 'Category', cell: ({ category }) => newsCategories[category] },
  { key: 'text', header: 'Readers see', cell: ({ label }) => label ?? '–' },
  {
    key: 'checks',
    header: 'Checks',
    cell: ({ findings }) => (findings > 0 ? <Status kind="bad">{findings} failed</Status> : '–'),
  },
  { key: 'date', header: 'Published', numeric: true, cell: ({ publishedAt }) => formatDate(publishedAt) },
]

export default function NewsDeskPage({ loaderData, actionData }: Route.ComponentProps) {
  const { state, page, counts, items, feeds, run, budget, search } = loaderData
  const isRunning = run?.state === 'running'
  useReload(isRunning)
  const params = new URLSearchParams(search)
  const to = (change: Record<string, string | number | null>) => withParams(path, params, change)
  const total = counts[state] ?? 0
  return (
    <>
      <AppHead
        title="News"
        actions={
          <Form method="post">
            <Button name="intent" value="run" kind="primary" size="small" disabled={isRunning}>
              {isRunning ? newsPage.generating : newsPage.generate}
            </Button>
          </Form>
        }
      >
        <RunLine run={run} budget={budget} />
      </AppHead>
      {actionData && (
        <Note kind="bad" live>
          {actionData.text}
        </Note>
      )}
      <div className="panel-stack">
        <section aria-label="Items">
          <Chips
            label="Filter by status"
            chips={restingStates.map((name) => ({
              to: to({ state: name, page: null }),
              label: stateMark(name).label,
              count: counts[name] ?? 0,
              current: name === state,
            }))}
          />
          {items.length === 0 ? (
            <EmptyState motif="calendar" title="No items" text="Nothing is in this state." />
          ) : (
            <div className="mt-16">
              <Table caption="Items" hideCaption dense columns={columns} rows={items} rowKey={({ id }) => id} />
            </div>
          )}
          <Pagination
            page={page}
            pages={Math.max(1, Math.ceil(total / perPage))}
            linkTo={(next) => to({ page: next })}
            summary={rangeText(page, perPage, items.length, total)}
          />
        </section>
        <Panel title="Feeds">
          <FeedTable feeds={feeds} />
        </Panel>
      </div>
    </>
  )
}

/** While a run is under way the page looks again every few seconds. */
function useReload(isRunning: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => void revalidate(), 2_000)
    return () => clearInterval(timer)
  }, [isRunning, revalidate])
}
