import type { ReadCaseEvent } from '#cases/case-event.ts'
import { caseWords } from '#cases/words.ts'
import { Panel } from '#design/app-frame.tsx'
import { formatDateTime } from '#platform/format.ts'
import { say } from '#platform/words.ts'
import type { Panel as Loaded } from '#portal/panel.ts'
import { PanelView } from '#portal/ui/panel-view.tsx'

type CaseEvent = { id: string; at: Date; said: ReadCaseEvent; actorName: string | null }

const shownFirst = 6

/** What happened in a case, newest first; what is older unfolds. */
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
      {events.map(({ id, at, said, actorName }) => {
        const text = say(caseWords().events, said)
        return (
          <li key={id}>
            <time dateTime={at.toISOString()}>{formatDateTime(at)}</time>
            <div>
              {text} {actorName && !text.includes(actorName) && <small className="nowrap">{actorName}</small>}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
