import type { Fault } from '#admin/cases/words.ts'
import { uploadFault } from '#admin/documents/words.ts'
import { longestPart } from '#cases/objection-letter.ts'
import type { WriteOutcome } from '#cases/write-objection.server.ts'
import type { ObjectionParts } from '#content/objection-letters.ts'

/** What the parts of the letter are called. */
export const partNames: Readonly<Record<keyof ObjectionParts, string>> = {
  recipient: 'To',
  reference: 'Taxpayer and number',
  subject: 'Subject',
  opening: 'Opening',
  requests: 'What is asked for',
  reasons: 'Reasons',
  evidence: 'Evidence and enclosures',
  closing: 'Closing',
}

/** Why the letter was not made. */
export function objectionWords(refusal: Exclude<WriteOutcome, { ok: true }>): Fault {
  switch (refusal.reason) {
    case 'not-assessed':
      return { status: 409, text: 'An objection is written once the assessment is recorded, before it is posted.' }
    case 'decided':
      return {
        status: 409,
        text: 'The objection is decided. What may follow is an appeal to the court, a case of its own.',
      }
    case 'too-late':
      return { status: 409, text: 'The time for an objection is over.' }
    case 'part-missing':
      return { status: 422, text: `Fill in “${partNames[refusal.part]}”.` }
    case 'not-filled-in':
      return {
        status: 422,
        text: `Replace or delete what stands in square brackets in “${partNames[refusal.part]}”, in both languages.`,
      }
    case 'part-too-long':
      return { status: 422, text: `Keep “${partNames[refusal.part]}” to ${longestPart} characters.` }
    default:
      return uploadFault(refusal.reason)
  }
}
