import { Form } from 'react-router'
import * as accountStaffTexts from '#accounts/staff/locales/en.ts'
import type { StaffMemberView } from '#accounts/team/staff/view-staff-member.server.ts'
import { Button } from '#design/button.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { type Column, Table } from '#design/table.tsx'
import { formatDateTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(accountStaffTexts.staffMemberSessions)

type Session = StaffMemberView['sessions'][number]

const columns: Column<Session>[] = [
  {
    key: 'device',
    get header() {
      return copy().device
    },
    rowHeader: true,
    cell: ({ device }) => device,
  },
  {
    key: 'address',
    get header() {
      return copy().address
    },
    cell: ({ ipAddress }) => <span className="numbers">{ipAddress ?? '–'}</span>,
  },
  {
    key: 'since',
    get header() {
      return copy().since
    },
    numeric: true,
    cell: ({ startedAt }) => formatDateTime(startedAt),
  },
  {
    key: 'last',
    get header() {
      return copy().lastUsed
    },
    numeric: true,
    cell: ({ lastUsedAt }) => formatDateTime(lastUsedAt),
  },
  {
    key: 'end',
    header: <span className="visually-hidden">{copy().signOut}</span>,
    label: '',
    cell: (session) => <End {...session} />,
  },
]

export function StaffMemberSessions({ sessions }: { sessions: Session[] }) {
  return (
    <Panel title={copy().sessions} end={sessions.length > 1 && <EndAll />}>
      {sessions.length === 0 ? (
        <p className="soft">{copy().notSignedInOnAny}</p>
      ) : (
        <Table caption={copy().sessions} hideCaption dense columns={columns} rows={sessions} rowKey={({ id }) => id} />
      )}
    </Panel>
  )
}

function End({ id, device }: Session) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="sessionId" value={id} />
      <Button name="intent" value="end-sessions" kind="outline" size="dense">
        {copy().signOut}
        <span className="visually-hidden"> {device}</span>
      </Button>
    </Form>
  )
}

function EndAll() {
  return (
    <Form method="post" preventScrollReset>
      <Button name="intent" value="end-sessions" kind="quiet" size="dense">
        {copy().signOutEverywhere}
      </Button>
    </Form>
  )
}
