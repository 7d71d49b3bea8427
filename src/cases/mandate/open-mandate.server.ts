import { accessScopeOf } from '#accounts/access/access-scope.ts'
import { asClient } from '#accounts/access/as-client.server.ts'
import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { findCaseFor } from '#cases/process/case-db.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Services } from '#platform/services.ts'
import { mandateFilename } from './mandate.ts'
import { findMandate, findMandateContent, findMandateOf } from './mandate-db.server.ts'
import { renderSignedMandate } from './mandate-pdf.server.ts'

type MandateFile = { filename: string; content: Buffer }
/** `isPlain`: the document without signatures, as it was signed; its fingerprint is the one in the record. */
type OpenMandateInput = { mandateId: string; caseId?: string; actor: Actor; isPlain: boolean }

/** PDF of a power of attorney; null if the signer or staff member may not see it. */
export async function openMandate(
  { db }: Pick<Services, 'db'>,
  { mandateId, caseId = '', actor, isPlain }: OpenMandateInput,
): Promise<MandateFile | null> {
  const { person } = actor
  const mandate =
    person.role === 'client'
      ? await asClient(db, person.id, (tx) => findMandateOf(tx, { id: mandateId, personId: person.id }))
      : await findForStaff()
  if (!mandate) return null
  await recordAudit(db, actor, { action: 'mandate.read', object: { type: 'mandate', id: mandate.id } })
  const isSigned = mandate.signers.some(({ signedAt }) => signedAt)
  const content = isPlain || !isSigned ? await findMandateContent(db, mandate.id) : await renderSignedMandate(mandate)
  return { filename: mandateFilename(mandate), content }

  async function findForStaff() {
    const found = await findCaseFor(db, caseId, accessScopeOf(actor))
    return found && may(person, 'case.read', found) ? findMandate(db, { id: mandateId, caseId }) : null
  }
}
