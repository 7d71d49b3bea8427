import type { Progress } from '#cases/process/case-db.server.ts'
import type { ReadCaseEvent } from '#cases/process/case-event.ts'
import { asksClient, type CaseState, states } from '#cases/process/case-states.ts'
import type { ChecklistItemState } from '#cases/requests/checklist-db.server.ts'

export function requiredDocuments({ required, openRequired, missingRequired }: RequiredCounts) {
  return { needed: required, received: required - missingRequired, checked: required - openRequired }
}

/**
 * True if the client has no documents to send: the state requests none, or the case is filed, all required documents
 * are accepted and none has been requested or rejected since.
 */
export function documentsAreDone({
  state,
  progress,
  items,
}: Omit<OpenCase, 'id'> & { items: readonly Item[] }): boolean {
  if (!asksClient(state)) return true
  const isRequested = (item: Item) =>
    item.state === 'rejected' || (item.isRequestedLate && (item.state === 'missing' || item.state === 'received'))
  return states[state].status === 'completed' && progress.openRequired === 0 && !items.some(isRequested)
}

type Item = { state: ChecklistItemState; isRequestedLate: boolean }

type Event = { payload: ReadCaseEvent; toState: string | null }

/** Checklist items requested since the case was filed. `events` must be sorted newest first. */
export function requestedSinceFiling(events: readonly Event[]): Set<string> {
  const filedAt = events.findIndex(({ toState }) => toState === 'filed')
  const requested = events.slice(0, Math.max(0, filedAt)).flatMap(({ payload: content }) => {
    if (content.code === 'documents-asked') return content.values.items
    return content.code === 'item-added' ? [content.values.item] : []
  })
  return new Set(requested)
}

export type RequiredCounts = Pick<Progress, 'required' | 'openRequired' | 'missingRequired'>

type OpenCase = { id: string; state: CaseState; progress: RequiredCounts }
