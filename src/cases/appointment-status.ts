export const appointmentStatuses = ['confirmed', 'scheduled', 'completed', 'cancelled', 'no_show'] as const
export type AppointmentStatus = (typeof appointmentStatuses)[number]
export type MeetingType = 'video' | 'phone' | 'office'

/** One table for every screen: the colour of each status. */
export const appointmentColours: Readonly<Record<AppointmentStatus, 'green' | 'blue' | 'grey' | 'red'>> = {
  confirmed: 'green',
  scheduled: 'blue',
  completed: 'grey',
  cancelled: 'red',
  no_show: 'red',
}
