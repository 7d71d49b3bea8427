import { type Db, storable, type Tx } from '#platform/db/database.server.ts'
import { doLast } from '#platform/db/one-connection.server.ts'
import type { AuditAction } from './audit-action.ts'
import { appendRow, findAdviserOf } from './audit-db.server.ts'
import { type AuditSealer, commitTo, type SignedFacts, sealerOf } from './audit-sealer.server.ts'

export type AuditActor = {
  person: { id: string; name: string; deputyFor?: readonly { id: string; name: string }[] | undefined } | null
  metadata: { id: string; ip: string } | null
}

export const system: AuditActor = { person: null, metadata: null }

export type AuditEntry = {
  action: AuditAction
  object?: { type: string; id: string }
  outcome?: 'success' | 'failed' | 'denied'
  /** Short facts about the change. Never secrets, and never the contents of files or messages. */
  detail?: Record<string, string | number | boolean | null>
}

/**
 * Appends a row to the audit log. In a transaction, call it right before the commit: it locks the log for all other
 * writers until the transaction ends, so this must be the last lock that the transaction takes.
 */
export async function recordAudit(db: Db | Tx, actor: AuditActor, entry: AuditEntry): Promise<void> {
  const sealer = sealerOf(db)
  const facts = asStored(actor, await withAbsent(db, actor, entry))
  // The first attempt fails if another process has just added a row. In that case it locks the log and reads the newest
  // row, so the second attempt always succeeds.
  const write = async (tx: Db | Tx) => (await append(tx, sealer, facts)) || (await append(tx, sealer, facts))
  const writeInTransaction = async () => assertWritten(await write(db))
  if (db.isTransaction) return doLast(writeInTransaction) ? undefined : writeInTransaction()
  assertWritten(await sealer.inTurn(async () => (await append(db, sealer, facts)) || db.transaction().execute(write)))
}

/** Adds for whom a deputy acts, if the object belongs to the absent colleague. */
async function withAbsent(db: Db | Tx, { person }: AuditActor, entry: AuditEntry): Promise<AuditEntry> {
  if (!person?.deputyFor?.length || !entry.object) return entry
  const adviserId = await findAdviserOf(db, entry.object)
  const absent = person.deputyFor.find(({ id }) => id === adviserId)
  return absent ? { ...entry, detail: { ...entry.detail, actedFor: absent.name } } : entry
}

function assertWritten(isWritten: boolean): void {
  if (!isWritten) throw new Error('The audit log did not accept a row although it was locked for writing')
}

type Facts = Omit<SignedFacts, 'at'> & { ipSalt: Buffer | null }

/** Normalises a row to what PostgreSQL stores (no NUL, no lone surrogates), so that its signature stays valid. */
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

async function append(db: Db | Tx, sealer: AuditSealer, facts: Facts): Promise<boolean> {
  const { id, hash } = sealer.newest
  const row = { ...facts, at: new Date() }
  const signature = sealer.signatureOf({ id: id + 1, previousHash: hash }, row)
  const appended = await appendRow(db, { ...row, previousId: id, previousHash: hash, signature })
  sealer.newest = { id: appended.newestId, hash: appended.newestHash }
  return appended.isWritten
}
