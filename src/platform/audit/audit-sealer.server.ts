import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs } from 'kysely'

/** A row of the log as people read it. */
export type AuditFacts = {
  at: Date
  actorId: string | null
  actorLabel: string
  action: string
  objectType: string | null
  objectId: string | null
  outcome: string
  ip: string | null
  requestId: string | null
  detail: Record<string, string | number | boolean | null>
}

/**
 * A row without what binds it to the others. The commitment represents the address in hash and seal; null without an
 * address, and in rows from before commitments.
 */
export type EncryptedFacts = AuditFacts & { ipCommitment: Buffer | null }

/** The place of a row in the log: its number, and the hash of the row before. */
export type Place = { id: number; previousHash: Buffer }

/**
 * Seals rows of the audit log with a key that the database never holds, so that nobody who can only write to the database
 * can change, add or reorder rows unseen. It rides along with a database and its transactions as a plugin that changes no
 * query, so that a use case that writes the log need not be handed the key.
 */
export class AuditSealer implements KyselyPlugin {
  readonly #key: Buffer
  /** The row that is believed to be the newest. When it is not, the database says which one is. */
  newest: { id: number; hash: Buffer } = { id: 0, hash: Buffer.alloc(0) }

  #turn: Promise<unknown> = Promise.resolve()

  constructor(secretKey: Buffer) {
    this.#key = Buffer.from(hkdfSync('sha256', secretKey, '', 'audit log', 32))
  }

  signatureOf({ id, previousHash }: Place, row: EncryptedFacts): Buffer {
    const { actorId, actorLabel, ip, ipCommitment, requestId } = row
    const from = ipCommitment ? { commitment: ipCommitment.toString('hex') } : ip
    return this.#hmac([
      'row',
      id,
      previousHash.toString('hex'),
      row.at.toISOString(),
      actorId,
      actorLabel,
      from,
      requestId,
      ...whatOf(row),
    ])
  }

  /** Seals a row from before commitments without its address: binds the rest of its content to the hash it keeps. */
  signatureWithoutIp({ id, previousHash, hash }: Place & { hash: Buffer }, row: EncryptedFacts): Buffer {
    const { actorId, actorLabel, requestId } = row
    const place = [id, previousHash.toString('hex'), hash.toString('hex'), row.at.toISOString()]
    return this.#hmac(['row without ip', ...place, actorId, actorLabel, requestId, ...whatOf(row)])
  }

  /** Rows written outside transactions wait for each other here, where waiting takes no connection and finds its place. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#turn.then(work)
    this.#turn = result.catch(() => undefined)
    return result
  }

  /** The seal of a statement about the log that is kept outside the database. */
  signatureOfChainTip(facts: (string | number)[]): Buffer {
    return this.#hmac(['head', ...facts])
  }

  #hmac(facts: unknown[]): Buffer {
    return createHmac('sha256', this.#key).update(JSON.stringify(facts)).digest()
  }

  transformQuery({ node }: PluginTransformQueryArgs) {
    return node
  }

  async transformResult({ result }: PluginTransformResultArgs) {
    return result
  }
}

function whatOf({ action, objectType, objectId, outcome, detail }: EncryptedFacts): unknown[] {
  // The database keeps the entries of `detail` in an order of its own.
  const entries = Object.entries(detail).sort(([one], [other]) => (one < other ? -1 : 1))
  return [action, objectType, objectId, outcome, entries]
}

/** A fresh commitment to an address: without the salt nobody can try out addresses against it. */
export function commitTo(ip: string): { ipSalt: Buffer; ipCommitment: Buffer } {
  const ipSalt = randomBytes(16)
  return { ipSalt, ipCommitment: commitmentOf(ip, ipSalt) }
}

export function commitmentOf(ip: string, ipSalt: Buffer): Buffer {
  return createHash('sha256').update(ipSalt).update(ip).digest()
}

/** Whether two seals are the same, in a time that says nothing about them. */
export function isSameSignature(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}

/** The sealer that rides along with a database or transaction. */
export function sealerOf(db: { getExecutor(): { plugins: readonly KyselyPlugin[] } }): AuditSealer {
  const sealer = db.getExecutor().plugins.find((plugin) => plugin instanceof AuditSealer)
  if (!sealer) throw new Error('This database was opened without the key of the audit log')
  return sealer
}
