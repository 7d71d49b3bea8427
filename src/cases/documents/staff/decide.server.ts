import { type AdminContext, notUnderstood } from '#admin/guard.server.ts'
import { reviewDocument } from '#cases/documents/review-document.server.ts'
import type { FieldError } from '#platform/http/error-statuses.ts'
import { reviewError } from './document-errors.ts'

export type Decided = { ok: true; note: 'accepted' | 'rejected' } | { ok: false; error: FieldError }

export async function decide({ services, actor }: AdminContext, values: Record<string, string>): Promise<Decided> {
  const { document = '', reason = '', intent } = values
  if (intent !== 'accept' && intent !== 'reject') throw notUnderstood()
  const verdict = intent === 'accept' ? ({ accept: true } as const) : ({ accept: false, reason } as const)
  const outcome = await reviewDocument(services, { documentId: document, actor, verdict })
  if (!outcome.ok) return { ok: false, error: reviewError(outcome) }
  return { ok: true, note: verdict.accept ? 'accepted' : 'rejected' }
}
