import { Form } from 'react-router'
import * as adminTexts from '#admin/locales/en.ts'
import { timeTo } from '#cases/messages/staff/ui/thread-turn.ts'
import { objectionPath, reviewPath, staffCasePath } from '#cases/process/case-links.ts'
import { Button, ButtonLink } from '#design/button.tsx'
import { classes } from '#design/classes.ts'
import { formatDate, formatDateTime, formatLongDate } from '#platform/format.ts'
import { plural } from '#platform/intl-words.ts'
import { t } from '#platform/texts.ts'
import { positionLabel } from '#site/careers/positions.ts'
import { topicLabel } from '#site/contact/lead.ts'
import type { AnswerBy } from '#site/correspondence/answer-clock.ts'
import { Aside, DayPart, Row, Rows, workPath } from './day-rows.tsx'
import { DaySide } from './day-side.tsx'
import { DeadlineStrip } from './deadline-strip.tsx'
import { sinceText } from './greeting.ts'
import { EndingOffers, MoneyTasks } from './money-tasks.tsx'
import type { DayView } from './view-day.server.ts'

const copy = () => t(adminTexts.day)

export function Day({ view }: { view: DayView }) {
  return (
    <div className="day">
      <DeadlineStrip view={view} />
      <div className="day-column">
        <ToReview view={view} />
        <ToFile view={view} />
        <ToObject view={view} />
      </div>
      <div className="day-column">
        <ToAnswer view={view} />
        <MoneyTasks view={view} />
        <EndingOffers view={view} />
        <Enquiries view={view} />
        <Applications view={view} />
      </div>
      <DaySide view={view} />
    </div>
  )
}

type Props = { view: DayView }

function ToReview({ view }: Props) {
  const { review, counts, at } = view
  return (
    <DayPart
      title={copy().toReview}
      count={counts.review}
      all={{ to: workPath(view, 'review'), label: copy().all }}
      none={review.length === 0 ? copy().noDocumentsAreWaitingFor : undefined}
    >
      <Rows>
        {review.map(({ id, clientName, title, names, count, since }) => (
          <Row key={id} to={reviewPath(id)} name={clientName} about={names?.join(', ') ?? title}>
            <Aside small={copy().since(sinceText(since, at))}>
              {plural('en', count, { one: copy().oneFile, other: copy().files(count) })}
            </Aside>
          </Row>
        ))}
      </Rows>
    </DayPart>
  )
}

function ToFile({ view }: Props) {
  const { file, counts } = view
  return (
    <DayPart
      title={copy().approvedReadyToFile}
      count={counts.file}
      all={{ to: workPath(view, 'file'), label: copy().all }}
      none={file.length === 0 ? copy().noReturnsAreWaitingTo : undefined}
    >
      <Rows>
        {file.map(({ id, clientName, title, since }) => (
          <Row key={id} to={staffCasePath(id)} name={clientName} about={copy().approved(title, formatDateTime(since))}>
            <ButtonLink to={staffCasePath(id)} kind="outline" size="dense">
              {copy().file}
              <span className="visually-hidden"> {copy().taxReturnOf(clientName)}</span>
            </ButtonLink>
          </Row>
        ))}
      </Rows>
    </DayPart>
  )
}

function ToObject({ view }: Props) {
  const { object, counts } = view
  if (object.length === 0) return null
  return (
    <DayPart
      title={copy().objectionsToWrite}
      count={counts.object}
      all={{ to: workPath(view, 'object'), label: copy().all }}
    >
      <Rows>
        {object.map(({ id, clientName, title, dueOn }) => (
          <Row
            key={id}
            to={staffCasePath(id)}
            name={clientName}
            about={dueOn ? copy().postBy(title, formatLongDate(dueOn)) : title}
          >
            <ButtonLink to={objectionPath(id)} kind="outline" size="dense">
              {copy().write}
              <span className="visually-hidden"> {copy().objectionOf(clientName)}</span>
            </ButtonLink>
          </Row>
        ))}
      </Rows>
    </DayPart>
  )
}

function ToAnswer({ view }: Props) {
  const { answer, isEveryone, at } = view
  const search = isEveryone ? '' : '?view=mine'
  return (
    <DayPart
      title={copy().toAnswer}
      count={answer.count}
      all={{ to: `/admin/messages${search}`, label: copy().openInbox }}
      none={answer.first.length === 0 ? copy().noMessagesAreWaitingFor : undefined}
    >
      <Rows>
        {answer.first.map(({ id, clientName, subject, dueAt, requestedAt }) => (
          <Row key={id} to={`/admin/messages/${id}${search}`} name={clientName} about={subject}>
            {dueAt && <Clock dueAt={dueAt} requestedAt={requestedAt} at={at} />}
          </Row>
        ))}
      </Rows>
    </DayPart>
  )
}

function Clock({ dueAt, requestedAt, at }: { dueAt: Date; requestedAt: Date; at: Date }) {
  const { text, isLate, isSoon } = timeTo(dueAt, at)
  const all = Math.max(dueAt.getTime() - requestedAt.getTime(), 1)
  return (
    <div className={classes('day-aside clock numbers', isLate && 'overdue', isSoon && 'soon')}>
      {text}
      <progress className="progress" aria-hidden="true" max={all} value={at.getTime() - requestedAt.getTime()} />
    </div>
  )
}

function Enquiries({ view: { enquiries } }: Props) {
  return (
    <DayPart
      title={copy().newEnquiries}
      count={enquiries.count}
      all={{ to: '/admin/contacts?state=waiting', label: copy().allEnquiries }}
      none={enquiries.count === 0 ? copy().noEnquiriesAreWaitingFor : undefined}
    >
      <Rows>
        {enquiries.first.map(({ number, name, topic, subject, isFromCalculator, isToTake, assigneeName, answer }) => (
          <Row
            key={number}
            to={`/admin/contacts/${number}`}
            name={name}
            about={
              <>
                {subject ?? topicLabel(topic)}
                {isFromCalculator && copy().fromCalculator}
                <Due answer={answer} />
              </>
            }
          >
            {isToTake ? (
              <Form method="post" action={`/admin/contacts/${number}`}>
                <Button name="move" value="take" kind="outline" size="dense">
                  {copy().takeOn}
                  <span className="visually-hidden"> {copy().enquiryFrom(name)}</span>
                </Button>
              </Form>
            ) : (
              <Aside small={assigneeName}>{copy().inProgress}</Aside>
            )}
          </Row>
        ))}
      </Rows>
    </DayPart>
  )
}

function Applications({ view: { applications } }: Props) {
  if (!applications || applications.count === 0) return null
  return (
    <DayPart
      title={copy().applications}
      count={applications.count}
      all={{ to: '/admin/applications?stage=waiting', label: copy().allApplications }}
    >
      <Rows>
        {applications.first.map(({ number, name, answer, ...applied }) => (
          <Row
            key={number}
            to={`/admin/applications/${number}`}
            name={name}
            about={
              <>
                {positionLabel(applied)}
                <Due answer={answer} />
              </>
            }
          />
        ))}
      </Rows>
    </DayPart>
  )
}

function Due({ answer: { on, at, isLate } }: { answer: AnswerBy }) {
  return (
    <span className={classes('due-line numbers', isLate && 'overdue')}>
      {isLate ? copy().overdueAnswerWasDue : copy().answerBy} {formatDate(on)}, {at}
    </span>
  )
}
