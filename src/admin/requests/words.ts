import type { Fault } from '#admin/cases/words.ts'
import { closed, foreign } from '#admin/documents/words.ts'
import type { AskOutcome } from '#cases/requests/ask-for-documents.server.ts'
import type { EditOutcome } from '#cases/requests/edit-item.server.ts'
import { type ItemFault, itemsPerCase, longestDescription, longestTitle } from '#cases/requests/item-text.ts'
import type { PlaceOutcome } from '#cases/requests/place-document.server.ts'

type Refused<Outcome> = Exclude<Outcome, { ok: true }>

/** Why a request was not put on the checklist, changed or sent. */
export function requestFault(reason: Refused<AskOutcome | EditOutcome>['reason'] | ItemFault): Fault {
  switch (reason) {
    case 'unknown-case':
    case 'unknown-item':
      return { status: 404, text: 'This item is not on the checklist.' }
    case 'forbidden':
      return { status: 403, text: foreign }
    case 'case-closed':
      return { status: 409, text: closed }
    case 'same-title':
      return { status: 409, text: 'An item of this name stands on the checklist already.' }
    case 'too-many-items':
      return { status: 409, text: `A checklist takes ${itemsPerCase} items; this one has that many.` }
    case 'nothing-open':
      return { status: 422, text: 'Choose at least one item that the client can still send.' }
    case 'no-title':
      return { status: 422, text: 'Say which document you need.' }
    case 'title-too-long':
      return { status: 422, text: `Please keep the name to ${longestTitle} characters.` }
    case 'description-too-long':
      return { status: 422, text: `Please keep the description to ${longestDescription} characters.` }
    case 'unknown-need':
      return { status: 422, text: 'Choose how much it is needed.' }
  }
}

/** Why a document was not filed elsewhere. */
export function placeFault({ reason }: Refused<PlaceOutcome>): Fault {
  switch (reason) {
    case 'unknown-document':
      return { status: 404, text: 'This document does not exist.' }
    case 'unknown-item':
      return { status: 422, text: 'Choose an item of the checklist.' }
    case 'forbidden':
      return { status: 403, text: foreign }
    case 'case-closed':
      return { status: 409, text: closed }
    case 'not-movable':
      return { status: 409, text: 'This document was replaced or held back meanwhile; it stays where it is.' }
  }
}
