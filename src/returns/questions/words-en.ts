import type { RefusalWords } from '#platform/words.ts'
import type { AnswerBadge, AnswerPerson } from './answer.ts'
import type { AnswerError } from './read-answer.ts'

export type QuestionWords = {
  yes: string
  no: string
  persons: Readonly<Record<AnswerPerson, string>>
  marks: Readonly<Record<AnswerBadge, { staff: string; client: string }>>
  notAnswered: string
  errors: RefusalWords<{ reason: AnswerError }>
  message: {
    subject: (question: string) => string
    body: (requested: { section: string; question: string; isPartner: boolean }) => string
  }
}

export const en: QuestionWords = {
  yes: 'Yes',
  no: 'No',
  persons: { client: 'Client', partner: 'Partner', joint: 'Both' },
  marks: {
    unknown: { staff: 'Does not know', client: 'You don’t know' },
    requested: { staff: 'Asks you', client: 'Your adviser will answer this' },
  },
  notAnswered: 'Not answered',
  errors: {
    'amount-negative': 'Type the amount without a minus.',
    'amount-not-figures': 'Type the amount in figures, such as 1’234.50.',
    'amount-too-large': 'This amount is too large. Check it for a slip of the finger.',
    'no-such-day': 'Type the day as DD.MM.YYYY, such as 01.05.2025.',
    'not-a-number': 'Type a number in figures.',
    'number-too-large': 'This number is too large here. Check it for a slip of the finger.',
    'text-too-long': 'Keep it to 500 characters.',
    'no-such-option': 'Choose one of the answers.',
    'row-without-name': 'Fill in the first field of this line, or empty the line.',
    'row-incomplete': 'Choose one: without it we cannot tell what is taxed here.',
    'too-many-rows': 'These are too many lines. Write to your adviser instead.',
  },
  message: {
    subject: (question) => `Question: ${question}`,
    body: ({ section, question, isPartner }) =>
      `Please help me with this question (${section}${isPartner ? ', for my partner' : ''}):\n\n${question}`,
  },
}
