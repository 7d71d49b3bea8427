import { createHash } from 'node:crypto'
import { findPartnerToNotify } from '#accounts/access/visible-db.server.ts'
import { addressLine } from '#accounts/people/address.ts'
import { listAddresses } from '#accounts/people/address-db.server.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { CaseRow } from '#cases/process/case-db.server.ts'
import { mandateRequested } from '#cases/process/case-emails.tsx'
import { addCaseEvent } from '#cases/process/case-event-db.server.ts'
import type { MissingSigner } from '#cases/process/todo.ts'
import { type NoCase, withCase } from '#cases/process/with-case.server.ts'
import { findMissingSigner } from '#cases/sharing/signers-db.server.ts'
import { company } from '#company/company.ts'
import { mandateTexts } from '#content/power-of-attorney.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { queueEmail } from '#platform/mail/queue-email.server.ts'
import type { Services } from '#platform/services.ts'
import { clientMandatePath, type MandateInput, yearsText } from './mandate.ts'
import { findMandate, insertMandate, isJointReturn, listMandates, saveRevoked } from './mandate-db.server.ts'
import { renderMandate } from './mandate-pdf.server.ts'

export type CreateMandateOutcome =
  | { ok: true; mandateId: string }
  | NoCase
  | { ok: false; reason: 'partner-missing'; status: MissingSigner['status'] | null; partner: string | null }

type CreateMandateDeps = Pick<Services, 'db' | 'now' | 'config'>

/** Makes a power of attorney, asks all signers by email and replaces an earlier one of the case. */
export function createMandate(
  services: CreateMandateDeps,
  { caseId, actor, input, replaces }: { caseId: string; actor: Actor; input: MandateInput; replaces: string | null },
): Promise<CreateMandateOutcome> {
  const { now, config } = services
  return withCase(
    services,
    { caseId, actor, action: 'case.write' },
    async (tx, found): Promise<CreateMandateOutcome> => {
      const current = (await listMandates(tx, caseId)).find(({ revokedAt }) => revokedAt === null)
      // A repeated submission finds the power of attorney that the first one has made.
      if (current && current.id !== replaces) return { ok: true, mandateId: current.id }
      const signers = await signersOf(tx, found)
      if (!signers) {
        const missing = await findMissingSigner(tx, found, now())
        return {
          ok: false,
          reason: 'partner-missing',
          status: missing?.status ?? null,
          partner: missing?.partner ?? null,
        }
      }
      const createdAt = now()
      const person = actor.person.id
      if (current)
        await saveRevoked(tx, current.id, { revokedAt: createdAt, revokedBy: person, revokedBecause: 'replaced' })
      const parts = await partsOf(tx, found, { input, names: signers.map(({ name }) => name) })
      const printed = signers.map(({ name }) => ({ personName: name }))
      const content = await renderMandate({ parts, language: input.language, createdAt, signers: printed })
      const sha256 = createHash('sha256').update(content).digest('hex')
      const { language, firstYear, lastYear, scopes } = input
      const mandateId = await insertMandate(
        tx,
        {
          ...{ caseId, clientId: found.clientId, language, firstYear, lastYear, scopes, content, sha256 },
          ...{ parts: JSON.stringify(parts), createdBy: person, createdAt },
        },
        signers.map(({ id, name }) => ({ personId: id, personName: name })),
      )
      const years = yearsText(input)
      const payload = { code: 'mandate-requested', values: { years } } as const
      await addCaseEvent(tx, { caseId, payload, at: createdAt, actorId: person })
      for (const signer of signers) {
        const facts = { years, path: clientMandatePath(mandateId) }
        const emailContent = () => mandateRequested(config.PUBLIC_URL, signer, found, facts)
        await queueEmail(tx, {
          eventKey: `mandate-requested:${mandateId}:${signer.id}`,
          to: signer.email,
          emailContent,
        })
      }
      const detail = { caseNumber: found.caseNumber, years, language, sha256 }
      await recordAudit(tx, actor, { action: 'mandate.created', object: { type: 'mandate', id: mandateId }, detail })
      return { ok: true, mandateId }
    },
  )
}

/** The client, and for a joint return the spouse; null if the spouse cannot sign yet. */
async function signersOf(tx: Tx, found: CaseRow) {
  const client = { id: found.clientId, name: found.clientName, email: found.clientEmail }
  if (!(await isJointReturn(tx, found.id))) return [client]
  const partner = found.sharedWith === null ? null : await findPartnerToNotify(tx, found.sharedWith)
  return partner && [client, partner]
}

async function partsOf(tx: Tx, found: CaseRow, { input, names }: { input: MandateInput; names: readonly string[] }) {
  const [address] = await listAddresses(tx, found.clientId)
  const facts = {
    clients: names,
    address: address ? addressLine(address) : null,
    ...{ firm: company().legalName, firmAddress: company().office },
    ...{ years: yearsText(input), scopes: input.scopes },
  }
  return { office: mandateTexts[input.language](facts), english: mandateTexts.en(facts) }
}

export type RevokeByStaffOutcome = { ok: true } | NoCase | { ok: false; reason: 'unknown-mandate' | 'revoked-already' }

export function revokeByStaff(
  services: Pick<Services, 'db' | 'now'>,
  { caseId, mandateId, actor }: { caseId: string; mandateId: string; actor: Actor },
): Promise<RevokeByStaffOutcome> {
  return withCase(services, { caseId, actor, action: 'case.write' }, async (tx): Promise<RevokeByStaffOutcome> => {
    const mandate = await findMandate(tx, { id: mandateId, caseId }, true)
    if (!mandate) return { ok: false, reason: 'unknown-mandate' }
    const at = services.now()
    const revokedBy = actor.person.id
    if (!(await saveRevoked(tx, mandate.id, { revokedAt: at, revokedBy, revokedBecause: 'firm' })))
      return { ok: false, reason: 'revoked-already' }
    const payload = { code: 'mandate-revoked', values: { years: yearsText(mandate) } } as const
    await addCaseEvent(tx, { caseId, payload, at, actorId: revokedBy })
    await recordAudit(tx, actor, { action: 'mandate.revoked', object: { type: 'mandate', id: mandate.id } })
    return { ok: true }
  })
}
