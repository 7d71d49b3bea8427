import type { ChecklistItemState } from '#cases/checklist-db.server.ts'
import type { QuestionSet, RequestedDocument } from '#content/questions/question.ts'
import type { Answer } from './answer.ts'
import { holdsForAny } from './requested-answers.ts'

/** What the answers say of a document: null where it cannot be told yet. */
export type AnsweredItemsInput = 'needed' | 'not_needed'

/** Each document of the set with what these answers say of it. */
export function expectedOf(
  set: QuestionSet,
  answers: ReadonlyMap<string, Answer>,
): { document: RequestedDocument; requested: AnsweredItemsInput | null }[] {
  return set.documents.map((document) => {
    const holds = holdsForAny(set, answers, document.when)
    return { document, requested: holds === null ? null : holds ? 'needed' : 'not_needed' }
  })
}

/** How an item of the checklist stands. */
export type StatusItem = {
  state: ChecklistItemState
  /** Somebody of the office has put it on the list of this very case. */
  isByStaff: boolean
  /** Staff said why it is not needed. */
  isWaived: boolean
}

export type ItemAction = 'add' | 'take-off' | 'put-back' | 'leave'

/** Whether `wanted` is kept as what was said last: where somebody has decided by hand, what was said before it stays. */
export function isSaved(action: ItemAction, before: AnsweredItemsInput | null): boolean {
  return before === null || action !== 'leave'
}

/**
 * What follows for the checklist when answers say `wanted`, after they said `before` (null: nothing yet). What somebody has
 * sent, what staff waived or added, and what anybody has decided otherwise by hand since, is left as it is.
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
  // Without word of ours before, it was the client who took it off.
  return item.state === 'not_needed' && before === 'not_needed' ? 'put-back' : 'leave'
}
