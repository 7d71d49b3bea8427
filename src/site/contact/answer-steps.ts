import { instantOf } from '#appointments/booking/booking-form.ts'
import {
  type AppointmentKind,
  type Channel,
  type ConsultationLanguage,
  channels,
  consultationLanguages,
} from '#appointments/kinds/kinds.ts'
import { phoneNumber } from '#platform/phone.ts'

/** Kinds of appointments that need no case. */
export const stepKinds = ['first-talk', 'case-talk'] as const satisfies readonly AppointmentKind[]

export type AppointmentStep = {
  kind: (typeof stepKinds)[number]
  staffId: string | null
  channel: Channel
  language: ConsultationLanguage
  minutes: number
  startsAt: Date
  phone: string | null
}

export type AppointmentStepError = 'no-time' | 'no-phone'
type ReadAppointment = { ok: true; appointment: AppointmentStep } | { ok: false; reason: AppointmentStepError }

export type StepValues = Readonly<Record<string, string | undefined>>

/** Reads the appointment step of the form. `knownPhone` is the number that we already have. */
export function readAppointmentStep(values: StepValues, knownPhone: string | null): ReadAppointment {
  const startsAt = instantOf(values.startsAt)
  if (!startsAt) return { ok: false, reason: 'no-time' }
  const channel = channels.find((name) => name === values.channel) ?? 'video'
  const phone = knownPhone ?? phoneNumber(values.phone ?? '')
  if (channel === 'phone' && !phone) return { ok: false, reason: 'no-phone' }
  const kind = stepKinds.find((name) => name === values.kind) ?? 'first-talk'
  const language = consultationLanguages.find((code) => code === values.language) ?? 'en'
  const appointment = { kind, channel, language, minutes: Number(values.length), startsAt, phone }
  return { ok: true, appointment: { ...appointment, staffId: values.staff || null } }
}

/** First and last name in a full name; the first word is the first name. @example splitName('Ana de Silva') */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}
