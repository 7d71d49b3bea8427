import type { RouterContextProvider } from 'react-router'
import type { Actor } from '#accounts/actor.ts'
import { listSigners } from '#cases/approval-db.server.ts'
import { asClient } from '#cases/as-client.server.ts'
import { findCaseOf } from '#cases/case-db.server.ts'
import { movesOpenTo } from '#cases/case-rights.ts'
import { findCurrentDraft } from '#cases/return-draft-db.server.ts'
import { consent } from '#content/approval.ts'
import { notFound } from '#portal/guard.server.ts'
import { caseView } from '#portal/views.server.ts'
import { servicesOf } from '#web/request-context.server.ts'

/** Draft of a case visible to this person; throws 404 otherwise. */
export function loadDraft(context: Readonly<RouterContextProvider>, actor: Actor, caseId: string) {
  const { id } = actor.person
  return asClient(servicesOf(context).db, id, async (tx) => {
    const found = await findCaseOf(tx, id, caseId)
    if (!found) throw notFound()
    const draft = await findCurrentDraft(tx, found.id)
    const signers = await listSigners(tx, found.id, draft?.id ?? null)
    return {
      found: { ...caseView(found, id), canton: found.canton },
      draft: draft && { ...draft, path: `/client-portal/documents/${draft.id}` },
      consentText: consent.text(draft?.number ?? 1),
      signers: signers.map(({ personId, name, approvalId, approvedAt }) => {
        return { name, approvalId, approvedAt, isYou: personId === id }
      }),
      mayAct: movesOpenTo(actor.person, found).includes('approve'),
    }
  })
}

export type DraftPage = Awaited<ReturnType<typeof loadDraft>>
