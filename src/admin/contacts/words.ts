import type { StatusKind } from '#design/status.tsx'
import type { LeadMove, LeadState } from '#site/contact/lead.ts'

/** The states of an enquiry as staff read them. */
export const leadStateMarks: Record<LeadState, { label: string; kind: StatusKind }> = {
  new: { label: 'New', kind: 'wait' },
  assigned: { label: 'In work', kind: 'prog' },
  answered: { label: 'Answered', kind: 'done' },
  closed: { label: 'Closed', kind: 'off' },
  spam: { label: 'Spam', kind: 'bad' },
}

export const leadMoveLabels: Record<LeadMove, string> = {
  take: 'Take it on',
  answer: 'Mark as answered',
  close: 'Close',
  spam: 'This is spam',
  restore: 'Not spam',
}
