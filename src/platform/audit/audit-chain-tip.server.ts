import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Db } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { findNewestRow, findRow } from './audit-db.server.ts'
import { isChainTipSigned, sealerOf } from './audit-sealer.server.ts'
import { listAuditKeys } from './retired-keys.server.ts'

const hour = 60 * 60 * 1000

/** The newest row of the audit log at the time `at`; saved outside the database, so that deleted rows are detected. */
export type AuditChainTip = { id: number; hash: Buffer; rowSignature: Buffer; at: string }

const hex = z.string().transform((text) => Buffer.from(text, 'hex'))
const written = z.object({ id: z.number(), hash: hex, rowSignature: hex, at: z.string(), signature: hex })

/** Reads the saved chain tip. Null if none has been saved, 'forged' if its signature is invalid. */
export async function readAuditChainTip(db: Db, folder: string): Promise<AuditChainTip | null | 'forged'> {
  const text = await readFile(fileIn(folder), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return null
  const read = written.safeParse(parsed(text))
  if (!read.success) return 'forged'
  const { signature, ...tip } = read.data
  return isChainTipSigned(await listAuditKeys(db), factsOf(tip), signature) ? tip : 'forged'
}

export async function writeAuditChainTip(db: Db, folder: string, tip: AuditChainTip): Promise<void> {
  const [id, hash, rowSignature, at] = factsOf(tip)
  const signature = sealerOf(db).signatureOfChainTip(factsOf(tip)).toString('hex')
  const half = `${fileIn(folder)}.${process.pid}`
  await writeFile(half, `${JSON.stringify({ id, hash, rowSignature, at, signature })}\n`, { mode: 0o600 })
  await rename(half, fileIn(folder))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function factsOf({ id, hash, rowSignature, at }: AuditChainTip): [number, string, string, string] {
  return [id, hash.toString('hex'), rowSignature.toString('hex'), at]
}

function fileIn(folder: string): string {
  return join(folder, 'audit-head.json')
}

type SaveAuditChainTipDeps = Pick<Services, 'db' | 'config' | 'log'>

/** Saves the newest audit row to a file every hour. Logs an error if the previously saved row has been deleted. */
export async function saveAuditChainTip(
  { db, config, log }: SaveAuditChainTipDeps,
  everyMs = 2_000,
): Promise<() => Promise<void>> {
  const found = await readAuditChainTip(db, config.DATA_DIR)
  if (found === 'forged') {
    log.error(`audit log: the head in ${config.DATA_DIR} does not bear our seal, so none is kept. Run etb verify-audit`)
    return async () => undefined
  }
  let saved = found
  let createdAt = 0
  let isBroken = false
  const look = async () => {
    const { newest, holdsSaved } = await readNewest(db, saved)
    if (!holdsSaved) {
      if (!isBroken) log.error({ row: saved?.id }, 'audit log: rows were removed or changed. Run etb verify-audit')
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
  let warnedAt = 0
  const pollAgain = () =>
    look().catch((err: unknown) => {
      // The database may be away for a while; a folder that cannot be written to (full, read-only) needs an operator.
      const isOfFolder = typeof Object(err).path === 'string'
      if (!isOfFolder || Date.now() - warnedAt < hour) return log.debug({ err }, 'audit log: not looked at')
      warnedAt = Date.now()
      log.warn({ err, folder: config.DATA_DIR }, 'audit log: the newest row cannot be saved in DATA_DIR')
    })
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
