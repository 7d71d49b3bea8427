import type { RefusalWords, Refused } from '#platform/words.ts'
import type { AnswerOutcome } from '#site/contact/answer-lead.server.ts'
import type { LeadState, PressedMove } from '#site/contact/lead.ts'
import { writingErrors } from '#site/correspondence/staff/words-en.ts'

export type LeadWords = {
  states: Record<LeadState, string>
  waiting: string
  moves: Record<PressedMove, string>
  notMoved: (state: LeadState) => string
  notSent: RefusalWords<Refused<AnswerOutcome>>
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
  waiting: 'To answer',
  moves: {
    take: 'Take it on',
    close: 'No answer needed',
    spam: 'This is spam',
    restore: 'Not spam',
  },
  notMoved: (state) => `This enquiry is now '${states[state]}', and nothing was changed.`,
  notSent: {
    'unknown-lead': 'This enquiry does not exist.',
    forbidden: 'Only staff answer enquiries.',
    'not-allowed': ({ state }) => `This enquiry is now '${states[state]}', and nothing was sent.`,
    ...writingErrors,
  },
}
