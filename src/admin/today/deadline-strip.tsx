import * as adminTexts from '#admin/locales/en.ts'
import { CaseStatusBadge } from '#admin/ui/badges.tsx'
import { staffCasePath } from '#cases/process/case-links.ts'
import { states } from '#cases/process/case-states.ts'
import { formatDate, formatWeekday } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { DayPart, Row, Rows, workPath } from './day-rows.tsx'
import type { DayView } from './view-day.server.ts'

const copy = () => t(adminTexts.deadlineStrip)

const maxBlocks = 7

export function DeadlineStrip({ view }: { view: DayView }) {
  const { days, deadlines, counts, today } = view
  return (
    <DayPart
      title={copy().deadlinesNextDays(days.length)}
      count={counts.deadlines}
      all={{ to: workPath(view, 'deadlines'), label: copy().allDeadlines }}
      isWide
    >
      <div className="day-strip">
        <ol className="day-columns">
          {days.map(({ day, count, isWorkingDay }) => (
            <li key={day} className={day === today ? 'now' : isWorkingDay ? undefined : 'off'}>
              <span className="blocks" aria-hidden="true">
                {Array.from({ length: Math.min(count, maxBlocks) }, (_, block) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are identical
                  <i key={block} />
                ))}
              </span>
              <b aria-hidden="true">{count > 0 && count}</b>
              <span className="date">
                <span className="visually-hidden">{copy().due(formatWeekday(day), count)}</span>
                <span aria-hidden="true">
                  {formatWeekday(day).slice(0, 1)}
                  <br />
                  {Number(day.slice(8))}
                </span>
              </span>
            </li>
          ))}
        </ol>
        {counts.deadlines === 0 && <p className="soft t14">{copy().nothingIsDueInThis}</p>}
        <Rows>
          {deadlines.map(({ id, clientName, title, dueOn, state }) => (
            <Row
              key={id}
              to={staffCasePath(id)}
              name={clientName}
              about={title}
              before={
                <span className={dueOn === today ? 'overdue numbers' : 'numbers'}>
                  {dueOn === today ? copy().today : formatDate(dueOn ?? today).slice(0, 6)}
                </span>
              }
            >
              <CaseStatusBadge status={states[state].status} state={state} />
            </Row>
          ))}
        </Rows>
      </div>
    </DayPart>
  )
}
