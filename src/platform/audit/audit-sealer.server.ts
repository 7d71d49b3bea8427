import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs } from 'kysely'

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

/** An audit row without its chain fields. `ipCommitment` is a salted hash of the IP address, null if there is none. */
export type SignedFacts = AuditFacts & { ipCommitment: Buffer | null }

export type Place = { id: number; previousHash: Buffer }

/**
 * Signs audit rows (HMAC) with a key outside the database, so that write access to the database cannot forge rows.
 * Attached as a Kysely plugin, so that use cases need no access to the key.
 */
export class AuditSealer implements KyselyPlugin {
  readonly #key: Buffer
  newest: { id: number; hash: Buffer } = { id: 0, hash: Buffer.alloc(0) }

  #turn: Promise<unknown> = Promise.resolve()

  constructor(secretKey: Buffer) {
    this.#key = Buffer.from(hkdfSync('sha256', secretKey, '', 'audit log', 32))
  }

  signatureOf({ id, previousHash }: Place, row: SignedFacts): Buffer {
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

  /** Serialises audit writes that run outside transactions, so that together they use at most one connection. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#turn.then(work)
    this.#turn = result.catch(() => undefined)
    return result
  }

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

function whatOf({ action, objectType, objectId, outcome, detail }: SignedFacts): unknown[] {
  // Sort the keys, because JSONB does not preserve their order.
  const entries = Object.entries(detail).sort(([one], [other]) => (one < other ? -1 : 1))
  return [action, objectType, objectId, outcome, entries]
}

/** Salted hash of an IP address. Without the salt, it cannot be found by trying all possible addresses. */
export function commitTo(ip: string): { ipSalt: Buffer; ipCommitment: Buffer } {
  const ipSalt = randomBytes(16)
  return { ipSalt, ipCommitment: commitmentOf(ip, ipSalt) }
}

export function commitmentOf(ip: string, ipSalt: Buffer): Buffer {
  return createHash('sha256').update(ipSalt).update(ip).digest()
}

export function isSameSignature(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}

export function sealerOf(db: { getExecutor(): { plugins: readonly KyselyPlugin[] } }): AuditSealer {
  const sealer = db.getExecutor().plugins.find((plugin) => plugin instanceof AuditSealer)
  if (!sealer) throw new Error('This database was opened without the key of the audit log')
  return sealer
}
