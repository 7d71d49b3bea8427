import type { Db, Tx } from '#platform/db/database.server.ts'
import { doLast } from '#platform/db/one-connection.server.ts'
import { storable } from '#platform/db/storable.ts'
import type { AuditAction } from './audit-action.ts'
import { appendRow, lockAndCount } from './audit-db.server.ts'
import { type AuditSealer, commitTo, type EncryptedFacts, sealerOf } from './audit-sealer.server.ts'

/** Who did something, and from where: a person, a visitor who is not signed in (no person), or the program (neither). */
export type AuditActor = {
  person: { id: string; name: string } | null
  metadata: { id: string; ip: string } | null
}

export const system: AuditActor = { person: null, metadata: null }

export type AuditEntry = {
  action: AuditAction
  object?: { type: string; id: string }
  outcome?: 'success' | 'failed' | 'denied'
  /** Small facts about what changed. Never secrets, never contents of files or messages. */
  detail?: Record<string, string | number | boolean | null>
}

/**
 * Appends one row to the audit log, the only writer of it. Inside a transaction the row stands or falls with the change
 * it tells of, and is written right before the commit: writers of the log queue for its end, so it is the last lock that
 * any transaction takes.
 */
export async function recordAudit(db: Db | Tx, actor: AuditActor, entry: AuditEntry): Promise<void> {
  const sealer = sealerOf(db)
  const facts = asStored(actor, entry)
  // When somebody else wrote meanwhile, a transaction holds the log from the first try on, so its second one fits.
  const write = async (tx: Db | Tx) => (await append(tx, sealer, facts)) || (await append(tx, sealer, facts))
  const writeInTransaction = async () => assertWritten(await write(db))
  if (db.isTransaction) return doLast(writeInTransaction) ? undefined : writeInTransaction()
  assertWritten(await sealer.inTurn(async () => (await append(db, sealer, facts)) || db.transaction().execute(write)))
}

function assertWritten(isWritten: boolean): void {
  if (!isWritten) throw new Error('The audit log took no row although it was held')
}

type Facts = Omit<EncryptedFacts, 'at'> & { ipSalt: Buffer | null }

/** What the database will hold, so that the seal fits it: no NUL, no half characters, numbers as JSON knows them. */
function asStored({ person, metadata }: AuditActor, entry: AuditEntry): Facts {
  const text = (value: string) => storable(value.toWellFormed())
  const textOrNull = (value: string | null = null) => (value === null ? null : text(value))
  const wellFormed = (_: string, value: unknown) => (typeof value === 'string' ? text(value) : value)
  const ip = textOrNull(metadata?.ip)
  return {
    actorId: textOrNull(person?.id),
    actorLabel: text(person?.name ?? (metadata ? 'visitor' : 'system')),
    action: text(entry.action),
    objectType: textOrNull(entry.object?.type),
    objectId: textOrNull(entry.object?.id),
    outcome: entry.outcome ?? 'success',
    ip,
    ...(ip === null ? { ipSalt: null, ipCommitment: null } : commitTo(ip)),
    requestId: textOrNull(metadata?.id),
    detail: JSON.parse(storable(JSON.stringify(entry.detail ?? {}, wellFormed))),
  }
}

/** Writes a row behind the one that is believed to be the newest; false when another one is. */
async function append(db: Db | Tx, sealer: AuditSealer, facts: Facts): Promise<boolean> {
  const { id, hash } = sealer.newest
  const row = { ...facts, at: new Date() }
  const signature = sealer.signatureOf({ id: id + 1, previousHash: hash }, row)
  const notified = await appendRow(db, { ...row, previousId: id, previousHash: hash, signature })
  sealer.newest = { id: notified.newestId, hash: notified.newestHash }
  return notified.isWritten
}

/**
 * Vouches once for the rows from before rows were sealed: the first sealed row says how many they are, and its seal covers
 * the hash of the last of them, and through the chain all of them.
 */
export async function signEarlierRows(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { rows, sealed: signed } = await lockAndCount(tx)
    if (rows > 0 && signed === 0) await recordAudit(tx, system, { action: firstSignature, detail: { through: rows } })
  })
}

/** The action of the row that vouches for those before it. */
export const firstSignature = 'audit.sealed'
