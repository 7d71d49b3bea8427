import { Link } from 'react-router'
import { staffCasePath } from '#cases/process/case-links.ts'
import { type Fact, FactList } from '#design/facts.tsx'
import { formatDateTime } from '#platform/format.ts'
import type { PreviewPane } from './load-preview.server.ts'

const booked: Readonly<Record<string, string>> = { client: 'by the client', guest: 'by a visitor' }

export function PreviewFacts({
  preview: { appointment, facts, balance, scenario, mayOpenCase, remindedAt },
}: {
  preview: PreviewPane
}) {
  const client = facts.clientId ? (
    <Link to={`/admin/clients/${facts.clientId}`}>{appointment.clientName}</Link>
  ) : (
    `${appointment.clientName} (visitor)`
  )
  const list: (Fact | false)[] = [
    { term: 'Client', value: client },
    appointment.meetingType === 'phone' && { term: 'Phone', value: appointment.clientPhone || 'Not known' },
    { term: 'Email', value: <a href={`mailto:${appointment.clientEmail}`}>{appointment.clientEmail}</a> },
    appointment.caseId !== null && {
      term: 'Case',
      value: mayOpenCase ? (
        <Link to={staffCasePath(appointment.caseId)}>{appointment.caseNumber}</Link>
      ) : (
        appointment.caseNumber
      ),
    },
    { term: 'What', value: `${appointment.title}, ${appointment.durationMinutes} min` },
    appointment.description !== '' && { term: 'Topic', value: appointment.description },
    scenario !== null && { term: 'Calculation', value: <Link to={scenario}>Open it</Link> },
    { term: 'Adviser', value: appointment.staffName ?? 'Nobody' },
    { term: 'Booked', value: `${formatDateTime(facts.createdAt)}, ${booked[facts.bookedBy] ?? 'by us'}` },
    { term: 'Price', value: appointment.usesMinutes ? 'Minutes of the case' : 'Free of charge' },
    balance !== null && { term: 'Minutes', value: `${balance.left} left, ${balance.planned} planned` },
    appointment.isOpen && {
      term: 'Reminder',
      value: remindedAt ? `Sent ${formatDateTime(remindedAt)}` : 'Not sent yet',
    },
    appointment.cancelReason !== null && { term: 'Cancelled because', value: appointment.cancelReason },
  ]
  return <FactList dense facts={list.filter((fact) => fact !== false)} />
}
