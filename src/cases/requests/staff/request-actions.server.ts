import type { AdminContext } from '#admin/guard.server.ts'
import type { FlashName } from '#admin/notices.server.ts'
import { oneOf } from '#admin/ui/address.ts'
import { itemError } from '#cases/documents/staff/document-errors.ts'
import { editItem, markNotNeeded, moveItem } from '#cases/requests/edit-item.server.ts'
import { readItemText } from '#cases/requests/item-text.ts'
import { placeDocument } from '#cases/requests/place-document.server.ts'
import { addItem, requestDocuments } from '#cases/requests/request-documents.server.ts'
import type { FieldError } from '#platform/http/error-statuses.ts'
import { placeError, requestError } from './request-errors.ts'

export const requestIntents = ['add', 'add-silently', 'ask', 'edit', 'up', 'down', 'waive', 'reopen', 'place'] as const

export type Done = { ok: true; note: FlashName } | { ok: false; error: FieldError }

export async function changeRequest(
  { services, actor }: AdminContext,
  caseId: string,
  form: FormData,
): Promise<Done | null> {
  const text = (name: string) => String(form.get(name) ?? '')
  const which = { caseId, itemId: text('item'), actor }
  const intent = oneOf(requestIntents, text('intent'))
  switch (intent) {
    case 'add':
    case 'add-silently':
    case 'edit': {
      const read = readItemText({ title: text('title'), description: text('description'), need: text('need') })
      if (!read.ok) return { ok: false, error: requestError(read.reason) }
      const { item } = read
      const isRequested = intent === 'add'
      const outcome =
        intent === 'edit'
          ? await editItem(services, { ...which, item })
          : await addItem(services, { caseId, actor, item, isRequested })
      if (!outcome.ok) return { ok: false, error: requestError(outcome.reason) }
      return { ok: true, note: intent === 'edit' ? 'item-changed' : isRequested ? 'requested' : 'item-added' }
    }
    case 'ask': {
      const itemIds = form.getAll('ask').map(String)
      const outcome = await requestDocuments(services, { caseId, actor, itemIds })
      return outcome.ok ? { ok: true, note: 'requested' } : { ok: false, error: requestError(outcome.reason) }
    }
    case 'up':
    case 'down': {
      const outcome = await moveItem(services, { ...which, by: intent === 'up' ? -1 : 1 })
      return outcome.ok ? { ok: true, note: 'item-changed' } : { ok: false, error: requestError(outcome.reason) }
    }
    case 'waive':
    case 'reopen': {
      const isNotNeeded = intent === 'waive'
      const outcome = await markNotNeeded(services, { ...which, isNotNeeded, reason: text('why') })
      if (!outcome.ok) return { ok: false, error: itemError(outcome) }
      return { ok: true, note: isNotNeeded ? 'not-needed' : 'needed' }
    }
    case 'place': {
      const outcome = await placeDocument(services, {
        documentId: text('document'),
        itemId: text('place') || null,
        actor,
      })
      return outcome.ok ? { ok: true, note: 'placed' } : { ok: false, error: placeError(outcome) }
    }
    default:
      return null
  }
}
