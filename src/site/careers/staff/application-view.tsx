import { Form } from 'react-router'
import { EventLine } from '#admin/ui/event-line.tsx'
import { Button } from '#design/button.tsx'
import { FactList } from '#design/facts.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Status } from '#design/feedback/status.tsx'
import { Icon } from '#design/icon.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { formatDate, formatDateTime, formatFileSize } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { ApplicationEvent } from '#site/careers/application-db.server.ts'
import { positionLabel } from '#site/careers/positions.ts'
import type { Stage, StageMove } from '#site/careers/stages.ts'
import type { AnswerBy } from '#site/correspondence/answer-clock.ts'
import type { EmailMessage } from '#site/correspondence/email-message-db.server.ts'
import { AnswerForms, type FormError } from '#site/correspondence/staff/answer-forms.tsx'
import { AnswerTime, Conversation } from '#site/correspondence/staff/conversation.tsx'
import * as siteStaffTexts from '#site/staff/locales/en.ts'
import { stageBadge } from './application-errors.ts'
import { DeletePanel, MovePanel, SpamPanel } from './application-steps.tsx'

const copy = () => t(siteStaffTexts.applicationView)

type View = {
  application: {
    number: number
    position: string
    positionTitle: string | null
    name: string
    email: string
    phone: string | null
    message: string
    stage: Stage
    isSpam: boolean
    keepsLonger: boolean
    cvName: string
    cvSizeBytes: number
    cvScanState: string
    createdAt: Date
    closedAt: Date | null
    deleteAfter: Date | null
  }
  moves: StageMove[]
  events: ApplicationEvent[]
  messages: EmailMessage[]
  answer: AnswerBy | null
  key: string
}

export function ApplicationView({ view, error }: { view: View; error: FormError | undefined }) {
  const { application, moves, events, messages, answer, key } = view
  const { number, name, email, stage, isSpam, message, createdAt } = application
  const mark = stageBadge(stage, isSpam)
  const intent = error?.values.intent ?? ''
  const isWritten = intent === 'answer' || intent === 'reply'
  return (
    <>
      <AppHeader title={name} before={<BackLink to="/admin/applications">{copy().applications}</BackLink>}>
        <Status kind={mark.kind}>{mark.label}</Status>
        <span className="soft numbers">{copy().application(number)}</span>
      </AppHeader>
      <div className="panels">
        <Panel title={positionLabel(application)}>
          <Conversation
            name={name}
            first={{ side: copy().applied, at: createdAt, body: message }}
            messages={messages}
          />
          {!isSpam && (
            <AnswerForms
              key={messages.at(-1)?.id}
              email={email}
              submissionKey={key}
              error={error}
              sentAs={{ answer: 'application-answered', reply: 'application-reply' }}
              replies={copy().repliesArriveInApplicationsInbox}
              waits={copy().applicationWillThenBeListed}
            />
          )}
        </Panel>
        <div className="panel-stack">
          <Panel title={copy().aboutThisApplication}>
            <Facts application={application} answer={answer} />
            {!isSpam && <Waiting isWaiting={answer !== null} />}
          </Panel>
          <Panel title={copy().cv}>
            <Cv application={application} />
          </Panel>
          {isSpam ? <SpamPanel /> : <MovePanel moves={moves} stage={stage} error={isWritten ? undefined : error} />}
          <Panel title={copy().log}>
            <ol>
              {events.map((event) => (
                <Event key={event.id} event={event} />
              ))}
              <EventLine at={createdAt}>{copy().receivedThroughForm}</EventLine>
            </ol>
          </Panel>
          <DeletePanel name={name} />
        </div>
      </div>
    </>
  )
}

function Waiting({ isWaiting }: { isWaiting: boolean }) {
  return (
    <Form method="post" className="mt-16" preventScrollReset>
      <Button name="intent" value={isWaiting ? 'no-answer' : 'await'} kind="outline" size="small">
        {isWaiting ? copy().noAnswerNeeded : copy().answerNeededAfterAll}
      </Button>
    </Form>
  )
}

function Facts({ application, answer }: Pick<View, 'application' | 'answer'>) {
  const { number, email, phone, keepsLonger, createdAt, closedAt, deleteAfter } = application
  const subject = encodeURIComponent(copy().yourApplication(number, positionLabel(application)))
  return (
    <FactList
      dense
      facts={[
        {
          term: copy().email,
          value: <a href={`mailto:${encodeURIComponent(email)}?subject=${subject}`}>{email}</a>,
        },
        ...(phone ? [{ term: copy().phone, value: <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a> }] : []),
        ...(answer ? [{ term: copy().answerBy, value: <AnswerTime answer={answer} /> }] : []),
        { term: copy().received, value: formatDateTime(createdAt) },
        { term: copy().keptUntil, value: keepsLonger ? '24 months after closing' : '6 months after closing' },
        ...(closedAt ? [{ term: copy().closed, value: formatDateTime(closedAt) }] : []),
        ...(deleteAfter ? [{ term: copy().deletionDate, value: formatDate(deleteAfter) }] : []),
      ]}
    />
  )
}

function Cv({ application }: Pick<View, 'application'>) {
  const { number, cvScanState } = application
  if (cvScanState === 'infected') return <Note kind="bad" title={copy().thisFileIsBlockedBecause} />
  return (
    <div className="row between">
      <span>{cvLine(application)}</span>
      {cvScanState === 'unscanned' ? (
        <Status kind="wait">{copy().scanningForViruses}</Status>
      ) : (
        <a href={`/admin/applications/${number}/cv`} className="button outline small" download>
          <Icon name="download" />
          {copy().downloadCv}
        </a>
      )}
    </div>
  )
}

function Event({ event: { at, actorName, toStage, note } }: { event: ApplicationEvent }) {
  return (
    <EventLine at={at}>
      {toStage && <b>{stageBadge(toStage).label}</b>} <small>{actorName ?? copy().formerStaffMember}</small>
      {note && <span className="audit-detail message-body">{note}</span>}
    </EventLine>
  )
}

/** @example cvLine({ cvName: 'cv.pdf', cvSizeBytes: 2048 }) // 'cv.pdf, 2.0 KB' */
function cvLine({ cvName, cvSizeBytes }: { cvName: string; cvSizeBytes: number }): string {
  return `${cvName}, ${formatFileSize(cvSizeBytes)}`
}
