import type { RefusalWords, Refused } from '#platform/words.ts'
import type { AnswerOutcome } from '#site/contact/answer-lead.server.ts'
import type { LeadState, PressedMove } from '#site/contact/lead.ts'
import { longest } from '#site/contact/longest.ts'

/** Every word about enquiries that stands for a code, as staff read it. */
export type LeadWords = {
  states: Record<LeadState, string>
  /** The part of the list that waits for an answer. */
  waiting: string
  moves: Record<PressedMove, string>
  notMoved: (state: LeadState) => string
  /** Why an answer was not sent, or a reply not kept. */
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
    'not-allowed': ({ state }) => `This enquiry is now '${states[state]}', and nothing was sent.`,
    'no-text': 'Write a text first.',
    'too-long': `Please keep the text to ${longest.answer} characters.`,
    'no-address': "No letter can be sent to this address. Answer in another way, then press 'No answer needed'.",
    'bad-key': 'This form was not understood. Copy your text, load the page again and send it.',
  },
}
