import type { AdminContext } from '#admin/guard.server.ts'
import type { FlashName } from '#admin/notices.server.ts'
import { dismissDocument } from '#cases/documents/dismiss-document.server.ts'
import { findDocument } from '#cases/documents/document-db.server.ts'
import { sendBackText } from '#cases/documents/document-states.ts'
import { undoReview } from '#cases/documents/review-document.server.ts'
import { decide } from '#cases/documents/staff/decide.server.ts'
import { reviewError, undoError } from '#cases/documents/staff/document-errors.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { placeDocument } from '#cases/requests/place-document.server.ts'
import { placeError } from '#cases/requests/staff/request-errors.ts'
import type { FieldError } from '#platform/http/error-statuses.ts'
import { t } from '#platform/texts.ts'
import { confirmFigures, reopenFigures } from '#returns/amounts/confirm-figures.server.ts'
import { correctCertificate } from '#returns/statements/salary/correct-certificate.server.ts'
import { decideStatement } from '#returns/statements/staff/decide-statement.server.ts'

/** `note` is null if the page itself says what happened and offers to undo it. */
export type Recorded = { ok: true; note: FlashName | null } | { ok: false; error: FieldError }

/** Confirming amounts and accepting their document are two steps that happen within this time. */
const togetherMs = 10_000

/** Records a decision about a document of the case. The caller must check that the document belongs to it. */
export async function recordDecision(
  ctx: AdminContext,
  caseId: string,
  values: Record<string, string>,
): Promise<Recorded> {
  const { services, actor } = ctx
  const { document: documentId = '', decision, reason = '', template = '', place = '', figures = '' } = values
  switch (decision) {
    case 'accept': {
      if (figures) {
        const confirmed = await confirmFigures(services, { caseId, actor, documentId, seen: figures })
        if (!confirmed.ok) {
          const { reason: refused } = confirmed
          if (refused === 'figures-changed') return { ok: false, error: reviewError({ reason: refused }) }
          const reason = refused === 'forbidden' ? refused : 'unknown-document'
          return { ok: false, error: reviewError({ ok: false, reason }) }
        }
      }
      return noted(await decide(ctx, { document: documentId, intent: 'accept' }))
    }
    case 'reject': {
      const content = sendBackText(reason, template, t(caseTexts.cases).sendBackReasons)
      return noted(await decide(ctx, { document: documentId, intent: 'reject', reason: content }))
    }
    case 'dismiss': {
      const outcome = await dismissDocument(services, { documentId, actor })
      return outcome.ok ? { ok: true, note: 'dismissed' } : { ok: false, error: reviewError(outcome) }
    }
    case 'place': {
      const outcome = await placeDocument(services, { documentId, itemId: place || null, actor })
      return outcome.ok
        ? { ok: true, note: place ? 'placed' : 'not-placed' }
        : { ok: false, error: placeError(outcome) }
    }
    case 'undo': {
      const before = await findDocument(services.db, documentId, null)
      const outcome = await undoReview(services, { documentId, actor })
      if (!outcome.ok) return { ok: false, error: undoError(outcome) }
      if (before?.state === 'accepted' && before.reviewedAt) {
        const since = new Date(before.reviewedAt.getTime() - togetherMs)
        await reopenFigures(services, { caseId, actor, documentId, since })
      }
      return { ok: true, note: 'undone' }
    }
    case 'correct': {
      const { statement: statementId = '', box = '', value = '', seen = '' } = values
      const outcome = await correctCertificate(services, { caseId, actor, statementId, box, value, seen })
      if (outcome.ok) return { ok: true, note: 'box-corrected' }
      const { reason } = outcome
      const isUnknown = reason === 'unknown-case' || reason === 'unknown-statement'
      return { ok: false, error: reviewError({ ok: false, reason: isUnknown ? 'unknown-document' : reason }) }
    }
    default: {
      const chosen = { caseId, actor, statementId: values.statement ?? '', intent: decision ?? '' }
      const decided = await decideStatement(services, chosen)
      if (!decided) return { ok: false, error: reviewError({ reason: 'no-decision' }) }
      const { outcome, note } = decided
      if (outcome.ok) return { ok: true, note }
      const reason = outcome.reason === 'forbidden' ? outcome.reason : 'unknown-document'
      return { ok: false, error: reviewError({ ok: false, reason }) }
    }
  }
}

function noted(decided: Awaited<ReturnType<typeof decide>>): Recorded {
  return decided.ok ? { ok: true, note: null } : decided
}
