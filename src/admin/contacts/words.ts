import type { StatusKind } from '#design/status.tsx'
import type { AnswerOutcome } from '#site/contact/answer-lead.server.ts'
import type { LeadState, PressedMove } from '#site/contact/lead.ts'
import { longest } from '#site/contact/longest.ts'

/** The states of an enquiry as staff read them. */
export const leadStateMarks: Record<LeadState, { label: string; kind: StatusKind }> = {
  new: { label: 'New', kind: 'wait' },
  assigned: { label: 'In work', kind: 'prog' },
  answered: { label: 'Answered', kind: 'done' },
  closed: { label: 'Closed', kind: 'off' },
  spam: { label: 'Spam', kind: 'bad' },
}

export const leadMoveLabels: Record<PressedMove, string> = {
  take: 'Take it on',
  close: 'No answer needed',
  spam: 'This is spam',
  restore: 'Not spam',
}

/** Why an answer was not sent, or a reply not kept. */
export function answerLeadFault(outcome: Exclude<AnswerOutcome, { ok: true }>): { status: number; text: string } {
  switch (outcome.reason) {
    case 'unknown-lead':
      return { status: 404, text: 'This enquiry does not exist.' }
    case 'not-allowed':
      return {
        status: 409,
        text: `This enquiry is now '${leadStateMarks[outcome.state].label}', and nothing was sent.`,
      }
    case 'no-text':
      return { status: 422, text: 'Write a text first.' }
    case 'too-long':
      return { status: 422, text: `Please keep the text to ${longest.answer} characters.` }
    case 'no-address':
      return {
        status: 422,
        text: 'No letter can be sent to this address. Answer in another way, then close the enquiry.',
      }
    case 'bad-key':
      return { status: 422, text: 'This form was not understood. Copy your text, load the page again and send it.' }
  }
}
