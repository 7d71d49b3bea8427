export type AppointmentStatus = 'scheduled' | 'confirmed' | 'completed' | 'cancelled' | 'no_show'
export type MeetingType = 'video' | 'phone' | 'office'

/** One table for every screen: the words and the colour of each status. */
export const appointmentStatuses: Record<
  AppointmentStatus,
  { label: string; colour: 'green' | 'blue' | 'grey' | 'red' }
> = {
  confirmed: { label: 'Confirmed', colour: 'green' },
  scheduled: { label: 'Scheduled', colour: 'blue' },
  completed: { label: 'Completed', colour: 'grey' },
  cancelled: { label: 'Cancelled', colour: 'red' },
  no_show: { label: 'Missed', colour: 'red' },
}

export const meetingTypes: Record<MeetingType, string> = { video: 'Video', phone: 'Phone', office: 'At our office' }
