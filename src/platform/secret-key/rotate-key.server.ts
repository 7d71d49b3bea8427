import { recordAudit, system } from '#platform/audit/audit.server.ts'
import { retireKey } from '#platform/audit/retired-keys.server.ts'
import type { Services } from '#platform/services.ts'
import { listKeys, listOthersInUse } from './known-key-db.server.ts'
import { reencryptColumn, type SecretColumn } from './reencrypt-columns.server.ts'
import { reencryptFiles } from './reencrypt-files.server.ts'
import { noCounts, type Recorder, type RotationCounts, type RotationStep, recorderOf } from './rotation.ts'

export type RotateKeyDeps = Pick<Services, 'db' | 'secretKey' | 'fileStore' | 'now'>

export type RotateKeyInput = {
  columns: readonly SecretColumn[]
  /** Updates the stored hashes of links whose tokens depend on the key. */
  links: readonly { name: string; renew(deps: RotateKeyDeps, recorder: Recorder): Promise<void> }[]
  report(step: RotationStep): void
}

export type RotateKeyResult =
  | { ok: true; counts: RotationCounts; replaced: string[] }
  | { ok: false; reason: 'other-key-in-use' }
  | { ok: false; reason: 'left'; counts: RotationCounts }

/**
 * Encrypts everything with the current key. Changes one row or file at a time and may be interrupted and repeated. A
 * second pass proves that nothing is left; only then are the former keys marked as replaced.
 */
export async function rotateKey(deps: RotateKeyDeps, input: RotateKeyInput): Promise<RotateKeyResult> {
  const { db, secretKey, now } = deps
  if ((await listOthersInUse(db, secretKey.id)).length > 0) return { ok: false, reason: 'other-key-in-use' }
  const first = await pass(deps, input)
  const second = await pass(deps, { ...input, report: () => undefined })
  const counts = { ...second, reencrypted: first.reencrypted + second.reencrypted }
  if (second.reencrypted > 0) return { ok: false, reason: 'left', counts }
  if ((await listOthersInUse(db, secretKey.id)).length > 0) return { ok: false, reason: 'other-key-in-use' }
  const former = (await listKeys(db)).filter(({ id, replacedAt }) => id !== secretKey.id && !replacedAt)
  for (const { id } of former) {
    const detail = { former: id, current: secretKey.id, reencrypted: counts.reencrypted }
    await recordAudit(db, system, { action: 'secret-key.replaced', detail })
    await retireKey(db, id, now())
  }
  return { ok: true, counts, replaced: former.map(({ id }) => id) }
}

async function pass(deps: RotateKeyDeps, { columns, links, report }: RotateKeyInput): Promise<RotationCounts> {
  const counts = noCounts()
  for (const { name, renew } of links) await renew(deps, recorderOf(name, counts, report))
  for (const column of columns) await reencryptColumn(deps, column, recorderOf(column.name, counts, report))
  await reencryptFiles(deps, recorderOf('files', counts, report))
  return counts
}
