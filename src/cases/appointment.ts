import type { MeetingType } from './appointment-status.ts'

/** What staff enter for a meeting with a client. */
export type AppointmentPlan = {
  title: string
  startsAt: Date
  durationMinutes: number
  meetingType: MeetingType
  /** Where to join a video meeting; other meetings need none. */
  meetingLink?: string | null
}

export type AppointmentFault = 'no-title' | 'no-time' | 'in-the-past' | 'wrong-length' | 'wrong-link'

export const longestTitle = 200
/** How long a meeting may be, in minutes. */
export const meetingLength = { shortest: 5, longest: 480 } as const

/** The first thing that is wrong with a plan, or null. A video meeting needs a link, and a link is an https address. */
export function appointmentFault(plan: AppointmentPlan, now: Date): AppointmentFault | null {
  const { startsAt, durationMinutes, meetingType } = plan
  const title = plan.title.trim()
  const link = plan.meetingLink?.trim() ?? ''
  if (title === '' || title.length > longestTitle) return 'no-title'
  if (Number.isNaN(startsAt.getTime())) return 'no-time'
  if (startsAt <= now) return 'in-the-past'
  const { shortest, longest } = meetingLength
  if (!Number.isInteger(durationMinutes) || durationMinutes < shortest || durationMinutes > longest) {
    return 'wrong-length'
  }
  if (link === '') return meetingType === 'video' ? 'wrong-link' : null
  return URL.parse(link)?.protocol === 'https:' ? null : 'wrong-link'
}
