import { nameWordsEn } from '#company/name-words.ts'
import type { FieldWords } from '#platform/field-errors.ts'
import { maxCases, maxNameLength, maxWordLength, maxWords, type StaffMemberError } from './profile.ts'

export type StaffMemberWords = {
  fields: FieldWords<StaffMemberError>
}

export const en: StaffMemberWords = {
  fields: {
    ...nameWordsEn('name', { label: 'name', max: maxNameLength, missing: 'Enter first and last name.' }),
    'initials-too-long': 'Use up to three letters.',
    'words-too-long': `Use at most ${maxWordLength} characters for each.`,
    'words-too-many': `Name at most ${maxWords}.`,
    'role-unknown': 'Choose a role.',
    'limit-broken': `Enter a whole number from 1 to ${maxCases}, or nothing.`,
  },
}
