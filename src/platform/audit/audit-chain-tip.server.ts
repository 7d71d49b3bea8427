import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Db } from '#platform/db/database.server.ts'
import { isSameSignature, sealerOf } from './audit-sealer.server.ts'

/** Newest audit row at the time `at`, saved outside the database, so that deleted rows are noticed. */
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
  return isSameSignature(signature, sealerOf(db).signatureOfChainTip(factsOf(tip))) ? tip : 'forged'
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
