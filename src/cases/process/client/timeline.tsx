import * as caseTexts from '#cases/locales/en.ts'
import { daysOf, type TimelineDay, type TimelineEntry, type TimelineEvent } from '#cases/process/timeline-days.ts'
import { Panel } from '#design/page/app-shell.tsx'
import { formatLongDate, formatTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { type Panel as Loaded, PanelView } from '#portal/ui/panel-view.tsx'

const copy = () => t(caseTexts.timeline)

const daysShownFirst = 3

export function Timeline({ events }: { events: Loaded<TimelineEvent[]> }) {
  return (
    <Panel title={copy().timeline} id="timeline">
      <PanelView panel={events} what={copy().timeline2}>
        {(all) => {
          const days = daysOf(all)
          if (days.length === 0) return <p className="soft">{copy().nothingHasHappenedYetEach}</p>
          return (
            <>
              <Days days={days.slice(0, daysShownFirst)} />
              {days.length > daysShownFirst && (
                <details className="older">
                  <summary>{copy().showEarlierDays(days.length - daysShownFirst)}</summary>
                  <Days days={days.slice(daysShownFirst)} />
                </details>
              )}
            </>
          )
        }}
      </PanelView>
    </Panel>
  )
}

function Days({ days }: { days: readonly TimelineDay[] }) {
  return days.map(({ day, entries }) => (
    <section key={day} className="timeline-day">
      <h3 className="t16">
        <time dateTime={day}>{formatLongDate(day)}</time>
      </h3>
      <ol className="events">
        {entries.map((entry) => (
          <Entry key={entry.events[0]?.id} entry={entry} />
        ))}
      </ol>
    </section>
  ))
}

function Entry({ entry: { events, code } }: { entry: TimelineEntry }) {
  const [newest] = events
  if (!newest) return null
  return (
    <li>
      <time dateTime={newest.at.toISOString()}>{formatTime(newest.at)}</time>
      {code && events.length > 1 ? (
        <details>
          <summary>{copy().counted[code](events.length)}</summary>
          <ul>
            {events.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        </details>
      ) : (
        <div>
          {newest.text}{' '}
          {newest.staffName && !newest.text.includes(newest.staffName) && (
            <small className="nowrap">{newest.staffName}</small>
          )}
        </div>
      )}
    </li>
  )
}
