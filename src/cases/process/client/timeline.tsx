import { Panel } from '#design/page/app-shell.tsx'
import { formatDateTime } from '#platform/format.ts'
import type { Panel as Loaded } from '#portal/panel.ts'
import { PanelView } from '#portal/ui/panel-view.tsx'

type CaseEvent = { id: string; at: Date; text: string; staffName: string | null }

const shownFirst = 6

export function Timeline({ events }: { events: Loaded<CaseEvent[]> }) {
  return (
    <Panel title="Timeline" id="timeline">
      <PanelView panel={events} what="The timeline">
        {(all) =>
          all.length === 0 ? (
            <p className="soft">Nothing has happened yet.</p>
          ) : (
            <>
              <EventList events={all.slice(0, shownFirst)} />
              {all.length > shownFirst && (
                <details className="older">
                  <summary>Show {all.length - shownFirst} older entries</summary>
                  <EventList events={all.slice(shownFirst)} />
                </details>
              )}
            </>
          )
        }
      </PanelView>
    </Panel>
  )
}

function EventList({ events }: { events: readonly CaseEvent[] }) {
  return (
    <ol className="events">
      {events.map(({ id, at, text, staffName }) => (
        <li key={id}>
          <time dateTime={at.toISOString()}>{formatDateTime(at)}</time>
          <div>
            {text} {staffName && !text.includes(staffName) && <small className="nowrap">{staffName}</small>}
          </div>
        </li>
      ))}
    </ol>
  )
}
