import { Link } from 'react-router'
import { staffCasePath } from '#cases/case-links.ts'
import { type Fact, FactList } from '#design/facts.tsx'
import { formatDateTime } from '#platform/format.ts'
import type { Peek } from './load-peek.server.ts'

const booked: Readonly<Record<string, string>> = { client: 'by the client', guest: 'by a visitor' }

/** What is known of the picked talk. */
export function PeekFacts({ peek: { talk, facts, balance, scenario, mayOpenCase, remindedAt } }: { peek: Peek }) {
  const client = facts.clientId ? (
    <Link to={`/admin/clients/${facts.clientId}`}>{talk.clientName}</Link>
  ) : (
    `${talk.clientName} (visitor)`
  )
  const list: (Fact | false)[] = [
    { term: 'Client', value: client },
    talk.meetingType === 'phone' && { term: 'Phone', value: talk.clientPhone || 'Not known' },
    { term: 'Email', value: <a href={`mailto:${talk.clientEmail}`}>{talk.clientEmail}</a> },
    talk.caseId !== null && {
      term: 'Case',
      value: mayOpenCase ? <Link to={staffCasePath(talk.caseId)}>{talk.caseNumber}</Link> : talk.caseNumber,
    },
    { term: 'What', value: `${talk.title}, ${talk.durationMinutes} min` },
    talk.description !== '' && { term: 'Topic', value: talk.description },
    scenario !== null && { term: 'Calculation', value: <Link to={scenario}>Open it</Link> },
    { term: 'Adviser', value: talk.staffName ?? 'Nobody' },
    { term: 'Booked', value: `${formatDateTime(facts.createdAt)}, ${booked[facts.bookedBy] ?? 'by us'}` },
    { term: 'Price', value: talk.usesMinutes ? 'Minutes of the case' : 'Free of charge' },
    balance !== null && { term: 'Minutes', value: `${balance.left} left, ${balance.planned} planned` },
    talk.isOpen && { term: 'Reminder', value: remindedAt ? `Sent ${formatDateTime(remindedAt)}` : 'Not sent yet' },
    talk.cancelReason !== null && { term: 'Cancelled because', value: talk.cancelReason },
  ]
  return <FactList dense facts={list.filter((fact) => fact !== false)} />
}
