import type { TimeView } from '#appointments/booking/view-picker.server.ts'
import type { Refusal } from '#appointments/refusal.ts'

export type AppointmentAnswer = { refusal: Refusal; next: TimeView[]; texts: Record<string, string> }

export function refusalStatus(refusal: Refusal): number {
  if (refusal === 'forbidden') return 403
  return refusal === 'no-reason' || refusal === 'no-note' ? 422 : 409
}
