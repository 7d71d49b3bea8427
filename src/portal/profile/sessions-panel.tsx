import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { Status } from '#design/feedback/status.tsx'
import { Icon } from '#design/icon.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDateTime } from '#platform/format.ts'
import type { Panel as Loaded } from '#portal/panel.ts'
import { PanelView } from '#portal/ui/panel-view.tsx'

type Session = {
  id: string
  device: string
  startedAt: Date
  lastUsedAt: Date
  ipAddress: string | null
  isCurrent: boolean
}

export function SessionsPanel({ sessions }: { sessions: Loaded<Session[]> }) {
  return (
    <Panel title="Sessions" id="sessions" end={sessions.ok && sessions.value.length > 1 && <EndOthers />}>
      <PanelView panel={sessions} what="Your sessions">
        {(own) => (
          <ul>
            {own.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        )}
      </PanelView>
    </Panel>
  )
}

function SessionRow({ session: { id, device, startedAt, lastUsedAt, ipAddress, isCurrent } }: { session: Session }) {
  return (
    <li className="item">
      <Icon name="log-in" />
      <div>
        <b className="t16">{device}</b>
        <p className="numbers">
          {[ipAddress, `since ${formatDateTime(startedAt)}`, `last used ${formatDateTime(lastUsedAt)}`]
            .filter(Boolean)
            .join(', ')}
        </p>
      </div>
      <div className="actions">
        {isCurrent ? (
          <Status kind="info">This browser</Status>
        ) : (
          <Form method="post" action="." preventScrollReset>
            <input type="hidden" name="sessionId" value={id} />
            <Button name="intent" value="end-session" kind="outline" size="dense">
              End<span className="visually-hidden"> {device}</span>
            </Button>
          </Form>
        )}
      </div>
    </li>
  )
}

function EndOthers() {
  return (
    <Form method="post" action="." preventScrollReset>
      <Button name="intent" value="end-others" kind="quiet" size="dense">
        End all others
      </Button>
    </Form>
  )
}
