import { Form, Link } from 'react-router'
import type { RetryOpeningOutcome } from '#cases/opening/retry-opening.server.ts'
import type { OpeningStepsView } from '#cases/opening/view-opening.server.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { Button } from '#design/button.tsx'
import { FactList } from '#design/facts.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Status, type StatusKind } from '#design/feedback/status.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDateTime } from '#platform/format.ts'
import { type ErrorStatuses, errorOf } from '#platform/http/error-statuses.ts'
import { t } from '#platform/texts.ts'
import type { Refused } from '#platform/words.ts'

const copy = () => t(caseStaffTexts.openingSteps)

const notRetried: ErrorStatuses<Refused<RetryOpeningOutcome>> = {
  forbidden: 403,
  'unknown-order': 404,
  'done-before': 409,
  'not-paid': 409,
  running: 409,
}

export function retryOpeningError(refusal: Refused<RetryOpeningOutcome>) {
  return errorOf(t(caseStaffTexts.retryOpeningRefused), refusal, notRetried)
}

const paymentKinds: Record<OpeningStepsView['payment'], StatusKind> = {
  unpaid: 'off',
  'in-review': 'warn',
  paid: 'done',
  'may-begin': 'done',
  'refund-asked': 'warn',
}

const jobKinds: Record<OpeningStepsView['job'], StatusKind> = {
  none: 'off',
  'no-worker': 'bad',
  waiting: 'wait',
  running: 'prog',
  failing: 'warn',
  'given-up': 'bad',
  missing: 'bad',
}

type Props = {
  steps: OpeningStepsView | null
  paidAt: Date | null
  /** Whether this person may start the job again. */
  mayRetry: boolean
  error: string | undefined
}

/** Where the opening of an order's cases stands, and what to do about it. */
export function OpeningSteps({ steps, paidAt, mayRetry, error }: Props) {
  if (!steps && !error) return null
  return (
    <Panel title={steps ? copy().title : copy().cases} important={steps !== null && isStuck(steps)}>
      {error && (
        <Note kind="bad" live title={copy().nothingWasChanged}>
          {error}
        </Note>
      )}
      {steps && (
        <>
          <FactList
            dense
            facts={[
              {
                term: copy().payment,
                value: (
                  <>
                    <Status kind={paymentKinds[steps.payment]}>{copy().payments[steps.payment]}</Status>
                    <p className="soft">{paymentNote(steps.payment, paidAt)}</p>
                    {steps.areNoticesRefused && <p>{copy().noticesRefused}</p>}
                  </>
                ),
              },
              { term: copy().job, value: <JobStep steps={steps} /> },
              { term: copy().cases, value: <Status kind="off">{copy().notOpened}</Status> },
            ]}
          />
          {isRetryable(steps) && mayRetry && <RetryForm steps={steps} />}
          {isRetryable(steps) && !mayRetry && <p className="soft mt-8">{copy().askAdmin}</p>}
          {mayRetry && (isStuck(steps) || steps.areNoticesRefused) && (
            <p className="mt-8">
              <Link to="/admin/jobs">{copy().seeJobs}</Link>
            </p>
          )}
        </>
      )}
    </Panel>
  )
}

function isRetryable({ job }: OpeningStepsView): boolean {
  return job === 'failing' || job === 'given-up' || job === 'missing'
}

function isStuck(steps: OpeningStepsView): boolean {
  return isRetryable(steps) || steps.job === 'no-worker'
}

function paymentNote(payment: OpeningStepsView['payment'], paidAt: Date | null): string | null {
  if (payment !== 'paid') return copy().paymentNotes[payment]
  return paidAt && copy().paymentNotes.paid(formatDateTime(paidAt))
}

function JobStep({ steps: { job, details } }: { steps: OpeningStepsView }) {
  return (
    <>
      <Status kind={jobKinds[job]}>{copy().jobs[job]}</Status>
      {job === 'no-worker' && <p className="soft">{copy().noWorkerNote}</p>}
      {job === 'missing' && <p className="soft">{copy().missingNote}</p>}
      {details?.cause && <p>{copy().causes[details.cause]}</p>}
      {details && <p className="soft">{detailsNote(job, details)}</p>}
      {details?.message && (
        <details>
          <summary>{copy().technical}</summary>
          <code className="code">{details.message}</code>
        </details>
      )}
    </>
  )
}

type Details = NonNullable<OpeningStepsView['details']>

function detailsNote(job: OpeningStepsView['job'], { attempts, maxAttempts, runAt }: Details): string | null {
  if (job === 'given-up') return copy().givenUpNote(attempts, maxAttempts)
  if (job === 'failing') return copy().failingNote(attempts, maxAttempts, formatDateTime(runAt))
  return job === 'waiting' ? copy().waitingNote(formatDateTime(runAt)) : null
}

function RetryForm({ steps: { job } }: { steps: OpeningStepsView }) {
  return (
    <Form method="post" className="mt-16" preventScrollReset>
      <Button kind="primary" size="small" name="intent" value="open-cases">
        {job === 'missing' ? copy().openCases : copy().retry}
      </Button>
    </Form>
  )
}
