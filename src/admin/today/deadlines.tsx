import { Link } from 'react-router'
import * as adminTexts from '#admin/locales/en.ts'
import { CaseStatusBadge } from '#admin/ui/badges.tsx'
import { staffCasePath } from '#cases/process/case-links.ts'
import { states } from '#cases/process/case-states.ts'
import { formatDate, formatWeekday } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { workPath } from './today.tsx'
import type { DeadlinesView } from './view-other-tabs.server.ts'

const copy = () => t(adminTexts.deadlineStrip)

const maxBlocks = 7

export function Deadlines({ view }: { view: DeadlinesView }) {
  const { days, deadlines, count, today } = view
  return (
    <section className="task-section first" aria-labelledby="deadlines">
      <header className="row between">
        <h2 id="deadlines" className="t20">
          {copy().deadlinesNextDays(days.length)} <span className="soft numbers">{count}</span>
        </h2>
        <Link to={workPath(view, 'deadlines')}>{copy().allDeadlines}</Link>
      </header>
      <ol className="day-columns mt-16">
        {days.map(({ day, count: due, isWorkingDay }) => (
          <li key={day} className={day === today ? 'now' : isWorkingDay ? undefined : 'off'}>
            <span className="blocks" aria-hidden="true">
              {Array.from({ length: Math.min(due, maxBlocks) }, (_, block) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are identical
                <i key={block} />
              ))}
            </span>
            <b aria-hidden="true">{due > 0 && due}</b>
            <span className="date">
              <span className="visually-hidden">{copy().due(formatWeekday(day), due)}</span>
              <span aria-hidden="true">
                {formatWeekday(day).slice(0, 1)}
                <br />
                {Number(day.slice(8))}
              </span>
            </span>
          </li>
        ))}
      </ol>
      {count === 0 && <p className="soft mt-16">{copy().nothingIsDueInThis}</p>}
      <ul className="day-rows list-rows mt-16">
        {deadlines.map(({ id, clientName, title, dueOn, state }) => (
          <li key={id} className="with-time">
            <span className={dueOn === today ? 'overdue numbers' : 'numbers'}>
              {dueOn === today ? copy().today : formatDate(dueOn ?? today).slice(0, 6)}
            </span>
            <div>
              <Link to={staffCasePath(id)}>{clientName}</Link>
              <p>{title}</p>
            </div>
            <CaseStatusBadge status={states[state].status} state={state} />
          </li>
        ))}
      </ul>
    </section>
  )
}
