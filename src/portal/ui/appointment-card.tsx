import * as appointmentTexts from '#appointments/locales/en.ts'
import { formatTime, formatWeekday } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { appointmentBadge } from '#portal/badges.ts'
import * as portalTexts from '#portal/locales/en.ts'
import type { AppointmentView } from '#portal/views.server.ts'
import { Badge } from './badge.tsx'

const copy = () => t(portalTexts.appointmentCard)

export function meetingTime({ startsAt, durationMinutes }: Pick<AppointmentView, 'startsAt' | 'durationMinutes'>) {
  const end = new Date(startsAt.getTime() + durationMinutes * 60_000)
  return `${formatTime(startsAt)}–${formatTime(end)}`
}

export function AppointmentCard({ appointment, isFirst }: { appointment: AppointmentView; isFirst?: boolean }) {
  const { title, startsAt, meetingType, status, staffName, link } = appointment
  return (
    <div className={isFirst ? 'next-appointment' : 'next-appointment further'}>
      <p className={isFirst ? 't32 bold numbers' : 't20 bold numbers'}>{formatWeekday(startsAt)}</p>
      <p className="numbers">
        {meetingTime(appointment)}, {t(appointmentTexts.appointments).meetingTypes[meetingType].toLowerCase()}
      </p>
      <p className="mt-8">
        <Badge mark={appointmentBadge(status)} />
      </p>
      <p className="soft t14 mt-8">{[title, staffName].filter(Boolean).join(', ')}</p>
      {link && (
        <a className={isFirst ? 'button primary full mt-16' : 'button outline small mt-8'} href={link} rel="noopener">
          {copy().joinMeeting}
        </a>
      )}
    </div>
  )
}
