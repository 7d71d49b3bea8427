import { useEffect } from 'react'
import { data, Form, useRevalidator } from 'react-router'
import { may } from '#accounts/people/may.ts'
import { adminContext, notFound } from '#admin/guard.server.ts'
import { openList } from '#admin/lists/open-list.server.ts'
import { ListLayout } from '#admin/lists/ui/list-layout.tsx'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { newsPage } from '#content/pages/news.ts'
import { Button, ButtonLink } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Status } from '#design/feedback/status.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { swissDay } from '#platform/day.ts'
import { formatDateTime } from '#platform/format.ts'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { listEveryFeed } from '#publishing/news/feeds/feed-db.server.ts'
import { fetchNow } from '#publishing/news/feeds/refresh-feeds.server.ts'
import { countItems } from '#publishing/news/item-db.server.ts'
import { findBudget, findNewestRun, type Run } from '#publishing/news/runs/run-db.server.ts'
import { findProgress, startRun } from '#publishing/news/runs/start-run.server.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'
import type { Route } from './+types/news-admin-page'
import { restingStates } from './news-errors.ts'
import { newsList } from './news-list.tsx'
import { newsSource } from './news-list-db.server.ts'
import { FeedTable } from './ui/feed-table.tsx'

const copy = () => t(publishingStaffTexts.newsAdminPage)

const badges = {
  running: {
    kind: 'prog',
    get label() {
      return copy().running
    },
  },
  finished: {
    kind: 'done',
    get label() {
      return copy().finished
    },
  },
  failed: {
    kind: 'bad',
    get label() {
      return copy().failed
    },
  },
  none: {
    kind: 'off',
    get label() {
      return copy().none
    },
  },
} as const

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(copy().news)

const { path } = newsList

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const ctx = adminContext({ request, context }, newsList.right)
  const { services } = ctx
  const { db, now, config } = services
  const counts = await countItems(db)
  const fallbacks = { state: restingStates.find((name) => counts[name]) ?? 'published' }
  const newest = await findNewestRun(db)
  return {
    list: await openList(ctx, newsList, newsSource, url, { fallbacks }),
    feeds: await listEveryFeed(db),
    mayWriteSources: may(ctx.person, 'news.sources'),
    run: newest && { ...newest, ...(await findProgress(services)) },
    budget: { ...(await findBudget(db, swissDay(now()))), limit: config.NEWS_DRAFTS_PER_DAY },
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, actor } = adminContext({ request, context }, 'news.run')
  const { intent, feed } = textsOf(await readForm(request))
  if (intent === 'run') {
    await startRun(services, { by: 'staff', actor })
    throw doneAt(path, 'news-run')
  }
  const outcome = intent === 'fetch' ? await fetchNow(services, feed ?? '') : null
  if (!outcome) throw notFound()
  if (outcome.ok) throw doneAt(path, 'feed-fetched')
  return data({ text: copy().couldNotBeRead(outcome.feed, outcome.reason) }, { status: 502 })
}

export default function NewsAdminPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, feeds, run, budget, mayWriteSources } = loaderData
  const isRunning = run?.state === 'running'
  useReload(isRunning)
  return (
    <div className="panel-stack">
      <div>
        <ListLayout
          list={newsList}
          opened={list}
          idOf={({ id }) => id}
          actions={
            <Form method="post">
              <Button name="intent" value="run" kind="primary" size="small" disabled={isRunning}>
                {isRunning ? newsPage.generating : newsPage.generate}
              </Button>
            </Form>
          }
          note={<RunLine run={run} budget={budget} />}
          answer={
            actionData && (
              <Note kind="bad" live>
                {actionData.text}
              </Note>
            )
          }
        />
      </div>
      <Panel title={copy().feeds} id="feeds">
        <FeedTable feeds={feeds} />
        {mayWriteSources && (
          <ButtonLink to="/admin/news/sources/new" kind="outline" size="small" className="mt-16">
            {copy().addSource}
          </ButtonLink>
        )}
      </Panel>
    </div>
  )
}

function useReload(isRunning: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => void revalidate(), 2_000)
    return () => clearInterval(timer)
  }, [isRunning, revalidate])
}

type Budget = { drafts: number; tokens: number; limit: number }

type ShownRun = Omit<Run, 'state'> & { state: keyof typeof badges }

function RunLine({ run, budget }: { run: ShownRun | null; budget: Budget }) {
  return (
    <>
      {run && <Status kind={badges[run.state].kind}>{badges[run.state].label}</Status>}
      <span className="soft t16 numbers" role="status">
        {run
          ? copy().startedByOfDoneRewritten(
              formatDateTime(run.startedAt),
              run.startedBy,
              run.done,
              run.total,
              run.rewritten,
            )
          : copy().thereHaveBeenNoRuns}
        {copy().textsTodayOfTokens(budget.drafts, budget.limit, budget.tokens)}
      </span>
      {run?.note && <span className="soft t16">{run.note}</span>}
    </>
  )
}
