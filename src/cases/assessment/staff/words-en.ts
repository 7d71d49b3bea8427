import { maxPartLength } from '#cases/assessment/objection-letter.ts'
import type { WriteOutcome } from '#cases/assessment/write-objection.server.ts'
import { en as documentWords, type UploadRefusal } from '#cases/documents/staff/words-en.ts'
import type { ObjectionParts } from '#content/objection-letters.ts'
import type { RefusalWords, Refused } from '#platform/words.ts'

export type ObjectionWords = {
  parts: Readonly<Record<keyof ObjectionParts, string>>
  languages: Readonly<Record<'de' | 'fr' | 'it', string>>
  notWritten: RefusalWords<Refused<WriteOutcome> | UploadRefusal>
}

const parts: ObjectionWords['parts'] = {
  recipient: 'To',
  reference: 'Taxpayer and number',
  subject: 'Subject',
  opening: 'Opening',
  requests: 'What is asked for',
  reasons: 'Reasons',
  evidence: 'Evidence and enclosures',
  closing: 'Closing',
}

export const en: ObjectionWords = {
  parts,
  languages: { de: 'German', fr: 'French', it: 'Italian' },
  notWritten: {
    ...documentWords.notTaken,
    'not-assessed': 'An objection is written once the assessment is recorded, before it is posted.',
    decided: 'The objection is decided. What may follow is an appeal to the court, a case of its own.',
    'too-late': 'The time for an objection is over.',
    'part-missing': ({ part }) => `Fill in “${parts[part]}”.`,
    'not-filled-in': ({ part }) =>
      `Replace or delete what stands in square brackets in “${parts[part]}”, in both languages.`,
    'part-too-long': ({ part }) => `Keep “${parts[part]}” to ${maxPartLength} characters.`,
  },
}
