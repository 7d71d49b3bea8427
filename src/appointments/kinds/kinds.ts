export const appointmentKinds = ['first-talk', 'included', 'paid', 'case-talk'] as const
export type AppointmentKind = (typeof appointmentKinds)[number]

export const publicKinds = ['first-talk', 'included', 'paid'] as const satisfies readonly AppointmentKind[]
export type PublicKind = (typeof publicKinds)[number]

export const channels = ['video', 'phone', 'office'] as const
export type Channel = (typeof channels)[number]

export const consultationLanguages = ['en', 'de', 'fr'] as const
export type ConsultationLanguage = (typeof consultationLanguages)[number]

export function usesMinutes(kind: AppointmentKind): boolean {
  return kind === 'included' || kind === 'paid'
}

export function isAppointmentKind(text: string): text is AppointmentKind {
  return appointmentKinds.some((kind) => kind === text)
}
