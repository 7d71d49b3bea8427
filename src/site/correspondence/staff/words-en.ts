import { maxAnswerLength, type WritingError } from '#site/correspondence/email-message.ts'

export const writingErrors: Record<WritingError | 'no-address', string> = {
  'no-text': 'Write a text first.',
  'too-long': `Please keep the text to ${maxAnswerLength} characters.`,
  'no-address': "No letter can be sent to this address. Answer in another way, then press 'No answer needed'.",
  'bad-key': 'This form was not understood. Copy your text, load the page again and send it.',
}
