import { en as panelWords } from '#admin/words-en.ts'
import { documentsPerCase } from '#cases/documents/document-states.ts'
import type { OpenedDocument } from '#cases/documents/open-document.server.ts'
import type { ReviewOutcome } from '#cases/documents/review-document.server.ts'
import type { UndoOutcome } from '#cases/documents/undo-review.server.ts'
import type { UploadResult } from '#cases/documents/upload-document.server.ts'
import { maxWaiverLength } from '#cases/requests/item-text.ts'
import type { NotNeededOutcome } from '#cases/requests/mark-not-needed.server.ts'
import { en as caseWords } from '#cases/words-en.ts'
import type { UploadRequestError } from '#platform/files/upload-request.server.ts'
import type { RefusalWords, Refused } from '#platform/words.ts'

export type UploadRefusal = { reason: Refused<UploadResult>['reason'] | UploadRequestError | 'no-file' | 'no-kind' }

export type ReviewRefusal = Refused<ReviewOutcome> | { reason: 'no-decision' }

export type DocumentWords = {
  notReviewed: RefusalWords<ReviewRefusal>
  notUndone: RefusalWords<Refused<UndoOutcome>>
  notMarked: RefusalWords<Refused<NotNeededOutcome>>
  notTaken: RefusalWords<UploadRefusal>
  notOpened: RefusalWords<Refused<OpenedDocument>>
}

const { refusals } = panelWords
const { forbidden, infected } = refusals
const unknownDocument = refusals['unknown-document']
const unknownItem = refusals['unknown-item']
const caseClosed = refusals['case-closed']
const notScanned = refusals['not-scanned']
const notWhole = 'This form was not understood. Please load the page again.'

export const en: DocumentWords = {
  notReviewed: {
    'unknown-document': unknownDocument,
    forbidden,
    'case-closed': caseClosed,
    'not-allowed': ({ state }) =>
      `This document was decided about meanwhile: it is '${caseWords.documentStates[state]}' now.`,
    'not-scanned': notScanned,
    infected: 'The scanner found this file infected. It can only be replaced by the client.',
    'no-reason': refusals['no-reason'],
    'reason-too-long': 'Please keep the reason to 1000 characters.',
    'no-decision': 'Choose what becomes of this document.',
  },
  notUndone: {
    'unknown-document': unknownDocument,
    forbidden,
    'not-undoable': 'This decision can no longer be taken back. Decide again instead.',
    notified: 'The client has the letter already. Accept the document, or write to the client.',
    'case-moved': 'The case has moved on with this decision. Send the document back instead.',
  },
  notMarked: {
    'unknown-case': unknownItem,
    'unknown-item': unknownItem,
    forbidden,
    'case-closed': caseClosed,
    'required-item': 'Only staff can decide that a required document is not needed.',
    'no-reason': 'Say why it is not needed: the client reads it.',
    'reason-too-long': `Please keep the reason to ${maxWaiverLength} characters.`,
  },
  notTaken: {
    'no-file': 'Choose a file.',
    'no-kind': 'Choose what kind of document it is, before the file.',
    'unknown-case': refusals['unknown-case'],
    'unknown-item': unknownItem,
    'item-of-client': 'Only documents of the client answer an item. Choose no item, or another kind.',
    'no-draft-after-filing': 'The return is filed: it gets no more drafts. Choose another kind.',
    'not-replaceable': 'This document no longer waits for a new file.',
    forbidden,
    'case-closed': caseClosed,
    'too-many': `A case takes ${documentsPerCase} files; this one has that many.`,
    'store-away': 'The file store is away. Nothing was kept; try again in a few minutes.',
    'store-full': 'The file store has no room left. Nothing was kept.',
    'no-room': 'This client has used up the room for documents. Settings say how much there is.',
    'too-large': 'This file is larger than 25 MB.',
    empty: 'This file is empty.',
    'type-not-allowed': 'This kind of file is not taken. Use PDF, JPG, PNG, HEIC, DOCX, XLSX or CSV.',
    'has-macros': 'This file contains macros. Save it without them, or as PDF.',
    'password-protected': 'This file is protected by a password. Remove the password first.',
    interrupted: 'The upload was interrupted. Please try again.',
    'not-multipart': notWhole,
    'too-many-fields': notWhole,
    'field-too-long': notWhole,
    'too-many-files': 'One file at a time, please.',
  },
  notOpened: {
    'unknown-document': unknownDocument,
    'store-away': refusals['store-away'],
    missing: 'The content of this document is missing from the store. The log says more.',
    'not-scanned': notScanned,
    infected,
  },
}
