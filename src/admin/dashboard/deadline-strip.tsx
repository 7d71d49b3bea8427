import { Link } from 'react-router'
import { staffCasePath } from '#cases/case-links.ts'
import { caseWords } from '#cases/words.ts'
import { Panel } from '#design/app-frame.tsx'
import { ArrowLink } from '#design/button.tsx'
import { formatDate, formatWeekday } from '#platform/format.ts'
import type { DayView } from './view-day.server.ts'
import { workPath } from './work-path.ts'

/** More blocks than these would not fit over a day; the figure under them says how many there are. */
const mostBlocks = 7

/** What is due on each of the next days, and the first cases of it. */
export function DeadlineStrip({ view }: { view: DayView }) {
  const { days, deadlines, counts, today } = view
  const title = (
    <>
      Deadlines, next {days.length} days <span className="soft numbers">{counts.deadlines}</span>
    </>
  )
  return (
    <div className="day-wide">
      <Panel title={title} end={<ArrowLink to={workPath(view, 'deadlines')}>All deadlines</ArrowLink>}>
        <div className="day-strip">
          <ol className={counts.deadlines === 0 ? 'day-columns empty' : 'day-columns'}>
            {days.map(({ day, count, isWorkingDay }) => (
              <li key={day} className={day === today ? 'now' : isWorkingDay ? undefined : 'off'}>
                <span className="blocks" aria-hidden="true">
                  {Array.from({ length: Math.min(count, mostBlocks) }, (_, block) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are all the same
                    <i key={block} />
                  ))}
                </span>
                <b aria-hidden="true">{count > 0 ? count : ''}</b>
                <span className="date">
                  <span className="visually-hidden">
                    {formatWeekday(day)}: {count} due
                  </span>
                  <span aria-hidden="true">
                    {formatWeekday(day).slice(0, 1)}
                    <br />
                    {Number(day.slice(8))}
                  </span>
                </span>
              </li>
            ))}
          </ol>
          {counts.deadlines === 0 && <p className="soft t16">Nothing is due in these days.</p>}
          <ul>
            {deadlines.map(({ id, clientName, title: caseTitle, dueOn, state }) => (
              <li key={id} className="work-line">
                <span>
                  <Link to={staffCasePath(id)}>{clientName}</Link>
                  <small>
                    {caseTitle}, {caseWords().states[state].label.toLowerCase()}
                  </small>
                </span>
                <b className={dueOn === today ? 'overdue numbers' : 'numbers'}>
                  {dueOn === today ? 'Today' : formatDate(dueOn ?? today)}
                </b>
              </li>
            ))}
          </ul>
        </div>
      </Panel>
    </div>
  )
}
