import { data } from 'react-router'
import { may } from '#accounts/people/may.ts'
import { adminContext, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { Note } from '#design/feedback/note.tsx'
import { Status } from '#design/feedback/status.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { type Column, Table } from '#design/table.tsx'
import { fieldErrors } from '#platform/field-errors.ts'
import { formatDate } from '#platform/format.ts'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { findFeed } from '#publishing/news/feeds/feed-db.server.ts'
import { saveSource, type TriedEntry, type TriedSource, trySource } from '#publishing/news/feeds/save-source.server.ts'
import { sourceEntry } from '#publishing/news/feeds/source-entry.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'
import type { Route } from './+types/source-page'
import { feedBadge, reasonWords } from './news-errors.ts'
import { SourceForm } from './ui/source-form.tsx'

const copy = () => t(publishingStaffTexts.sourcePage)

const columns: Column<TriedEntry>[] = [
  {
    key: 'title',
    get header() {
      return copy().item
    },
    rowHeader: true,
    cell: ({ title, url }) => (
      <a href={url} target="_blank" rel="noopener nofollow">
        {title}
      </a>
    ),
  },
  {
    key: 'published',
    get header() {
      return copy().published
    },
    numeric: true,
    cell: ({ publishedAt }) => (publishedAt ? formatDate(publishedAt) : copy().noDate),
  },
  {
    key: 'taken',
    get header() {
      return copy().result
    },
    cell: ({ dropped }) =>
      dropped ? (
        <>
          <Status kind="off">{copy().leftOut}</Status>
          <span className="cell-note">{reasonWords(dropped)}</span>
        </>
      ) : (
        <Status kind="done">{copy().included}</Status>
      ),
  },
]

export const headers = privatePage
export const meta: Route.MetaFunction = ({ loaderData }) => adminMeta(loaderData?.feed?.name ?? copy().newSource)

const newSource = 'new'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services, person } = adminContext({ request, context }, 'news.run')
  const mayWrite = may(person, 'news.sources')
  if (params.feedId === newSource && mayWrite) return { feed: null, mayWrite }
  const feed = await findFeed(services.db, params.feedId)
  if (!feed) throw notFound()
  return { feed, mayWrite }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { services, actor } = adminContext({ request, context }, 'news.sources')
  const { intent, version = '', ...submitted } = textsOf(await readForm(request))
  const words = t(publishingStaffTexts.newsNews)
  if (intent === 'try') {
    const address = sourceEntry.shape.url.safeParse(submitted.url ?? '')
    if (!address.success) {
      const fields = { url: words.sourceFields['address-wrong'] }
      return data({ submitted, fields, text: null, tried: null }, { status: 422 })
    }
    return data({ submitted, fields: {}, text: null, tried: await trySource(services, address.data) })
  }
  if (intent !== 'save') throw notFound()
  const read = sourceEntry.safeParse(submitted)
  if (!read.success) {
    return data(
      { submitted, fields: fieldErrors(read.error, words.sourceFields), text: null, tried: null },
      { status: 422 },
    )
  }
  const feedId = params.feedId === newSource ? null : params.feedId
  const outcome = await saveSource(services, { feedId, version: Number(version), entry: read.data, actor })
  if (outcome.ok) throw doneAt('/admin/news', 'source-saved')
  if (outcome.reason === 'unknown-source') throw notFound()
  if (outcome.reason === 'conflict') {
    return data({ submitted, fields: {}, text: words.sourceConflict, tried: null }, { status: 409 })
  }
  const fields = { url: words.sourceFields['address-taken'] }
  return data({ submitted, fields, text: null, tried: null }, { status: 422 })
}

export default function SourcePage({ loaderData: { feed, mayWrite }, actionData }: Route.ComponentProps) {
  const mark = feed && (feed.isListed ? feedBadge(feed.state) : { kind: 'off' as const, label: copy().notInUse })
  return (
    <>
      <AppHeader
        title={feed?.name ?? copy().newSource}
        before={<BackLink to="/admin/news#feeds">{copy().news}</BackLink>}
      >
        {mark && <Status kind={mark.kind}>{mark.label}</Status>}
        {feed && <span className="soft t16">{feed.isOurs ? copy().addedByStaff : copy().fromSystemsList}</span>}
      </AppHeader>
      <div className="panel-stack mt-32">
        {actionData?.tried && <TriedFeed tried={actionData.tried} />}
        <SourceForm feed={feed} mayWrite={mayWrite} answer={actionData} />
      </div>
    </>
  )
}

function TriedFeed({ tried }: { tried: TriedSource }) {
  if (!tried.ok) {
    return (
      <Note kind="bad" live title={copy().weCouldNotReadThis}>
        {copy().nothingWasSaved(tried.reason)}
      </Note>
    )
  }
  return (
    <Panel title={copy().testResult}>
      <p className="soft mt-8" role="status">
        {copy().foundWouldBeIncludedNothing(tried.count, tried.aboutTaxes)}
      </p>
      {tried.entries.length > 0 && (
        <Table
          caption={copy().itemsInFeed}
          hideCaption
          dense
          columns={columns}
          rows={tried.entries}
          rowKey={({ url }) => url}
        />
      )}
    </Panel>
  )
}
