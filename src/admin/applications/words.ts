import type { StatusKind } from '#design/status.tsx'
import type { MoveOutcome } from '#site/careers/move-application.server.ts'
import type { OpenedCv } from '#site/careers/open-cv.server.ts'
import { longestNote, type Stage, type StageMove } from '#site/careers/stages.ts'

type Refused<Outcome> = Exclude<Outcome, { ok: true }>
type Fault = { status: number; text: string }

/** The stages of an application as staff read them. */
export const stageMarks: Record<Stage, { label: string; kind: StatusKind }> = {
  received: { label: 'Received', kind: 'wait' },
  in_review: { label: 'In review', kind: 'prog' },
  interview: { label: 'Interview', kind: 'prog' },
  offered: { label: 'Offered', kind: 'info' },
  hired: { label: 'Hired', kind: 'done' },
  rejected: { label: 'Rejected', kind: 'off' },
  withdrawn: { label: 'Withdrawn', kind: 'off' },
}

export const moveLabels: Record<StageMove, string> = {
  review: 'Start the review',
  invite: 'Invite to an interview',
  offer: 'Make an offer',
  hire: 'Hire',
  reject: 'Reject',
  withdraw: 'Applicant withdrew',
  reopen: 'Reopen',
}

/** Why an application was neither moved nor noted. */
export function moveFault(refusal: Refused<MoveOutcome>): Fault {
  switch (refusal.reason) {
    case 'unknown':
      return { status: 404, text: 'This application does not exist.' }
    case 'forbidden':
      return { status: 403, text: 'Only admins decide about applications.' }
    case 'not-allowed':
      return {
        status: 409,
        text: `This application is now '${stageMarks[refusal.stage].label}', and nothing was changed.`,
      }
    case 'note-too-long':
      return { status: 422, text: `Please keep the note to ${longestNote} characters.` }
    case 'nothing-to-note':
      return { status: 422, text: 'Write a note first.' }
  }
}

/** Why a CV is not handed out. */
export function openFault({ reason }: Refused<OpenedCv>): Fault {
  switch (reason) {
    case 'unknown':
      return { status: 404, text: 'This application does not exist.' }
    case 'forbidden':
      return { status: 403, text: 'Only admins read applications.' }
    case 'missing':
      return { status: 404, text: 'The content of this CV is missing from the store. The log says more.' }
    case 'store-away':
      return { status: 503, text: 'The file store is away. Try again in a few minutes.' }
    case 'not-scanned':
      return { status: 409, text: 'This file has not been scanned yet. Try again in a minute.' }
    case 'infected':
      return { status: 409, text: 'The scanner found this file infected. It is held back.' }
  }
}
