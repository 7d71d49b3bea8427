import type { TimeView } from './booking/view-picker.server.ts'

export type Refusal =
  | 'gone'
  | 'not-there'
  | 'forbidden'
  | 'not-possible'
  | 'too-late'
  | 'no-minutes'
  | 'first-talk-used'
  | 'too-early'
  | 'no-reason'
  | 'no-note'
  | 'too-many'
  | 'hold-over'
  | 'no-mail'
  | 'unknown-file'

export type AppointmentAnswer = { refusal: Refusal; next: TimeView[]; texts: Record<string, string> }

export function refusalStatus(refusal: Refusal): number {
  if (refusal === 'forbidden') return 403
  return refusal === 'no-reason' || refusal === 'no-note' ? 422 : 409
}
