import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs } from 'kysely'
import { derivedKey, type SecretKey } from '#platform/secret-key/secret-key.server.ts'

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

/** Key of the audit log, and the last row that it may have signed. */
export type AuditKey = { hmacKey: Buffer; lastId: number }

export type Place = { id: number; previousHash: Buffer }

/**
 * Signs audit rows (HMAC) with a key outside the database, so that write access to the database cannot forge rows.
 * Attached as a Kysely plugin, so that use cases need no access to the key.
 */
export class AuditSealer implements KyselyPlugin {
  readonly secretKey: SecretKey
  readonly #key: Buffer
  newest: { id: number; hash: Buffer } = { id: 0, hash: Buffer.alloc(0) }

  #turn: Promise<unknown> = Promise.resolve()

  constructor(secretKey: SecretKey) {
    this.secretKey = secretKey
    this.#key = auditHmacKey(secretKey.current)
  }

  signatureOf(place: Place, row: SignedFacts): Buffer {
    return hmac(this.#key, rowFacts(place, row))
  }

  /** Serialises audit writes that run outside transactions, so that together they use at most one connection. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#turn.then(work)
    this.#turn = result.catch(() => undefined)
    return result
  }

  signatureOfChainTip(facts: TipFacts): Buffer {
    return hmac(this.#key, ['head', ...facts])
  }

  transformQuery({ node }: PluginTransformQueryArgs) {
    return node
  }

  async transformResult({ result }: PluginTransformResultArgs) {
    return result
  }
}

export function auditHmacKey(secret: Buffer): Buffer {
  return derivedKey(secret, 'audit log')
}

export function isRowSigned(keys: readonly AuditKey[], place: Place, row: SignedFacts, signature: Buffer): boolean {
  return isSigned(keys, place.id, rowFacts(place, row), signature)
}

type TipFacts = [id: number, ...rest: string[]]

export function isChainTipSigned(keys: readonly AuditKey[], facts: TipFacts, signature: Buffer): boolean {
  return isSigned(keys, facts[0], ['head', ...facts], signature)
}

function isSigned(keys: readonly AuditKey[], id: number, facts: unknown[], signature: Buffer): boolean {
  return keys.some(({ hmacKey, lastId }) => id <= lastId && isSameSignature(hmac(hmacKey, facts), signature))
}

function hmac(key: Buffer, facts: unknown[]): Buffer {
  return createHmac('sha256', key).update(JSON.stringify(facts)).digest()
}

function rowFacts({ id, previousHash }: Place, row: SignedFacts): unknown[] {
  const { actorId, actorLabel, ip, ipCommitment, requestId } = row
  const from = ipCommitment ? { commitment: ipCommitment.toString('hex') } : ip
  const place = [id, previousHash.toString('hex'), row.at.toISOString()]
  return ['row', ...place, actorId, actorLabel, from, requestId, ...whatOf(row)]
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

function isSameSignature(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}

export function sealerOf(db: { getExecutor(): { plugins: readonly KyselyPlugin[] } }): AuditSealer {
  const sealer = db.getExecutor().plugins.find((plugin) => plugin instanceof AuditSealer)
  if (!sealer) throw new Error('This database was opened without the key of the audit log')
  return sealer
}
