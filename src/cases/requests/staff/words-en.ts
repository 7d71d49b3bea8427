import { en as panelWords } from '#admin/words-en.ts'
import type { EditOutcome } from '#cases/requests/edit-item.server.ts'
import { type ItemError, itemsPerCase, maxDescriptionLength, maxTitleLength } from '#cases/requests/item-text.ts'
import type { PlaceOutcome } from '#cases/requests/place-document.server.ts'
import type { RequestOutcome } from '#cases/requests/request-documents.server.ts'
import type { RefusalWords, Refused } from '#platform/words.ts'

export type RequestRefusal = { reason: Refused<RequestOutcome | EditOutcome>['reason'] | ItemError }

export type RequestWords = {
  notRequested: RefusalWords<RequestRefusal>
  notPlaced: RefusalWords<Refused<PlaceOutcome>>
}

const { forbidden, 'case-closed': caseClosed, 'unknown-item': unknownItem } = panelWords.refusals

export const en: RequestWords = {
  notRequested: {
    'unknown-case': unknownItem,
    'unknown-item': unknownItem,
    forbidden,
    'case-closed': caseClosed,
    'same-title': 'An item of this name stands on the checklist already.',
    'too-many-items': `A checklist takes ${itemsPerCase} items; this one has that many.`,
    'nothing-open': 'Choose at least one item that the client can still send.',
    'no-title': 'Say which document you need.',
    'title-too-long': `Please keep the name to ${maxTitleLength} characters.`,
    'description-too-long': `Please keep the description to ${maxDescriptionLength} characters.`,
    'unknown-need': 'Choose how much it is needed.',
  },
  notPlaced: {
    'unknown-document': panelWords.refusals['unknown-document'],
    'unknown-item': 'Choose an item of the checklist.',
    forbidden,
    'case-closed': caseClosed,
    'not-movable': 'This document was replaced or held back meanwhile; it stays where it is.',
  },
}
