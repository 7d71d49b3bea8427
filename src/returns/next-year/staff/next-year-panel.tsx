import { Form, Link } from 'react-router'
import { Button } from '#design/button.tsx'
import { FactList } from '#design/facts.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDate, formatDateTime } from '#platform/format.ts'
import type { Run } from '#returns/next-year/invitation-db.server.ts'
import type { InvitationStatusCounts } from '#returns/next-year/invitation-status.ts'
import { nextYearPath } from '#returns/next-year/next-year-links.ts'
import { nextYearSettingsPath } from './next-year-tabs.tsx'

type View = { taxYear: number; statuses: InvitationStatusCounts; run: Run | null; inviteOn: string }

export function NextYearPanel({ view, error }: { view: View; error: string | undefined }) {
  const { taxYear, statuses, run, inviteOn } = view
  const toInvite = statuses['to-invite']
  const isUnderWay = run !== null && run.endedAt === null
  const invited = statuses.invited + statuses.bought + statuses.refused
  return (
    <Panel title={`Invitations for the tax year ${taxYear}`} important>
      {error && (
        <Note kind="bad" title="Nothing was changed" live>
          {error}
        </Note>
      )}
      <p className="t16 mt-8">{stateOf(run, inviteOn)}</p>
      <div className="mt-16">
        <FactList
          dense
          facts={[
            { term: 'To invite', value: <span className="numbers">{toInvite}</span> },
            { term: 'Invited', value: <span className="numbers">{invited}</span> },
            { term: 'Bought', value: <span className="numbers">{statuses.bought}</span> },
            { term: 'Refused by mail', value: <span className="numbers">{statuses.refused}</span> },
          ]}
        />
      </div>
      <div className="row mt-16">
        {toInvite > 0 && !isUnderWay && (
          <Form method="post" action={nextYearPath} preventScrollReset>
            <input type="hidden" name="year" value={taxYear} />
            <Button name="intent" value="start" size="small">
              {`Invite ${toInvite} now`}
            </Button>
          </Form>
        )}
        <Link to={nextYearSettingsPath}>{inviteOn ? 'Change the day' : 'Set a day'}</Link>
      </div>
    </Panel>
  )
}

function stateOf(run: Run | null, inviteOn: string): string {
  if (run) {
    const by = run.byName ? `by ${run.byName}` : 'on the day that was set'
    return run.endedAt
      ? `Started ${by}; the letters were written on ${formatDateTime(run.endedAt)}.`
      : `Started ${by}; the letters are being written.`
  }
  return inviteOn ? `Starts by itself on ${formatDate(inviteOn)}.` : 'Nothing starts by itself: no day is set.'
}
