import type { Refusal } from '#appointments/refusal.ts'
import type { TimeView } from '#appointments/view-picker.server.ts'

/** Why a form of an appointment was not carried out, with what was typed. */
export type TalkAnswer = { refusal: Refusal; next: TimeView[]; texts: Record<string, string> }
