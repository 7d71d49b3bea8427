import type { FactFlag } from '#publishing/editor/facts.ts'
import type { ContentItemKind, ContentItemMove, ContentItemState } from '#publishing/editor/items/content-item.ts'
import type { TextErrorCode } from '#publishing/editor/items/content-item-text.ts'
import type { PictureError } from '#publishing/editor/pictures/picture.ts'

export type ContentItemRefusal =
  | 'not-allowed'
  | 'in-the-past'
  | 'ends-before-it-begins'
  | 'no-such-time'
  | 'time-missing'
  | 'slug-taken'
  | 'wrong-slug'
  | 'nothing-waits'
  | 'unknown-version'
  | 'publisher-needed'
  | 'unknown-entry'
  | 'unknown-reviewer'

export type ContentWords = {
  kinds: Record<ContentItemKind, { one: string; many: string }>
  states: Record<ContentItemState, string>
  moves: Record<ContentItemMove, string>
  refusals: Record<ContentItemRefusal, string>
  textErrors: Record<TextErrorCode, string>
  renderTooSlow: string
  unknownFact: (reference: string) => string
  flags: Record<FactFlag['why'], string>
  changedConcurrently: (who: string, version: number) => string
  pictures: Record<PictureError, string>
  by: { program: string; generator: string; nobody: string }
}

export const en: ContentWords = {
  kinds: {
    article: { one: 'Article', many: 'Articles' },
    faq: { one: 'Question', many: 'Questions' },
    'case-study': { one: 'Case study', many: 'Case studies' },
    law: { one: 'Law entry', many: 'Law entries' },
    position: { one: 'Open position', many: 'Open positions' },
    profile: { one: 'Team profile', many: 'Team profiles' },
  },
  states: {
    draft: 'Draft',
    'in-review': 'In review',
    scheduled: 'Scheduled',
    published: 'Published',
    withdrawn: 'Withdrawn',
  },
  moves: {
    submit: 'Submit for review',
    'send-back': 'Back to draft',
    schedule: 'Schedule',
    unschedule: 'Take the plan back',
    publish: 'Publish',
    withdraw: 'Withdraw',
    reopen: 'Reopen as draft',
  },
  refusals: {
    'not-allowed': 'That cannot be done in this state. Nothing was changed; look at what stands now.',
    'in-the-past': 'This time is over. Choose one to come.',
    'ends-before-it-begins': 'It would be withdrawn before it is published. Choose a later time to withdraw.',
    'no-such-time':
      'The clock in Zurich does not show this time: it is changed that night, or the entry is no date and time.',
    'time-missing': 'Enter a day and a time.',
    'slug-taken': 'Another entry has this address, or had it before. Choose another one.',
    'wrong-slug': 'Small letters, digits and single hyphens only, such as pillar-3a-2027.',
    'nothing-waits': 'No text of the program waits any more.',
    'unknown-version': 'This version does not exist any more.',
    'unknown-entry': 'This entry does not exist any more.',
    'unknown-reviewer': 'Choose somebody who works here.',
    'publisher-needed': 'The public knows this address. Whoever may publish can change it.',
  },
  textErrors: {
    missing: 'This is needed before anything is shown to readers.',
    'too-long': 'This is too long.',
    'too-many': 'These are too many.',
    'too-nested':
      'It has too many marks (such as ** or >) in one paragraph, or quotes and lists too deep in each other. Please simplify it.',
    'wrong-day': 'Enter a day, such as 21.11.2026.',
    'wrong-address': 'Enter an address beginning with https://, / or mailto:.',
    'wrong-slug': 'Enter the last part of an address, such as pillar-3a-2026.',
    'wrong-mail': 'Enter an e-mail address.',
    wrong: 'This cannot be read. Look at what is asked for.',
    'unknown-fact': 'This names a fact that is not in the table.',
  },
  renderTooSlow: 'The preview of this text takes too long. Please simplify it; what you wrote is not lost.',
  unknownFact: (reference) => `There is no fact called ${reference || '(empty)'}. Insert one from the table of facts.`,
  flags: {
    unknown: 'is no longer in the table of facts',
    changed: 'has changed since this was saved',
    'run-out': 'has run out',
  },
  changedConcurrently: (who, version) =>
    `${who} saved version ${version} while you were writing. Nothing of yours was lost, and nothing of theirs was changed.`,
  pictures: {
    'alt-missing': 'Write what the picture shows, in a few words.',
    'alt-long': 'At most 300 characters.',
    'file-missing': 'Choose a picture.',
    'too-large': 'A picture may have at most 12 MB.',
    'too-many-pixels': 'A picture may have at most 25 million pixels, such as 6000 × 4000. Make it smaller.',
    'too-small': 'A picture needs at least 320 pixels of width.',
    animated: 'Pictures that move are not shown. Choose a still one.',
    'not-a-picture': 'This cannot be read as a picture. Take a JPEG, PNG, WebP or AVIF.',
    interrupted: 'The picture did not arrive whole. Choose it again.',
  },
  by: { program: 'the program', generator: 'the generator', nobody: 'somebody who has left' },
}
