import { expect, test } from 'vitest'
import { appointmentRecord } from './appointment-record.ts'

const createdAt = new Date('2026-11-21T09:00:00Z')

test('a cancelled appointment has no meeting link', () => {
  const appointment = {
    id: 'a',
    title: 'Talk',
    description: '',
    startsAt: createdAt,
    durationMinutes: 30,
    meetingType: 'video',
    meetingLink: 'https://meet.example/1',
    status: 'confirmed',
  }
  expect(appointmentRecord(appointment)).toEqual({
    id: 'a',
    title: 'Talk',
    description: '',
    appointment_date: '2026-11-21T09:00:00.000Z',
    duration_minutes: 30,
    meeting_type: 'video',
    meeting_link: 'https://meet.example/1',
    status: 'confirmed',
  })
  expect(appointmentRecord({ ...appointment, status: 'cancelled' }).meeting_link).toBeNull()
})
