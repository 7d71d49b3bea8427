import { Link } from 'react-router'
import * as appointmentStaffTexts from '#appointments/staff/locales/en.ts'
import { staffCasePath } from '#cases/process/case-links.ts'
import { type Fact, FactList } from '#design/facts.tsx'
import { formatDateTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { PreviewPane } from './load-preview.server.ts'

const copy = () => t(appointmentStaffTexts.previewFacts)

const bookedBy = (who: string): string => {
  const { booked } = t(appointmentStaffTexts.appointmentPage)
  return booked[who === 'client' || who === 'guest' ? who : 'firm']
}

export function PreviewFacts({
  preview: { appointment, facts, balance, scenario, mayOpenCase, remindedAt },
}: {
  preview: PreviewPane
}) {
  const client = facts.clientId ? (
    <Link to={`/admin/clients/${facts.clientId}`}>{appointment.clientName}</Link>
  ) : (
    copy().visitor(appointment.clientName)
  )
  const list: (Fact | false)[] = [
    { term: 'Client', value: client },
    appointment.meetingType === 'phone' && { term: 'Phone', value: appointment.clientPhone || copy().unknown },
    { term: 'Email', value: <a href={`mailto:${appointment.clientEmail}`}>{appointment.clientEmail}</a> },
    appointment.caseId !== null && {
      term: 'Case',
      value: mayOpenCase ? (
        <Link to={staffCasePath(appointment.caseId)}>{appointment.caseNumber}</Link>
      ) : (
        appointment.caseNumber
      ),
    },
    { term: 'What', value: copy().min(appointment.title, appointment.durationMinutes) },
    appointment.description !== '' && { term: 'Topic', value: appointment.description },
    scenario !== null && { term: 'Calculation', value: <Link to={scenario}>{copy().seeCalculation}</Link> },
    { term: 'Adviser', value: appointment.staffName ?? t(appointmentStaffTexts.appointmentPage).nobody },
    { term: 'Booked', value: `${formatDateTime(facts.createdAt)}, ${bookedBy(facts.bookedBy)}` },
    { term: 'Price', value: appointment.usesMinutes ? copy().consultationMinutesOfCase : copy().freeOfCharge },
    balance !== null && { term: 'Minutes', value: copy().leftPlanned(balance.left, balance.planned) },
    appointment.isOpen && {
      term: 'Reminder',
      value: remindedAt ? copy().sent(formatDateTime(remindedAt)) : copy().notSentYet,
    },
    appointment.cancelReason !== null && { term: copy().reasonForCancelling, value: appointment.cancelReason },
  ]
  return <FactList dense facts={list.filter((fact) => fact !== false)} />
}
