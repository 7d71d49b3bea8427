// Response shape of the portal API, whose callers expect snake_case.

type AppointmentFacts = {
  id: string
  title: string
  description: string
  startsAt: Date
  durationMinutes: number
  meetingType: string
  meetingLink: string | null
  status: string
}

export function appointmentRecord(row: AppointmentFacts) {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    appointment_date: row.startsAt.toISOString(),
    duration_minutes: row.durationMinutes,
    meeting_type: row.meetingType,
    meeting_link: row.status === 'cancelled' ? null : row.meetingLink,
    status: row.status,
  }
}
