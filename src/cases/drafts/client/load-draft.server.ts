import type { RouterContextProvider } from 'react-router'
import { asClient } from '#accounts/access/as-client.server.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { listSigners } from '#cases/drafts/approval-db.server.ts'
import { findCurrentDraft } from '#cases/drafts/return-draft-db.server.ts'
import { findCaseOf } from '#cases/process/case-db.server.ts'
import { movesOpenTo } from '#cases/process/case-rights.ts'
import { findMissingSigner } from '#cases/sharing/signers-db.server.ts'
import { consent } from '#content/approval.ts'
import { swissDay } from '#platform/day.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { notFound } from '#portal/guard.server.ts'
import { caseView } from '#portal/views.server.ts'
import { linesOf } from '#returns/amounts/figure.ts'
import { listFigures } from '#returns/amounts/figure-db.server.ts'
import { loadResult } from '#returns/expected/load-result.server.ts'

export async function loadDraft(context: Readonly<RouterContextProvider>, actor: Actor, caseId: string) {
  const { id } = actor.person
  const services = servicesOf(context)
  const page = await asClient(services.db, id, async (tx) => {
    const found = await findCaseOf(tx, id, caseId)
    if (!found) throw notFound()
    const draft = await findCurrentDraft(tx, found.id)
    const today = swissDay(services.now())
    const signers = await listSigners(tx, found.id, draft?.id ?? null)
    return {
      row: found,
      found: { ...caseView(found, { readerId: id, today }), canton: found.canton },
      // A date that has passed is no promise: the case page then asks about an extension.
      fileBy: found.dueOn !== null && found.dueOn >= today ? found.dueOn : null,
      // Notes of the adviser, beside the amounts that they explain.
      notes: linesOf(await listFigures(tx, found.id)).filter(({ note }) => note !== ''),
      result: await loadResult(tx, found, 0),
      draft: draft && { ...draft, path: `/client-portal/documents/${draft.id}` },
      consentText: consent.text(draft?.number ?? 1),
      signers: signers.map(({ personId, name, approvalId, approvedAt }) => {
        return { name, approvalId, approvedAt, isYou: personId === id }
      }),
      mayAct: movesOpenTo(actor.person, found).includes('approve'),
    }
  })
  const { row, ...shown } = page
  return {
    ...shown,
    missingSigner: row.clientId === id ? await findMissingSigner(services.db, row, services.now()) : null,
  }
}

export type DraftPage = Awaited<ReturnType<typeof loadDraft>>
