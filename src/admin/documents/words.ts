import { type Fault, faultOf } from '#admin/fault.ts'
import type { NotNeededOutcome } from '#cases/mark-not-needed.server.ts'
import type { OpenedDocument } from '#cases/open-document.server.ts'
import type { UndoOutcome } from '#cases/undo-review.server.ts'
import { type Refused, wordsIn } from '#platform/words.ts'
import { type DocumentWords, en, type ReviewRefusal, type UploadRefusal } from './words-en.ts'

/** The words about documents for staff. */
export const documentWords = wordsIn<DocumentWords>({ en })

export function reviewFault(refusal: ReviewRefusal): Fault {
  return faultOf(documentWords().notReviewed, refusal)
}

export function undoFault(refusal: Refused<UndoOutcome>): Fault {
  return faultOf(documentWords().notUndone, refusal)
}

export function markFault(refusal: Refused<NotNeededOutcome>): Fault {
  return faultOf(documentWords().notMarked, refusal)
}

export function uploadFault(reason: UploadRefusal['reason']): Fault {
  return faultOf(documentWords().notTaken, { reason }, { 'unknown-item': 422 })
}

export function openFault(refusal: Refused<OpenedDocument>): Fault {
  return faultOf(documentWords().notOpened, refusal)
}
