import type { LeadMove, LeadState } from '#site/contact/lead.ts'

/** Every word about enquiries that stands for a code, as staff read it. */
export type LeadWords = {
  states: Record<LeadState, string>
  moves: Record<LeadMove, string>
  notMoved: (state: LeadState) => string
}

const states: LeadWords['states'] = {
  new: 'New',
  assigned: 'In work',
  answered: 'Answered',
  closed: 'Closed',
  spam: 'Spam',
}

export const en: LeadWords = {
  states,
  moves: {
    take: 'Take it on',
    answer: 'Mark as answered',
    close: 'Close',
    spam: 'This is spam',
    restore: 'Not spam',
  },
  notMoved: (state) => `This enquiry is now '${states[state]}', and nothing was changed.`,
}
