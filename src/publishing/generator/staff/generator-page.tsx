import { useEffect } from 'react'
import { data, Form, Link, useRevalidator } from 'react-router'
import { adminContext, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { saveSettingsForm } from '#admin/settings/save-settings.server.ts'
import { SettingsForm } from '#admin/settings/ui/settings-form.tsx'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { Button } from '#design/button.tsx'
import { Progress } from '#design/charts/progress.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Status } from '#design/feedback/status.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { Table } from '#design/table.tsx'
import { formatDateTime } from '#platform/format.ts'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { addTopic, changeTopic } from '#publishing/generator/change-topics.server.ts'
import { runSteps } from '#publishing/generator/run.ts'
import { startRun } from '#publishing/generator/start-run.server.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'
import type { Route } from './+types/generator-page'
import { generatorFields } from './generator-fields.ts'
import { TopicPanel } from './topic-panel.tsx'
import { viewGenerator } from './view-generator.server.ts'

const copy = () => t(publishingStaffTexts.generatorPage)

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(copy().generator)

const path = '/admin/content/generator'

export function loader({ request, context }: Route.LoaderArgs) {
  return viewGenerator(adminContext({ request, context }, 'generator.run'))
}

export async function action({ request, context }: Route.ActionArgs) {
  const values = textsOf(await readForm(request))
  const { intent = '', topicId = '', category = '', topic = '', active = '' } = values
  if (intent === 'settings') {
    const answer = await saveSettingsForm(adminContext({ request, context }, 'settings.write'), path, values)
    return data({ settings: answer.data, text: null, at: '' }, answer.init ?? {})
  }
  const { services, actor } = adminContext({ request, context }, 'generator.run')
  if (intent === 'generate') {
    const outcome = await startRun(services, { by: 'staff', actor })
    if (outcome.ok) throw doneAt(path, outcome.isNew ? 'generator-started' : 'generator-running')
    return data(
      { settings: undefined, text: t(publishingStaffTexts.generator).refused[outcome.reason], at: intent },
      { status: 409 },
    )
  }
  if (intent !== 'add-topic' && intent !== 'change-topic') throw notFound()
  const outcome =
    intent === 'add-topic'
      ? await addTopic(services, category, topic, actor)
      : await changeTopic(services, { id: topicId, text: topic, isActive: active === 'yes', actor })
  if (outcome.ok) throw doneAt(`${path}#${category}`, 'topic-saved')
  if (outcome.reason === 'unknown') throw notFound()
  return data(
    { settings: undefined, text: t(publishingStaffTexts.generator).topics[outcome.reason], at: category },
    { status: 422 },
  )
}

export default function GeneratorPage({ loaderData, actionData }: Route.ComponentProps) {
  const { runs, categories, settings, isConfigured, model } = loaderData
  const running = runs.find(({ state }) => state === 'running')
  useReload(running !== undefined)
  return (
    <>
      <AppHeader
        title={copy().generator}
        actions={
          <Form method="post" preventScrollReset>
            <Button name="intent" value="generate" kind="primary" size="small" disabled={!isConfigured}>
              {running ? copy().generating : copy().generateNow}
            </Button>
          </Form>
        }
      >
        <span className="soft t16">
          {isConfigured
            ? copy().writesArticlesAndOurTeam(model)
            : t(publishingStaffTexts.generator).refused['not-configured']}
        </span>
      </AppHeader>
      {actionData?.at === 'generate' && (
        <Note kind="bad" live>
          {actionData.text}
        </Note>
      )}
      <div className="panels mt-24">
        <div className="panel-stack">
          {running && (
            <Panel title={copy().beingWritten}>
              <p className="mt-8 bold">{running.topic}</p>
              <div aria-live="polite" className="mt-8">
                <Progress
                  value={runSteps.indexOf(running.step)}
                  max={runSteps.length - 1}
                  label={t(publishingStaffTexts.generator).steps[running.step]}
                  showLabel
                />
              </div>
            </Panel>
          )}
          <Panel title={copy().previousRuns}>
            <RunTable runs={runs.filter(({ state }) => state !== 'running')} />
          </Panel>
        </div>
        <div className="panel-stack">
          {settings && (
            <SettingsForm
              title={copy().dailyArticle}
              intent="settings"
              button={copy().saveSettings}
              fields={generatorFields(settings.reviewers)}
              values={settings.values}
              answer={actionData?.settings}
            />
          )}
          <Panel title={copy().topics}>
            <p className="soft mt-8">{copy().last20TopicsUsedWill}</p>
            {categories.map((category) => (
              <TopicPanel
                key={category.id}
                category={category}
                error={actionData?.at === category.id ? (actionData.text ?? undefined) : undefined}
              />
            ))}
          </Panel>
        </div>
      </div>
    </>
  )
}

function useReload(isRunning: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => void revalidate(), 1_500)
    return () => clearInterval(timer)
  }, [isRunning, revalidate])
}

type Run = Awaited<ReturnType<typeof viewGenerator>>['runs'][number]

function RunTable({ runs }: { runs: readonly Run[] }) {
  if (runs.length === 0) return <p className="soft mt-8">{copy().thereHaveBeenNoRuns}</p>
  return (
    <Table
      caption={copy().previousRunsNewestFirst}
      hideCaption
      dense
      rows={runs}
      rowKey={({ id }) => id}
      columns={[
        { key: 'topic', header: copy().topic, rowHeader: true, cell: ({ topic }) => topic },
        {
          key: 'at',
          header: copy().when,
          cell: ({ startedAt, startedBy }) => (
            <>
              <span className="numbers">{formatDateTime(startedAt)}</span>
              <span className="cell-note">
                {startedBy === 'clock' ? copy().startedAutomatically : copy().startedByStaff}
              </span>
            </>
          ),
        },
        { key: 'result', header: copy().result, cell: (run) => <Result run={run} /> },
      ]}
    />
  )
}

function Result({ run: { state, reason, findings, article } }: { run: Run }) {
  const words = t(publishingStaffTexts.generator)
  const { kind, label } = words.states[state]
  return (
    <>
      <Status kind={kind}>{label}</Status>
      {article && (
        <span className="cell-note">
          <Link className="alone" to={`/admin/content/${article.id}`}>
            {article.title}
          </Link>
        </span>
      )}
      {article?.state === 'published' && <span className="cell-note">{copy().published}</span>}
      {article && article.state !== 'published' && article.reviewer && (
        <span className="cell-note">{copy().toBeReviewedBy(article.reviewer)}</span>
      )}
      {reason && <span className="cell-note">{words.reasons[reason]}</span>}
      {findings.map(({ check, detail }) => (
        <span className="cell-note" key={check + detail}>
          {words.checks[check]}: {detail}
        </span>
      ))}
    </>
  )
}
