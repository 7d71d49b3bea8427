export function clientAppointmentPath(id: string): string {
  return `/client-portal/appointments/${id}`
}

export function staffAppointmentPath(id: string): string {
  return `/admin/calendar/${id}`
}

export function guestAppointmentPath(token: string): string {
  return `/book/appointment/${token}`
}

export const consultationProductId = 'tax-consultation'
