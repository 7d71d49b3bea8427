import type { FieldWords } from '#platform/field-errors.ts'
import type { EvidenceError } from './evidence-form.ts'
import type { evidenceStates } from './evidence-states.ts'
import type { FileError } from './receive-evidence.server.ts'

export type ClaimWords = {
  fields: FieldWords<EvidenceError>
  files: FieldWords<FileError>
  refused: Record<'forbidden' | 'conflict', string>
  evidence: Record<(typeof evidenceStates)[number], string>
  states: Record<'shown-proven' | 'shown-unproven' | 'hidden' | 'over' | 'run-out', string>
}

export const en: ClaimWords = {
  fields: {
    'evidence-missing': 'Add a file, or the address where the evidence can be read.',
    'address-wrong': 'Enter a whole address beginning with https://, or leave this empty.',
    'dated-missing': 'Enter the day of the evidence, such as 21.11.2026.',
    'dated-later': 'Evidence cannot be of a day to come.',
    'until-missing': 'Enter until when it holds, such as 31.12.2027.',
    'until-over': 'This day is over. Evidence that has run out proves nothing any more.',
    'said-by-missing': 'Enter who says so.',
    'text-long': 'Enter at most 200 characters.',
  },
  files: {
    'too-large': 'A file may have at most 25 MB.',
    empty: 'This file is empty.',
    'type-not-allowed': 'Take a PDF or a picture (JPEG, PNG, HEIC).',
    'no-picture': 'Take a PDF or a picture (JPEG, PNG, HEIC).',
    'has-macros': 'Take a PDF or a picture (JPEG, PNG, HEIC).',
    'password-protected': 'This file asks for a password. Take one without.',
    interrupted: 'The file did not arrive whole. Choose it again.',
    'not-stored': 'The file could not be stored; the fault is ours. Try again in a few minutes.',
  },
  refused: {
    forbidden: 'Your role may not decide about this.',
    conflict:
      'Somebody else has changed this meanwhile, and nothing was saved. Look at what stands now, and enter yours again.',
  },
  evidence: { unproven: 'Unproven', proven: 'Proven', 'run-out': 'Run out' },
  states: {
    'shown-proven': 'Proven',
    'shown-unproven': 'Unproven, shown',
    hidden: 'Hidden',
    over: 'Hidden, past its last day',
    'run-out': 'Evidence has run out',
  },
}
