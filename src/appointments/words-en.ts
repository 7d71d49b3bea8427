import { nameWordsEn } from '#company/name-words.ts'
import type { AppointmentStatus, MeetingType } from './appointment-status.ts'
import type { GuestError } from './booking/booking-form.ts'
import type { CreditEntry } from './credit/minutes.ts'
import type { AppointmentKind, ConsultationLanguage } from './kinds/kinds.ts'
import { maxEntryLength } from './kinds/max-entry-length.ts'
import type { Refusal } from './refusal.ts'

export type AppointmentWords = {
  kinds: Record<AppointmentKind, { name: string; text: string }>
  statuses: Record<AppointmentStatus, string>
  meetingTypes: Record<MeetingType, string>
  places: Record<MeetingType, string>
  languages: Record<ConsultationLanguage, string>
  creditEntries: Record<CreditEntry, string>
  orderRefunded: string
  refusals: Record<Refusal, string>
  fields: Record<GuestError, string>
}

export const en: AppointmentWords = {
  kinds: {
    'first-talk': { name: 'Free first talk', text: 'For new clients. We look at your case and name the price.' },
    included: { name: 'Included consultation', text: 'Part of the Standard and Premium packages.' },
    paid: { name: 'Paid consultation', text: 'Bought in the store. A written summary follows.' },
    'case-talk': { name: 'Talk about your case', text: 'Planned by your adviser; it uses no minutes.' },
  },
  statuses: {
    confirmed: 'Confirmed',
    scheduled: 'Scheduled',
    completed: 'Completed',
    cancelled: 'Cancelled',
    no_show: 'Missed',
  },
  meetingTypes: { video: 'Video', phone: 'Phone', office: 'At our office' },
  places: { video: 'By video', phone: 'We call you', office: 'At our office' },
  languages: { en: 'English', de: 'Deutsch', fr: 'Français' },
  creditEntries: {
    included: 'Included in the package',
    bought: 'Bought',
    used: 'Used',
    'given-back': 'Given back',
    'taken-back': 'Taken back with a refund',
  },
  orderRefunded: 'The order that paid for this talk was given back.',
  refusals: {
    gone: 'This time has just been taken. Here are the next free ones.',
    'not-there': 'There is no such appointment.',
    forbidden: 'This appointment belongs to another adviser. Ask them or an admin.',
    'not-possible': 'This is not possible any more: the appointment was changed meanwhile.',
    'too-late': 'Less than 24 hours are left, so it can no longer be moved here. Call us.',
    'no-minutes': 'The case has not enough minutes left for this talk.',
    'first-talk-used':
      'The first talk is free once for each person, and this address has had it. Talks can be bought in the store.',
    'too-early': 'This is possible once the appointment has begun.',
    'no-reason': 'Say why, in a few words.',
    'no-note': 'Write what was said, in a few words.',
    'hold-over': 'The time is no longer held for you. Choose it again, or another one.',
    'no-mail': 'We cannot write to this e-mail address. Please enter another one.',
    'unknown-file': 'The attached files belong to another case. Attach them again.',
    'too-many': 'Several bookings came from your network in the last hour. Try again later, or call us.',
  },
  fields: {
    'topic-unknown': 'Choose what it is about.',
    ...nameWordsEn('name', { label: 'name', max: maxEntryLength.name, missing: 'Enter your name.' }),
  },
}
