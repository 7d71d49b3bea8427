/** Where a client finds an appointment. */
export function clientAppointmentPath(id: string): string {
  return `/client-portal/appointments/${id}`
}

/** Where staff find it. */
export function staffAppointmentPath(id: string): string {
  return `/admin/calendar/${id}`
}

/** Where a guest finds it. */
export function guestAppointmentPath(token: string): string {
  return `/book/appointment/${token}`
}

/** The product of the store that sells talks by their length. */
export const consultationProductId = 'tax-consultation'
