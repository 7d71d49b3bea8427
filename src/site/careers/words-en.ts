import { company } from '#company/company.ts'
import { nameWordsEn } from '#company/name-words.ts'
import type { FieldWords } from '#platform/field-errors.ts'
import { waitingTime } from '#platform/waiting-time.ts'
import type { ApplicationError } from './application.ts'

export type CareersWords = {
  fields: FieldWords<ApplicationError>
  problems: {
    'too-many': { title: string; text: (refusal: { retryAfterSeconds: number }) => string }
    interrupted: { title: string; text: string }
    'not-stored': { title: string; text: () => string }
  }
}

const orEmail = () => `or write to ${company().careersEmail}.`

export const en: CareersWords = {
  fields: {
    ...nameWordsEn('name', { label: 'name', max: 120, missing: 'Enter your full name.' }),
    'phone-unknown': 'Enter a phone number, such as +41 32 000 00 00, or leave this empty.',
    'position-missing': 'Choose a position.',
    'position-closed': 'This position is not open. Choose another one, or an open application.',
    'message-missing': 'Write a few sentences about yourself.',
    'message-too-long': 'Your cover letter may have at most 5’000 characters. The rest may stand in your CV.',
    'consent-missing': 'Without your consent we may not read your application.',
  },
  problems: {
    'too-many': {
      title: 'Many applications came from your network in the last hour',
      text: ({ retryAfterSeconds }) =>
        `Nothing was sent; what you typed is below. Send it again in ${waitingTime(retryAfterSeconds)}, ${orEmail()}`,
    },
    interrupted: {
      title: 'Your application did not arrive whole',
      text: 'Nothing was kept. Please send it again.',
    },
    'not-stored': {
      title: 'We could not store your application',
      text: () =>
        `The fault is ours, and nothing of it was kept. What you typed is below: send it again in a few minutes, ${orEmail()}`,
    },
  },
}
