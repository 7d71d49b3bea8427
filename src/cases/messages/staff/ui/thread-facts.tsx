import { Link } from 'react-router'
import { CaseStatusBadge } from '#admin/ui/badges.tsx'
import type { OpenThread } from '#cases/messages/staff/load-inbox.server.ts'
import { staffCasePath } from '#cases/process/case-links.ts'
import { ButtonLink } from '#design/button.tsx'
import { classes } from '#design/classes.ts'
import { FactList } from '#design/facts.tsx'
import { SidePanel } from '#design/page/app-shell.tsx'
import { formatDate, formatDateTime } from '#platform/format.ts'
import { timeTo } from './due.ts'

export function ThreadFacts({ open: { thread, found }, at }: { open: OpenThread; at: Date }) {
  const { waitingFor, answerDueAt } = thread
  const due = waitingFor === 'firm' && answerDueAt ? timeTo(answerDueAt, at) : null
  return (
    <SidePanel
      label={`About ${thread.clientName}`}
      head={
        <div className="thread-client">
          <h2 className="t20">
            <Link to={`/admin/clients/${thread.clientId}`}>{thread.clientName}</Link>
          </h2>
          <p className="soft t14">{thread.clientEmail}</p>
          {due && <p className={classes('promise numbers', due.isLate && 'late')}>{due.text}</p>}
          {waitingFor === 'client' && <p className="soft t14">Waiting for the client.</p>}
          {waitingFor === 'nobody' && <p className="soft t14">No answer needed.</p>}
        </div>
      }
      footer={
        found && (
          <ButtonLink to={staffCasePath(found.id)} size="small" full>
            Open case
          </ButtonLink>
        )
      }
    >
      <FactList
        dense
        facts={[
          ...(due && answerDueAt ? [{ term: 'Answer promised by', value: formatDateTime(answerDueAt) }] : []),
          { term: 'Owner', value: thread.ownerName ?? 'Nobody yet' },
          ...(found
            ? [
                { term: 'Case', value: <Link to={staffCasePath(found.id)}>{found.title}</Link> },
                { term: 'State', value: <CaseStatusBadge status={found.status} state={found.state} /> },
                { term: 'Due', value: found.dueOn ? formatDate(found.dueOn) : '–' },
                { term: 'Documents', value: `${found.progress.received} of ${found.progress.needed}` },
                { term: 'Adviser', value: found.adviserName ?? 'Nobody yet' },
              ]
            : [{ term: 'Case', value: 'Belongs to no case' }]),
        ]}
      />
    </SidePanel>
  )
}
