import { Form } from 'react-router'
import type { StaffMemberView } from '#accounts/team/staff/view-staff-member.server.ts'
import { Button } from '#design/button.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { type Column, Table } from '#design/table.tsx'
import { formatDateTime } from '#platform/format.ts'

type Session = StaffMemberView['sessions'][number]

const columns: Column<Session>[] = [
  { key: 'device', header: 'Device', rowHeader: true, cell: ({ device }) => device },
  { key: 'address', header: 'Address', cell: ({ ipAddress }) => <span className="numbers">{ipAddress ?? '–'}</span> },
  { key: 'since', header: 'Since', numeric: true, cell: ({ startedAt }) => formatDateTime(startedAt) },
  { key: 'last', header: 'Last used', numeric: true, cell: ({ lastUsedAt }) => formatDateTime(lastUsedAt) },
  {
    key: 'end',
    header: <span className="visually-hidden">End</span>,
    label: '',
    cell: (session) => <End {...session} />,
  },
]

export function StaffMemberSessions({ sessions }: { sessions: Session[] }) {
  return (
    <Panel title="Sessions" end={sessions.length > 1 && <EndAll />}>
      {sessions.length === 0 ? (
        <p className="soft">Signed in nowhere.</p>
      ) : (
        <Table caption="Sessions" hideCaption dense columns={columns} rows={sessions} rowKey={({ id }) => id} />
      )}
    </Panel>
  )
}

function End({ id, device }: Session) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="sessionId" value={id} />
      <Button name="intent" value="end-sessions" kind="outline" size="dense">
        End<span className="visually-hidden"> {device}</span>
      </Button>
    </Form>
  )
}

function EndAll() {
  return (
    <Form method="post" preventScrollReset>
      <Button name="intent" value="end-sessions" kind="quiet" size="dense">
        End all
      </Button>
    </Form>
  )
}
