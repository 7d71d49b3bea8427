import { data, Form, Link } from 'react-router'
import { adminContext } from '#admin/guard.server.ts'
import * as jobTexts from '#admin/locales/en-jobs.ts'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Status } from '#design/feedback/status.tsx'
import { Field } from '#design/form/field.tsx'
import { TextArea } from '#design/form/input.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { formatDateTime, formatTime } from '#platform/format.ts'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { findQueueState, listFailingJobs } from '#platform/jobs/failing-job-db.server.ts'
import { listFailedEmails } from '#platform/mail/outbox-db.server.ts'
import { t } from '#platform/texts.ts'
import type { Route } from './+types/jobs-page'
import { discardFailingJob, retryFailingJob } from './change-job.server.ts'
import { FailedEmails } from './failed-emails.tsx'
import { findHealth, type HealthLine } from './health.server.ts'
import { findSubjects, type JobSubject } from './job-subjects-db.server.ts'
import jobsStyles from './jobs.css?url'

const copy = () => t(jobTexts.jobsPage)
const path = '/admin/jobs'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(copy().title)
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: jobsStyles }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services } = adminContext({ request, context }, 'settings.write')
  const [failing, queue, health, failedEmails] = await Promise.all([
    listFailingJobs(services.db),
    findQueueState(services.db),
    findHealth(services),
    listFailedEmails(services.db),
  ])
  const jobs = failing.map(async ({ payload, ...job }) => ({
    ...job,
    subjects: await findSubjects(services.db, payload ?? {}),
  }))
  return { jobs: await Promise.all(jobs), queue, health, failedEmails, at: services.now() }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, actor } = adminContext({ request, context }, 'settings.write')
  const { intent, id = '', reason = '' } = textsOf(await readForm(request))
  const outcome =
    intent === 'retry'
      ? await retryFailingJob(services, actor, id)
      : await discardFailingJob(services, actor, { id, reason })
  if (outcome.ok) throw doneAt(path, intent === 'retry' ? 'job-retried' : 'job-discarded')
  return data({ id, reason, problem: outcome.reason }, { status: outcome.reason === 'gone' ? 409 : 422 })
}

export default function JobsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { jobs, queue, health, failedEmails, at } = loaderData
  return (
    <div className="panel-stack">
      <AppHeader
        title={copy().title}
        actions={
          <>
            <span className="soft t14">{copy().checkedAt(formatDateTime(at))}</span>
            <Link to={path}>{copy().checkNow}</Link>
          </>
        }
      />
      {actionData?.problem === 'gone' && (
        <Note kind="warn" live>
          {copy().gone}
        </Note>
      )}
      <Panel
        title={copy().failing}
        end={<span className="soft t14">{copy().counts(queue.waiting, queue.liveWorkers)}</span>}
      >
        {jobs.length === 0 && <p className="soft mt-16">{copy().none}</p>}
        <ul className="failing-jobs">
          {jobs.map((job) => (
            <JobRow key={job.id} job={job} refused={actionData?.id === job.id ? actionData : undefined} />
          ))}
        </ul>
      </Panel>
      <FailedEmails emails={failedEmails} />
      <Panel title={copy().health}>
        <ul className="health-list">
          {health.map((line) => (
            <HealthRow key={line.item} line={line} />
          ))}
        </ul>
      </Panel>
    </div>
  )
}

type Job = Route.ComponentProps['loaderData']['jobs'][number]
type Refused = { reason: string; problem: 'gone' | 'no-reason' } | undefined

function JobRow({ job, refused }: { job: Job; refused: Refused }) {
  const state = job.isRunning ? copy().running : job.isGivenUp ? copy().stopped : copy().nextAt(formatTime(job.runAt))
  const [firstLine = ''] = job.lastError.split('\n')
  return (
    <li>
      <div>
        <h3>{titleOf(job.name)}</h3>
        <p className="job-subjects">
          {job.subjects.map((subject) => (
            <Subject key={subject.kind} subject={subject} />
          ))}
        </p>
        <details>
          <summary>{copy().technical}</summary>
          <p className="job-error">{firstLine}</p>
        </details>
      </div>
      <p className="job-tries">
        <b>{copy().tries(job.attempts, job.maxAttempts)}</b>
        <span className={job.isGivenUp ? 'overdue' : 'soft'}>{state}</span>
      </p>
      {!job.isRunning && (
        <div className="job-actions">
          <Form method="post" preventScrollReset>
            <input type="hidden" name="id" value={job.id} />
            <Button name="intent" value="retry" kind="outline" size="dense">
              {copy().retry} <span className="visually-hidden">{titleOf(job.name)}</span>
            </Button>
          </Form>
          <details className="ask" open={refused?.problem === 'no-reason' || undefined}>
            <summary className="btn o xs">
              {copy().discard} <span className="visually-hidden">{titleOf(job.name)}</span>
            </summary>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="id" value={job.id} />
              <Field
                name="reason"
                id={`reason-${job.id}`}
                label={copy().reason}
                hint={copy().reasonHint}
                error={refused?.problem === 'no-reason' ? copy().reasonMissing : undefined}
                required
              >
                <TextArea rows={2} maxLength={300} defaultValue={refused?.reason} />
              </Field>
              <Button name="intent" value="discard" kind="danger" size="dense">
                {copy().discardJob}
              </Button>
            </Form>
          </details>
        </div>
      )}
    </li>
  )
}

function titleOf(name: string): string {
  const title = jobTexts.jobTitles[name]
  if (title) return title
  return name.startsWith('event:') ? copy().follows(name.slice('event:'.length)) : name
}

function Subject({ subject }: { subject: JobSubject }) {
  switch (subject.kind) {
    case 'order':
      return (
        <span>
          <Link to={`/admin/orders/${subject.id}`}>{copy().order(subject.label)}</Link>
          {!subject.hasCase && `, ${copy().noCaseYet}`}
        </span>
      )
    case 'email':
      return (
        <span>
          {copy().email(subject.label)} {copy().to(subject.to)}
        </span>
      )
    default:
      return <Link to={`${placeOf[subject.kind]}/${subject.id}`}>{subject.label}</Link>
  }
}

const placeOf = { case: '/admin/cases', client: '/admin/clients', invoice: '/admin/billing/invoices' } as const

function HealthRow({ line: { item, kind, text, note } }: { line: HealthLine }) {
  return (
    <li>
      <b>{t(jobTexts.healthItems)[item]}</b>
      <Status kind={kind}>{text}</Status>
      {note && <small>{note}</small>}
    </li>
  )
}
