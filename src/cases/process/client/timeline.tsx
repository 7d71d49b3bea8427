import * as caseTexts from '#cases/locales/en.ts'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDateTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { type Panel as Loaded, PanelView } from '#portal/ui/panel-view.tsx'

const copy = () => t(caseTexts.timeline)

type CaseEvent = { id: string; at: Date; text: string; staffName: string | null }

const shownFirst = 6

export function Timeline({ events }: { events: Loaded<CaseEvent[]> }) {
  return (
    <Panel title={copy().timeline} id="timeline">
      <PanelView panel={events} what={copy().timeline2}>
        {(all) =>
          all.length === 0 ? (
            <p className="soft">{copy().nothingHasHappenedYetEach}</p>
          ) : (
            <>
              <EventList events={all.slice(0, shownFirst)} />
              {all.length > shownFirst && (
                <details className="older">
                  <summary>{copy().showOlderEntries(all.length - shownFirst)}</summary>
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
