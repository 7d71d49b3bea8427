import type { ChecklistItemState } from '#cases/requests/checklist-db.server.ts'
import type { QuestionSet, RequestedDocument } from '#content/questions/question.ts'
import type { Answer } from './answer.ts'
import { holdsForAny } from './requested-answers.ts'

export type AnsweredItemsInput = 'needed' | 'not_needed'

/** Whether each document is needed according to the answers; null as long as a relevant answer is missing. */
export function expectedOf(
  set: QuestionSet,
  answers: ReadonlyMap<string, Answer>,
): { document: RequestedDocument; requested: AnsweredItemsInput | null }[] {
  return set.documents.map((document) => {
    const holds = holdsForAny(set, answers, document.when)
    return { document, requested: holds === null ? null : holds ? 'needed' : 'not_needed' }
  })
}

export type StatusItem = {
  state: ChecklistItemState
  isByStaff: boolean
  isWaived: boolean
}

export type ItemAction = 'add' | 'take-off' | 'put-back' | 'leave'

/** Whether to store the newly derived need of a document. A need derived earlier is retained if no action follows. */
export function isSaved(action: ItemAction, before: AnsweredItemsInput | null): boolean {
  return before === null || action !== 'leave'
}

/**
 * Action on a checklist item after answers changed. Items sent, waived, added by staff or changed manually stay as they
 * are.
 */
export function itemAction(
  requested: AnsweredItemsInput,
  before: AnsweredItemsInput | null,
  item: StatusItem | null,
): ItemAction {
  if (requested === before) return 'leave'
  if (!item) return requested === 'needed' ? 'add' : 'leave'
  if (item.isWaived || item.isByStaff) return 'leave'
  if (requested === 'not_needed') return item.state === 'missing' ? 'take-off' : 'leave'
  // Restore an item only if earlier answers removed it; an item that the client removed stays removed.
  return item.state === 'not_needed' && before === 'not_needed' ? 'put-back' : 'leave'
}
