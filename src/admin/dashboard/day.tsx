import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { objectionPath, staffCasePath } from '#cases/case-links.ts'
import { caseWords } from '#cases/words.ts'
import { longWaitDays } from '#cases/work.ts'
import type { WorkLine } from '#cases/work-db.server.ts'
import { Panel } from '#design/app-frame.tsx'
import { ArrowLink } from '#design/button.tsx'
import { formatDate, formatDateTime } from '#platform/format.ts'
import { plural } from '#platform/intl-words.ts'
import { topicLabel } from '#site/contact/lead.ts'
import { DeadlineStrip } from './deadline-strip.tsx'
import type { DayView } from './view-day.server.ts'
import { workPath } from './work-path.ts'

/** What waits for one member of staff today: each figure leads to the list that it counts. */
export function Day({ view }: { view: DayView }) {
  const { counts, review, answer, file, object, enquiries } = view
  return (
    <div className="day">
      <div className="day-main">
        <DeadlineStrip view={view} />
        <Work view={view} kind="review" title="To review" lines={review} none="No documents wait to be checked.">
          {({ id, count, since }) => (
            <Link to={`${staffCasePath(id)}/documents`}>
              {plural('en', count, { one: 'one file', other: `${count} files` })}
              <small>since {formatDate(since)}</small>
            </Link>
          )}
        </Work>
        <Work view={view} kind="answer" title="To answer" lines={answer} none="No messages wait for an answer.">
          {({ id, count, since, isLate }) => (
            <Link to={`${staffCasePath(id)}/messages`} className={isLate ? 'overdue' : undefined}>
              {isLate ? 'Late' : plural('en', count, { one: 'one thread', other: `${count} threads` })}
              <small>answer by {formatDateTime(since)}</small>
            </Link>
          )}
        </Work>
        <Work
          view={view}
          kind="file"
          title="Approved, ready to file"
          lines={file}
          none="Nothing is waiting to be filed."
        >
          {({ id, since }) => (
            <Link to={staffCasePath(id)}>
              File<small>approved {formatDate(since)}</small>
            </Link>
          )}
        </Work>
        {object.length > 0 && (
          <Work view={view} kind="object" title="Objections to write" lines={object} none="">
            {({ id, dueOn }) => (
              <Link to={objectionPath(id)}>Write{dueOn && <small>post by {formatDate(dueOn)}</small>}</Link>
            )}
          </Work>
        )}
        <Panel
          title={<Counted title="New enquiries" count={enquiries.count} />}
          end={<All to="/admin/contacts?state=waiting" />}
        >
          {enquiries.count === 0 && <p className="soft t16">No enquiry waits for an answer.</p>}
          <ul>
            {enquiries.first.map(({ number, name, topic, isFromCalculator, answer: due }) => (
              <li key={number} className="work-line">
                <span>
                  <Link to={`/admin/contacts/${number}`}>{name}</Link>
                  <small>{isFromCalculator ? `${topicLabel(topic)}, from a calculator` : topicLabel(topic)}</small>
                </span>
                <span className={due.isLate ? 'overdue' : undefined}>
                  {due.isLate ? 'Late' : 'Answer by'}
                  <small className="numbers">
                    {formatDate(due.on)}, {due.at}
                  </small>
                </span>
              </li>
            ))}
          </ul>
        </Panel>
        <Panel title="Waiting too long">
          <p className="soft t14">More than {longWaitDays} days in the same state.</p>
          <ul>
            <Figure to={workPath(view, 'client-late')} count={counts['client-late']}>
              for the client
            </Figure>
            <Figure to={workPath(view, 'firm-late')} count={counts['firm-late']}>
              for us
            </Figure>
          </ul>
        </Panel>
      </div>
      {view.firm && <Firm firm={view.firm} />}
    </div>
  )
}

/** A case in which work waits; `isLate` when an answer was promised by now. */
type DayLine = WorkLine & { isLate?: boolean }

type WorkProps = {
  view: DayView
  kind: 'review' | 'answer' | 'file' | 'object'
  title: string
  lines: DayLine[]
  none: string
  children: (line: DayLine) => ReactNode
}

function Work({ view, kind, title, lines, none, children }: WorkProps) {
  const count = view.counts[kind]
  return (
    <Panel title={<Counted title={title} count={count} />} end={<All to={workPath(view, kind)} />}>
      {lines.length === 0 && <p className="soft t16">{none}</p>}
      <ul>
        {lines.map((line) => (
          <li key={line.id} className="work-line">
            <span>
              <Link to={staffCasePath(line.id)}>{line.clientName}</Link>
              <small>{line.title}</small>
            </span>
            {children(line)}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Firm({ firm }: { firm: NonNullable<DayView['firm']> }) {
  const held = firm.states.filter(({ count }) => count > 0)
  return (
    <div className="day-side">
      <ArrowLink to="/admin/figures">All figures</ArrowLink>
      <Panel title="Cases by state">
        <ul>
          {held.map(({ state, count }) => (
            <Figure key={state} to={`/admin/cases?state=${state}`} count={count}>
              {caseWords().states[state].label}
            </Figure>
          ))}
        </ul>
      </Panel>
      <Panel title="Open cases by adviser">
        <ul>
          {firm.advisers.map(({ id, name, count }) => (
            <Figure key={id ?? 'nobody'} to={`/admin/cases?work=open&assigned=${id ?? 'nobody'}`} count={count}>
              {name ?? 'Not assigned'}
            </Figure>
          ))}
        </ul>
      </Panel>
    </div>
  )
}

function Figure({ to, count, children }: { to: string; count: number; children: ReactNode }) {
  return (
    <li className="waiting-line">
      <b className="numbers">{count}</b>
      {count > 0 ? <Link to={to}>{children}</Link> : <span className="soft">{children}</span>}
    </li>
  )
}

function Counted({ title, count }: { title: string; count: number }) {
  return (
    <>
      {title} <span className="soft numbers">{count}</span>
    </>
  )
}

function All({ to }: { to: string }) {
  return <ArrowLink to={to}>All</ArrowLink>
}
