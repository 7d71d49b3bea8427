import type { Actor } from '#accounts/sessions/actor.ts'
import { type NoCase, withCase } from '#cases/process/with-case.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Services } from '#platform/services.ts'
import { loadSheet } from './load-transfer.server.ts'
import { deleteTransferEntry, listTransferEntries, saveTransferEntries } from './transfer-entry-db.server.ts'
import { enterable, stampOf } from './transfer-stamp.ts'

type EnterFieldsDeps = Pick<Services, 'db' | 'now'>
type EnterFieldsInput = { caseId: string; actor: Actor }
export type EnterOutcome = { ok: true } | NoCase | { ok: false; reason: 'unknown-field' | 'amount-changed' }

/**
 * Marks fields as entered in the canton's software, with the amounts that `seen` stamps. `amount-changed`: one of them
 * has changed since, and none is marked.
 */
export function enterFields(
  services: EnterFieldsDeps,
  { caseId, actor, fields, seen }: EnterFieldsInput & { fields: readonly string[] | 'all'; seen: string },
): Promise<EnterOutcome> {
  return withCase(services, { caseId, actor, action: 'case.write' }, async (tx, found): Promise<EnterOutcome> => {
    const open = enterable((await loadSheet(tx, found)).sections)
    const chosen = fields === 'all' ? open : open.filter(({ key }) => fields.includes(key))
    if (fields !== 'all' && chosen.length === 0) return { ok: false, reason: 'unknown-field' }
    if (stampOf(chosen) !== seen) return { ok: false, reason: 'amount-changed' }
    const createdAt = services.now()
    const before = new Map((await listTransferEntries(tx, caseId)).map((entry) => [entry.field, entry]))
    const entries = chosen
      .map(({ key, canton, federal = null }) => ({ field: key, cantonFrancs: canton, federalFrancs: federal }))
      .filter((entry) => {
        const saved = before.get(entry.field)
        return saved?.cantonFrancs !== entry.cantonFrancs || saved.federalFrancs !== entry.federalFrancs
      })
    if (entries.length === 0) return { ok: true }
    await saveTransferEntries(
      tx,
      entries.map((entry) => ({ ...entry, caseId, createdBy: actor.person.id, createdAt })),
    )
    await recordAudit(tx, actor, {
      action: 'transfer.entered',
      object: { type: 'case', id: caseId },
      detail: { caseNumber: found.caseNumber, fields: entries.map(({ field }) => field).join(' ') },
    })
    return { ok: true }
  })
}

export function undoField(
  services: EnterFieldsDeps,
  { caseId, actor, field }: EnterFieldsInput & { field: string },
): Promise<EnterOutcome> {
  return withCase(services, { caseId, actor, action: 'case.write' }, async (tx, found): Promise<EnterOutcome> => {
    const saved = await listTransferEntries(tx, caseId)
    if (!saved.some((entry) => entry.field === field)) return { ok: true }
    await deleteTransferEntry(tx, caseId, field)
    await recordAudit(tx, actor, {
      action: 'transfer.undone',
      object: { type: 'case', id: caseId },
      detail: { caseNumber: found.caseNumber, fields: field },
    })
    return { ok: true }
  })
}
