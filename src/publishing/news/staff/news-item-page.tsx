import { data, Form, Link } from 'react-router'
import { z } from 'zod'
import { adminContext, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { Button } from '#design/button.tsx'
import { FactList } from '#design/facts.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Status } from '#design/feedback/status.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import type { Db } from '#platform/db/database.server.ts'
import { formatDate, formatDateTime, formatLongDate } from '#platform/format.ts'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { decideItem } from '#publishing/news/decide-item.server.ts'
import { findItem, type NewsItem } from '#publishing/news/item-db.server.ts'
import { isShown, nextState, sameStory } from '#publishing/news/news-item.ts'
import { newsCategories } from '#publishing/news/news-labels.ts'
import { findLead, listStory, type StoryReport } from '#publishing/news/story-db.server.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'
import type { Route } from './+types/news-item-page'
import { reasonWords, stateBadge } from './news-errors.ts'
import { readDecision } from './read-decision.ts'
import { Findings, RewriteForm } from './ui/rewrite-form.tsx'

const copy = () => t(publishingStaffTexts.newsItemPage)

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(copy().newsItem)

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services } = adminContext({ request, context }, 'news.run')
  const item = z.uuid().safeParse(params.itemId).success ? await findItem(services.db, params.itemId) : null
  if (!item) throw notFound()
  return { item, story: await viewStory(services.db, item) }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { services, actor } = adminContext({ request, context }, 'news.run')
  const itemId = params.itemId
  if (!z.uuid().safeParse(itemId).success) throw notFound()
  const read = readDecision(textsOf(await readForm(request)))
  if (!read) throw notFound()
  if (!read.ok) return data({ text: null, findings: [], fields: read.fields }, { status: 422 })
  const outcome = await decideItem(services, { itemId, decision: read.decision, actor })
  if (outcome.ok) throw doneAt(`/admin/news/${itemId}`, 'news-item')
  if (outcome.reason === 'unknown-item') throw notFound()
  if (outcome.reason === 'correction-missing') {
    const fields = { correction: t(publishingStaffTexts.newsNews).fields['reason-missing'] }
    return data({ text: null, findings: [], fields }, { status: 422 })
  }
  if (outcome.reason === 'checks') return data({ text: null, findings: outcome.findings, fields: {} }, { status: 422 })
  return data(
    { text: t(publishingStaffTexts.newsNews).notDecided(outcome.state), findings: [], fields: {} },
    { status: 409 },
  )
}

export default function NewsItemPage({ loaderData: { item, story }, actionData }: Route.ComponentProps) {
  const { title, state, licence, rewrite, checks, reason } = item
  const { kind, label } = stateBadge(state)
  const mayEdit = licence === 'rewrite' && (rewrite !== null || isShown(state)) && state !== 'withdrawn'
  return (
    <>
      <AppHeader
        title={title}
        before={<BackLink to="/admin/news">{copy().news}</BackLink>}
        actions={<Actions item={item} />}
      >
        <Status kind={kind}>{label}</Status>
        {reason && <span className="soft t16">{reasonWords(reason)}</span>}
      </AppHeader>
      {actionData?.text && (
        <Note kind="bad" live>
          {actionData.text}
        </Note>
      )}
      {actionData && <Findings findings={actionData.findings} title={copy().notSavedThisItemIs} live />}
      <Findings findings={checks} title={copy().failedChecksOfRewrittenText} />
      <div className="panels mt-24">
        <Panel title={copy().source}>
          <FactList
            dense
            facts={[
              { term: copy().source, value: item.source },
              { term: copy().licence, value: t(publishingStaffTexts.newsNews).licences[licence] },
              { term: copy().category, value: newsCategories[item.category] },
              { term: copy().published, value: formatDateTime(item.publishedAt) },
              {
                term: copy().address,
                value: (
                  <a href={item.originalUrl} target="_blank" rel="noopener">
                    {new URL(item.originalUrl).host}
                  </a>
                ),
              },
              ...(item.reviewerName ? [{ term: copy().decidedBy, value: item.reviewerName }] : []),
              ...item.corrections.map(({ text, at }) => ({ term: copy().corrected(formatLongDate(at)), value: text })),
            ]}
          />
          <div className="prose mt-16">
            {paragraphsOf(item.rawContent || item.description).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Panel>
        <Panel title={copy().rewrittenText}>
          {rewrite ? (
            <div className="prose mt-8">
              <p className="bold">{rewrite.title}</p>
              <p>{rewrite.summary}</p>
              <div dangerouslySetInnerHTML={{ __html: rewrite.content }} />
            </div>
          ) : (
            <p className="soft mt-8">{copy().thereIsNoRewrittenText}</p>
          )}
          {mayEdit && <RewriteForm rewrite={rewrite} isCorrection={isShown(state)} fields={actionData?.fields ?? {}} />}
        </Panel>
        <StoryPanel {...story} />
      </div>
    </>
  )
}

function paragraphsOf(text: string): string[] {
  return [...new Set(text.split('\n').map((line) => line.trim()))].filter(Boolean)
}

type Item = Route.ComponentProps['loaderData']['item']

function Actions({ item: { state, rewrite } }: { item: Item }) {
  const actions = [
    ...(nextState(state, 'approve') && rewrite
      ? [{ act: 'publish-rewrite', label: copy().approveAndPublish, kind: 'primary' as const }]
      : []),
    ...(nextState(state, 'quote')
      ? [{ act: 'publish-original', label: copy().publishAsOriginalSource, kind: 'outline' as const }]
      : []),
    ...(nextState(state, 'drop') ? [{ act: 'drop', label: copy().leaveOut, kind: 'quiet' as const }] : []),
    ...(nextState(state, 'keep') ? [{ act: 'keep', label: copy().includeItAfterAll, kind: 'outline' as const }] : []),
  ]
  return (
    <>
      {actions.map(({ act: runAction, label, kind }) => (
        <Form method="post" key={runAction}>
          <Button name="act" value={runAction} kind={kind} size="small">
            {label}
          </Button>
        </Form>
      ))}
      {nextState(state, 'withdraw') && (
        <Form method="post" className="inline-form">
          <input type="hidden" name="act" value="withdraw" />
          <Field name="reason" label={copy().reasonForWithdrawing} hideLabel required>
            <TextInput placeholder={copy().reason} maxLength={300} />
          </Field>
          <Button kind="danger" size="small">
            {copy().withdraw}
          </Button>
        </Form>
      )}
    </>
  )
}

async function viewStory(db: Db, item: NewsItem) {
  return {
    reports: await listStory(db, item),
    lead: item.reason === sameStory ? await findLead(db, item.storyId) : null,
  }
}

type Props = {
  reports: StoryReport[]
  lead: StoryReport | null
}

function StoryPanel({ reports, lead }: Props) {
  if (!lead && reports.length === 0) return null
  return (
    <Panel title={copy().sameStory}>
      {lead ? (
        <p className="mt-8">
          {copy().readersSeeThisSourceTogether} <Link to={`/admin/news/${lead.id}`}>{lead.title}</Link> ({lead.source}).
        </p>
      ) : (
        <ul className="lined mt-8">
          {reports.map(({ id, title, source, publishedAt }) => (
            <li key={id}>
              <Link to={`/admin/news/${id}`}>{title}</Link>
              <span className="cell-note">
                {source}, {formatDate(publishedAt)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
