import { householdChanged } from '#accounts/events.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { findCaseForStaff, lockCase, saveCase } from '#cases/process/case-db.server.ts'
import { returnShared } from '#cases/process/case-emails.tsx'
import { loadSituation } from '#cases/process/load-situation.server.ts'
import { recordAudit, system } from '#platform/audit/audit.server.ts'
import { publish } from '#platform/events/events.server.ts'
import type { Services } from '#platform/services.ts'
import { notifyHousehold } from './notify-household.server.ts'
import { fillSigners, listReturnsToShare, saveSharing } from './signers-db.server.ts'

export type ShareOutcome = { ok: true } | { ok: false; reason: 'unknown-case' }

export function shareCase(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  { caseId, isShared }: { caseId: string; isShared: boolean },
): Promise<ShareOutcome> {
  return db.transaction().execute(async (tx): Promise<ShareOutcome> => {
    const found = await lockCase(tx, caseId, actor.person.id)
    if (found?.clientId !== actor.person.id) return { ok: false, reason: 'unknown-case' }
    await saveSharing(tx, caseId, isShared)
    await publish(tx, householdChanged, { clientId: actor.person.id })
    await recordAudit(tx, actor, {
      action: isShared ? 'case.shared' : 'case.unshared',
      object: { type: 'case', id: caseId },
    })
    return { ok: true }
  })
}

/** Shares a couple's open joint returns with the partner who has accepted the invitation, and emails both. */
export async function shareJointReturns(
  { db, config }: Pick<Services, 'db' | 'config'>,
  clientId: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const shared: string[] = []
    for (const caseId of await listReturnsToShare(tx, clientId)) {
      const held = await lockCase(tx, caseId, null)
      if (!held) continue
      await saveSharing(tx, caseId, true)
      const found = await findCaseForStaff(tx, caseId)
      if (!found) continue
      const emailContent = (to: { name: string }) => returnShared(config.PUBLIC_URL, to, found)
      await notifyHousehold(tx, found, { eventKey: `case-shared:${caseId}:${found.sharedWith}`, emailContent })
      shared.push(caseId)
    }
    for (const id of shared) await recordAudit(tx, system, { action: 'case.shared', object: { type: 'case', id } })
  })
}

/** If a removed co-signer was the last whose approval was missing, the draft becomes approved. */
export async function settleSigners({ db, now }: Pick<Services, 'db' | 'now'>, clientId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const caseId of await fillSigners(tx, clientId)) {
      const seen = await findCaseForStaff(tx, caseId)
      const found = seen?.state === 'client_approval' ? await lockCase(tx, caseId, null) : null
      if (!found || found.clientApprovedAt) continue
      const { situation } = await loadSituation(tx, found, null, now())
      if (situation.isApproved) await saveCase(tx, caseId, { clientApprovedAt: now() }, now())
    }
  })
}
