import { en as panelWords } from '#admin/words-en.ts'
import type { RefusalWords, Refused } from '#platform/words.ts'
import type { AnswerOutcome } from '#site/careers/answer-application.server.ts'
import type { OpenedCv } from '#site/careers/cv/open-cv.server.ts'
import type { MoveOutcome } from '#site/careers/move-application.server.ts'
import { maxNoteLength, type Stage, type StageMove } from '#site/careers/stages.ts'
import { writingErrors } from '#site/correspondence/staff/words-en.ts'

export type ApplicationWords = {
  stages: Record<Stage, string>
  spam: string
  waiting: string
  moves: Record<StageMove, string>
  notMoved: RefusalWords<Refused<MoveOutcome>>
  notSent: RefusalWords<Refused<AnswerOutcome>>
  notOpened: RefusalWords<Refused<OpenedCv>>
}

const { 'store-away': storeUnavailable, 'not-scanned': notScanned, infected } = panelWords.refusals
const unknown = 'This application does not exist.'
const stages: ApplicationWords['stages'] = {
  received: 'Received',
  in_conversation: 'In conversation',
  closed: 'Closed',
}

export const en: ApplicationWords = {
  stages,
  spam: 'Spam',
  waiting: 'To answer',
  moves: {
    start: 'Start conversation',
    close: 'Close',
    reopen: 'Reopen',
  },
  notMoved: {
    unknown,
    forbidden: 'Only admins move applications.',
    'not-allowed': ({ stage }) => `This application is now '${stages[stage]}', and nothing was changed.`,
    'note-too-long': `Please keep the note to ${maxNoteLength} characters.`,
    'nothing-to-note': 'Write a note first.',
  },
  notSent: {
    unknown,
    forbidden: 'Only admins answer applicants.',
    'is-spam': 'This looks like spam and gets no answer. Take it as an application first.',
    ...writingErrors,
  },
  notOpened: {
    unknown,
    forbidden: 'Only admins read applications.',
    missing: 'The content of this CV is missing from the store. The log says more.',
    'store-away': storeUnavailable,
    'not-scanned': notScanned,
    infected,
  },
}
