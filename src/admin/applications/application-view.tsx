import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { DraftArea } from '#accounts/ui/drafts.tsx'
import { EventLine } from '#admin/ui/event-line.tsx'
import { AppHead, Panel } from '#design/app-frame.tsx'
import { Button } from '#design/button.tsx'
import { BackLink } from '#design/crumbs.tsx'
import { FactList } from '#design/facts.tsx'
import { Field } from '#design/field.tsx'
import { Icon } from '#design/icon.tsx'
import { Note } from '#design/note.tsx'
import { Status } from '#design/status.tsx'
import { formatDate, formatDateTime } from '#platform/format.ts'
import type { ApplicationEvent } from '#site/careers/application-db.server.ts'
import { cvLine } from '#site/careers/cv-line.ts'
import { positionLabel } from '#site/careers/positions.ts'
import { isDecided, longestNote, type Stage, type StageMove } from '#site/careers/stages.ts'
import { applicationWords, stageMark } from './words.ts'

/** Why nothing was changed, and the note that came with the form. */
export type ApplicationAnswer = { text: string; note: string }

type View = {
  application: {
    number: number
    position: string
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
    decidedAt: Date | null
    deleteAfter: Date | null
  }
  moves: StageMove[]
  events: ApplicationEvent[]
}

/** An application as staff see it: the letter and the CV at the left, what to do about it at the right. */
export function ApplicationView({ view, answer }: { view: View; answer: ApplicationAnswer | undefined }) {
  const { application, moves, events } = view
  const { number, name, position, stage, isSpam, message, createdAt } = application
  const mark = stageMark(stage, isSpam)
  return (
    <>
      <AppHead title={name} before={<BackLink to="/admin/applications">Applications</BackLink>}>
        <Status kind={mark.kind}>{mark.label}</Status>
        <span className="soft numbers">Application {number}</span>
      </AppHead>
      <div className="panels">
        <div className="panel-stack">
          <Panel title={positionLabel(position)}>
            <Facts application={application} />
          </Panel>
          <Panel title="CV">
            <Cv application={application} />
          </Panel>
          <Panel title="Cover letter">
            <p className="message-body measure">{message}</p>
          </Panel>
        </div>
        <div className="panel-stack">
          {isSpam ? <SpamPanel /> : <MovePanel moves={moves} stage={stage} answer={answer} />}
          <Panel title="Log">
            <ol>
              {events.map((event) => (
                <Event key={event.id} event={event} />
              ))}
              <EventLine at={createdAt}>Received through the form</EventLine>
            </ol>
          </Panel>
          <DeletePanel name={name} />
        </div>
      </div>
    </>
  )
}

function Facts({ application }: Pick<View, 'application'>) {
  const { number, position, email, phone, keepsLonger, createdAt, decidedAt, deleteAfter } = application
  const subject = encodeURIComponent(`Your application (${number}): ${positionLabel(position)}`)
  return (
    <FactList
      dense
      facts={[
        {
          term: 'Email',
          value: <a href={`mailto:${encodeURIComponent(email)}?subject=${subject}`}>{email}</a>,
        },
        ...(phone ? [{ term: 'Phone', value: <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a> }] : []),
        { term: 'Received', value: formatDateTime(createdAt) },
        { term: 'May be kept', value: keepsLonger ? '24 months after the decision' : '6 months after the decision' },
        ...(decidedAt ? [{ term: 'Decided', value: formatDateTime(decidedAt) }] : []),
        ...(deleteAfter ? [{ term: 'Deleted on', value: formatDate(deleteAfter) }] : []),
      ]}
    />
  )
}

function Cv({ application }: Pick<View, 'application'>) {
  const { number, cvScanState } = application
  if (cvScanState === 'infected')
    return <Note kind="bad" title="The scanner found this file infected. It is held back." />
  return (
    <div className="row between">
      <span>{cvLine(application)}</span>
      {cvScanState === 'unscanned' ? (
        <Status kind="wait">Being scanned</Status>
      ) : (
        <a href={`/admin/applications/${number}/cv`} className="button outline small" download>
          <Icon name="download" />
          Download CV
        </a>
      )}
    </div>
  )
}

type MoveProps = Pick<View, 'moves'> & { stage: Stage; answer: ApplicationAnswer | undefined }

function MovePanel({ moves, stage, answer }: MoveProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <Panel title="Next step" important>
      <Form method="post" className="admin-form compact" key={`${stage} ${answer?.text}`} preventScrollReset>
        {answer && (
          <Note kind="bad" live title="Nothing was changed">
            {answer.text}
          </Note>
        )}
        <Field name="note" label="Note" hint="For staff. The applicant may ask to see it." optional>
          <DraftArea
            draft="note"
            sentAs="application-moved application-noted"
            rows={3}
            maxLength={longestNote}
            defaultValue={answer?.note}
          />
        </Field>
        <div className="row">
          {moves.map((move) => (
            <Button key={move} name="intent" value={move} size="small" kind={kindOf(move)} busy={isBusy}>
              {applicationWords().moves[move]}
            </Button>
          ))}
          <Button name="intent" value="note" size="small" kind="quiet" busy={isBusy}>
            Keep the note only
          </Button>
        </div>
        <p className="soft t14">
          {isDecided(stage)
            ? 'Reopening takes back the day when it is deleted.'
            : 'No letter goes to the applicant: write to them yourself.'}
        </p>
      </Form>
    </Panel>
  )
}

function kindOf(move: StageMove) {
  if (move === 'reject') return 'danger'
  return move === 'withdraw' || move === 'reopen' ? 'outline' : 'ink'
}

function SpamPanel() {
  return (
    <Panel title="This looks like spam" important>
      <p className="soft">It filled in a field that people do not see. The applicant got no receipt yet.</p>
      <Form method="post" className="mt-16" preventScrollReset>
        <Button name="intent" value="restore" size="small">
          Not spam
        </Button>
      </Form>
    </Panel>
  )
}

function DeletePanel({ name }: { name: string }) {
  return (
    <details className="ask">
      <summary>Delete now</summary>
      <p className="soft t16">
        For when the applicant asks for it. The application, its CV, notes and letters are gone for good; the audit log
        keeps its number.
      </p>
      <Form method="post" className="mt-16">
        <Button name="intent" value="delete" size="small" kind="danger" icon="trash-2">
          Delete for good
          <span className="visually-hidden">: {name}</span>
        </Button>
      </Form>
    </details>
  )
}

function Event({ event: { at, actorName, toStage, note } }: { event: ApplicationEvent }): ReactNode {
  return (
    <EventLine at={at}>
      {toStage && <b>{stageMark(toStage).label}</b>} <small>{actorName ?? 'Somebody who left'}</small>
      {note && <span className="audit-detail message-body">{note}</span>}
    </EventLine>
  )
}
