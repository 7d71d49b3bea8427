import type { Db } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { type AuditChainTip, readAuditChainTip, writeAuditChainTip } from './audit-chain-tip.server.ts'
import { findNewestRow, findRow } from './audit-db.server.ts'

const hour = 60 * 60 * 1000

type SaveAuditChainTipDeps = Pick<Services, 'db' | 'config' | 'log'>

/** Saves the newest audit row to a file every hour. Logs an error if the row saved last has been deleted. */
export async function saveAuditChainTip(
  { db, config, log }: SaveAuditChainTipDeps,
  everyMs = 2_000,
): Promise<() => Promise<void>> {
  const found = await readAuditChainTip(db, config.DATA_DIR)
  if (found === 'forged') {
    log.error(
      `audit log: the head in ${config.DATA_DIR} does not bear our seal, so none is kept. Run script/verify-audit`,
    )
    return async () => undefined
  }
  let saved = found
  let createdAt = 0
  let isBroken = false
  const look = async () => {
    const { newest, holdsSaved } = await readNewest(db, saved)
    if (!holdsSaved) {
      if (!isBroken) log.error({ row: saved?.id }, 'audit log: rows were removed or changed. Run script/verify-audit')
      isBroken = true
      return
    }
    if (!newest || newest.id === saved?.id) return
    await writeAuditChainTip(db, config.DATA_DIR, newest)
    saved = newest
    if (Date.now() - createdAt < hour) return
    createdAt = Date.now()
    log.info({ row: newest.id, hash: newest.hash.toString('hex') }, 'audit log: newest row')
  }
  const pollAgain = () => look().catch((error) => log.debug({ err: error }, 'audit log: not looked at'))
  let looking = pollAgain()
  const timer = setInterval(() => {
    looking = looking.then(pollAgain)
  }, everyMs)
  return async () => {
    clearInterval(timer)
    await looking.then(pollAgain)
  }
}

async function readNewest(
  db: Db,
  saved: AuditChainTip | null,
): Promise<{ newest: AuditChainTip | null; holdsSaved: boolean }> {
  const row = await findNewestRow(db)
  const asSaved = saved && (row?.id === saved.id ? row : await findRow(db, saved.id))
  return {
    newest: row?.signature
      ? { id: row.id, hash: row.hash, rowSignature: row.signature, at: row.at.toISOString() }
      : null,
    holdsSaved: !saved || Boolean(asSaved?.hash.equals(saved.hash) && asSaved.signature?.equals(saved.rowSignature)),
  }
}
