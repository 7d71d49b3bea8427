import { asClient } from '#accounts/access/as-client.server.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { notifyStaff } from '#accounts/team/notify-responsible.server.ts'
import { mandateRevoked, mandateSigned } from '#cases/events.ts'
import { findCaseForStaff, findCaseOf } from '#cases/process/case-db.server.ts'
import { staffNotified } from '#cases/process/case-emails.tsx'
import { addCaseEvent } from '#cases/process/case-event-db.server.ts'
import { mandateConsent } from '#content/power-of-attorney.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { publish } from '#platform/events/events.server.ts'
import type { Services } from '#platform/services.ts'
import { yearsText } from './mandate.ts'
import { findMandate, findMandateOf, type Mandate, saveRevoked, saveSignature } from './mandate-db.server.ts'

export type SignMandateError = 'no-consent' | 'other-text' | 'revoked-already'
type UnknownMandate = { ok: false; reason: 'unknown-mandate' }
export type SignMandateOutcome = { ok: true } | UnknownMandate | { ok: false; reason: SignMandateError }

type SignMandateDeps = Pick<Services, 'db' | 'now'>
type Signing = { mandateId: string; actor: Actor; sha256: string; hasConsented: boolean }

/** Signs a power of attorney as the signed-in person. `sha256` names the document that was shown. */
export function signMandate(
  { db, now }: SignMandateDeps,
  { mandateId, actor, sha256, hasConsented }: Signing,
): Promise<SignMandateOutcome> {
  const { person, metadata } = actor
  return asClient(db, person.id, async (tx): Promise<SignMandateOutcome> => {
    const mandate = await findMandateOf(tx, { id: mandateId, personId: person.id }, true)
    if (!mandate) return { ok: false, reason: 'unknown-mandate' }
    if (mandate.revokedAt) return { ok: false, reason: 'revoked-already' }
    if (mandate.sha256 !== sha256) return { ok: false, reason: 'other-text' }
    if (!hasConsented) return { ok: false, reason: 'no-consent' }
    const isSaved = await saveSignature(
      tx,
      { mandateId, personId: person.id },
      {
        ...{ signedAt: now(), consentVersion: mandateConsent.version, consentText: mandateConsent.text },
        ...{ ip: metadata.ip, userAgent: metadata.userAgent ?? null },
      },
    )
    if (!isSaved) return { ok: true }
    await noteEvent(tx, mandate, { code: 'mandate-signed', actor, at: now() })
    await publish(tx, mandateSigned, { mandateId, by: person.name })
    const detail = { sha256, years: yearsText(mandate) }
    await recordAudit(tx, actor, { action: 'mandate.signed', object: { type: 'mandate', id: mandateId }, detail })
    return { ok: true }
  })
}

export type RevokeOutcome = { ok: true } | UnknownMandate

/** Either signer may revoke; letters written from now on do not enclose it. Repeating it changes nothing. */
export function revokeMandate(
  { db, now }: SignMandateDeps,
  { mandateId, actor }: { mandateId: string; actor: Actor },
): Promise<RevokeOutcome> {
  const { person } = actor
  return asClient(db, person.id, async (tx): Promise<RevokeOutcome> => {
    const mandate = await findMandateOf(tx, { id: mandateId, personId: person.id }, true)
    if (!mandate) return { ok: false, reason: 'unknown-mandate' }
    const revoked = { revokedAt: now(), revokedBy: person.id, revokedBecause: 'client' } as const
    if (!(await saveRevoked(tx, mandateId, revoked))) return { ok: true }
    await noteEvent(tx, mandate, { code: 'mandate-revoked', actor, at: now() })
    await publish(tx, mandateRevoked, { mandateId, by: person.name })
    await recordAudit(tx, actor, { action: 'mandate.revoked', object: { type: 'mandate', id: mandateId } })
    return { ok: true }
  })
}

type Noted = { code: 'mandate-signed' | 'mandate-revoked'; actor: Actor; at: Date }

/** Adds the act to the case log, unless the case is no longer shared with the signer. */
async function noteEvent(tx: Tx, mandate: Mandate, { code, actor, at }: Noted): Promise<void> {
  if (!(await findCaseOf(tx, actor.person.id, mandate.caseId))) return
  const payload = { code, values: { years: yearsText(mandate) } }
  await addCaseEvent(tx, { caseId: mandate.caseId, payload, at, actorId: actor.person.id })
}

type Notified = { mandateId: string; by: string; code: 'mandate-signed' | 'mandate-revoked' }

/** Emails the responsible staff who signed, who is still missing, or that the power of attorney was revoked. */
export async function notifyOfMandate(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { mandateId, by, code }: Notified,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const mandate = await findMandate(tx, { id: mandateId })
    const found = mandate && (await findCaseForStaff(tx, mandate.caseId))
    if (!mandate || !found) return
    const missing = mandate.signers.flatMap(({ personName, signedAt }) => (signedAt ? [] : [personName]))
    const values = { by, years: yearsText(mandate), missing }
    const email = () => staffNotified(config.PUBLIC_URL, found, { code, values })
    const about = code === 'mandate-revoked' ? 'always' : 'moves'
    await notifyStaff(tx, found, { eventKey: `${code}:${mandateId}:${by}`, about }, email)
  })
}
