import type { Fault } from '#admin/cases/words.ts'
import { documentsPerCase } from '#cases/document-states.ts'
import type { NotNeededOutcome } from '#cases/mark-not-needed.server.ts'
import type { OpenedDocument } from '#cases/open-document.server.ts'
import { longestWaiver } from '#cases/requests/item-text.ts'
import type { ReviewOutcome } from '#cases/review-document.server.ts'
import type { UndoOutcome } from '#cases/undo-review.server.ts'
import type { UploadResult } from '#cases/upload-document.server.ts'
import { caseWords } from '#cases/words.ts'
import type { UploadRequestFault } from '#platform/files/upload-request.server.ts'

type Refused<Outcome> = Exclude<Outcome, { ok: true }>

export const foreign = 'This case belongs to another adviser. Ask them or an admin.'
export const closed = 'This case is closed. Reopen it before you change its documents.'

/** Why a document was neither accepted nor sent back. */
export function reviewFault(refusal: Refused<ReviewOutcome>): Fault {
  switch (refusal.reason) {
    case 'unknown-document':
      return { status: 404, text: 'This document does not exist.' }
    case 'forbidden':
      return { status: 403, text: foreign }
    case 'case-closed':
      return { status: 409, text: closed }
    case 'not-allowed':
      return {
        status: 409,
        text: `This document was decided about meanwhile: it is '${caseWords().documentStates[refusal.state]}' now.`,
      }
    case 'not-scanned':
      return { status: 409, text: 'This file has not been scanned yet. Try again in a minute.' }
    case 'infected':
      return { status: 409, text: 'The scanner found this file infected. It can only be replaced by the client.' }
    case 'no-reason':
      return { status: 422, text: 'Give a reason: the client reads it in the letter.' }
    case 'reason-too-long':
      return { status: 422, text: 'Please keep the reason to 1000 characters.' }
  }
}

/** Why a decision was not taken back. */
export function undoFault({ reason }: Refused<UndoOutcome>): Fault {
  switch (reason) {
    case 'unknown-document':
      return { status: 404, text: 'This document does not exist.' }
    case 'forbidden':
      return { status: 403, text: foreign }
    case 'not-undoable':
      return { status: 409, text: 'This decision can no longer be taken back. Decide again instead.' }
    case 'told':
      return { status: 409, text: 'The client has the letter already. Accept the document, or write to the client.' }
    case 'case-moved':
      return { status: 409, text: 'The case has moved on with this decision. Send the document back instead.' }
  }
}

/** Why an item of the checklist was not marked. */
export function markFault(refusal: Refused<NotNeededOutcome>): Fault {
  switch (refusal.reason) {
    case 'unknown-case':
    case 'unknown-item':
      return { status: 404, text: 'This item is not on the checklist.' }
    case 'forbidden':
      return { status: 403, text: foreign }
    case 'case-closed':
      return { status: 409, text: closed }
    case 'required-item':
      return { status: 409, text: 'Only staff can decide that a required document is not needed.' }
    case 'no-reason':
      return { status: 422, text: 'Say why it is not needed: the client reads it.' }
    case 'reason-too-long':
      return { status: 422, text: `Please keep the reason to ${longestWaiver} characters.` }
  }
}

/** Why a file was not taken, be it the file, the case or the way it was sent. */
export function uploadFault(reason: Refused<UploadResult>['reason'] | UploadRequestFault | 'no-file'): Fault {
  switch (reason) {
    case 'no-file':
      return { status: 422, text: 'Choose a file.' }
    case 'unknown-case':
      return { status: 404, text: 'This case does not exist.' }
    case 'unknown-item':
      return { status: 422, text: 'This item is not on the checklist.' }
    case 'item-of-client':
      return { status: 422, text: 'Only documents of the client answer an item. Choose no item, or another kind.' }
    case 'no-draft-after-filing':
      return { status: 409, text: 'The return is filed: it gets no more drafts. Choose another kind.' }
    case 'not-replaceable':
      return { status: 409, text: 'This document no longer waits for a new file.' }
    case 'forbidden':
      return { status: 403, text: foreign }
    case 'case-closed':
      return { status: 409, text: closed }
    case 'too-many':
      return { status: 409, text: `A case takes ${documentsPerCase} files; this one has that many.` }
    case 'store-away':
      return { status: 503, text: 'The file store is away. Nothing was kept; try again in a few minutes.' }
    case 'store-full':
      return { status: 507, text: 'The file store has no room left. Nothing was kept.' }
    case 'no-room':
      return { status: 409, text: 'This client has used up the room for documents. Settings say how much there is.' }
    case 'too-large':
      return { status: 422, text: 'This file is larger than 25 MB.' }
    case 'empty':
      return { status: 422, text: 'This file is empty.' }
    case 'type-not-allowed':
      return { status: 422, text: 'This kind of file is not taken. Use PDF, JPG, PNG, HEIC, DOCX, XLSX or CSV.' }
    case 'has-macros':
      return { status: 422, text: 'This file contains macros. Save it without them, or as PDF.' }
    case 'password-protected':
      return { status: 422, text: 'This file is protected by a password. Remove the password first.' }
    case 'interrupted':
      return { status: 422, text: 'The upload was interrupted. Please try again.' }
    case 'not-multipart':
    case 'too-many-fields':
    case 'field-too-long':
      return { status: 422, text: 'This form was not understood. Please load the page again.' }
    case 'too-many-files':
      return { status: 422, text: 'One file at a time, please.' }
  }
}

/** Why a document is not handed out. */
export function openFault({ reason }: Refused<OpenedDocument>): Fault {
  switch (reason) {
    case 'unknown-document':
      return { status: 404, text: 'This document does not exist.' }
    case 'store-away':
      return { status: 503, text: 'The file store is away. Try again in a few minutes.' }
    case 'missing':
      return { status: 404, text: 'The content of this document is missing from the store. The log says more.' }
    case 'not-scanned':
      return { status: 409, text: 'This file has not been scanned yet. Try again in a minute.' }
    case 'infected':
      return { status: 409, text: 'The scanner found this file infected. It is held back.' }
  }
}
