import type { AdminContext } from '#admin/guard.server.ts'
import { decide } from '#cases/documents/staff/decide.server.ts'
import { reviewError, undoError } from '#cases/documents/staff/words.ts'
import { undoReview } from '#cases/documents/undo-review.server.ts'
import { placeDocument } from '#cases/requests/place-document.server.ts'
import { sendBackText } from '#cases/requests/send-back-reason.ts'
import type { Done } from '#cases/requests/staff/request-actions.server.ts'
import { placeError } from '#cases/requests/staff/words.ts'
import { caseWords } from '#cases/words.ts'

export async function recordDecision(ctx: AdminContext, values: Record<string, string>): Promise<Done> {
  const { document = '', decision, reason = '', template = '', place = '' } = values
  switch (decision) {
    case 'accept':
      return decide(ctx, { document, intent: 'accept' })
    case 'reject': {
      const content = sendBackText(reason, template, caseWords().sendBackReasons)
      return decide(ctx, { document, intent: 'reject', reason: content })
    }
    case 'place': {
      const { services, actor } = ctx
      const outcome = await placeDocument(services, { documentId: document, itemId: place || null, actor })
      return outcome.ok ? { ok: true, note: 'placed' } : { ok: false, error: placeError(outcome) }
    }
    case 'undo': {
      const { services, actor } = ctx
      const outcome = await undoReview(services, { documentId: document, actor })
      return outcome.ok ? { ok: true, note: 'undone' } : { ok: false, error: undoError(outcome) }
    }
    default:
      return { ok: false, error: reviewError({ reason: 'no-decision' }) }
  }
}
