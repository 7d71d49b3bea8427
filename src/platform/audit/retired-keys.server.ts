import { z } from 'zod'
import type { Db } from '#platform/db/database.server.ts'
import { decrypt, encrypt } from '#platform/secret-key/encryption.server.ts'
import { type KnownKey, listKeys, saveReplaced } from '#platform/secret-key/known-key-db.server.ts'
import type { SecretKey } from '#platform/secret-key/secret-key.server.ts'
import { findNewestRow } from './audit-db.server.ts'
import { type AuditKey, auditHmacKey, sealerOf } from './audit-sealer.server.ts'
import { publicSigningKey } from './signed-lines.server.ts'

export const retiredPurpose = 'retired keys'

const hex = z.string().transform((text): Buffer => Buffer.from(text, 'hex'))
const shape = z.object({ hmacKey: hex, lastId: z.number().int(), lastHash: hex, publicKey: z.string() })

/** What remains of a replaced key: it verifies rows up to the last one at the replacement, and exports. */
export type RetiredKey = z.infer<typeof shape> & { id: string }

/** Replaced keys. One that was tampered with is left out, so that the rows it signed fail their verification. */
export async function listRetiredKeys(db: Db): Promise<RetiredKey[]> {
  const { secretKey } = sealerOf(db)
  return (await listKeys(db)).flatMap((key) => openRetired(secretKey, key) ?? [])
}

/** Marks a key as replaced: from now on, it verifies only what it has signed until now. */
export async function retireKey(db: Db, id: string, at: Date): Promise<void> {
  const { secretKey } = sealerOf(db)
  const secret = secretKey.all[secretKey.ids.indexOf(id)]
  const newest = await findNewestRow(db)
  if (!secret || !newest) throw new Error(`The key ${id} cannot be replaced, because it is not set`)
  const key = {
    hmacKey: auditHmacKey(secret).toString('hex'),
    lastId: newest.id,
    lastHash: newest.hash.toString('hex'),
    publicKey: publicSigningKey(secret),
  } satisfies z.input<typeof shape>
  const retired = encrypt(secretKey, { purpose: retiredPurpose, owner: id }, JSON.stringify(key))
  await saveReplaced(db, id, { at, retired })
}

function openRetired(secretKey: SecretKey, { id, retiredEncrypted }: KnownKey): RetiredKey | null {
  if (!retiredEncrypted) return null
  try {
    return {
      id,
      ...shape.parse(JSON.parse(decrypt(secretKey, { purpose: retiredPurpose, owner: id }, retiredEncrypted))),
    }
  } catch {
    return null
  }
}

/** All keys that may have signed the log. A replaced key is limited to its rows, even if it is still configured. */
export async function listAuditKeys(db: Db, given?: readonly RetiredKey[]): Promise<AuditKey[]> {
  const retired = given ?? (await listRetiredKeys(db))
  const { secretKey } = sealerOf(db)
  const inUse = secretKey.all.filter((_, at) => !retired.some(({ id }) => id === secretKey.ids[at]))
  return [...inUse.map((key) => ({ hmacKey: auditHmacKey(key), lastId: Number.POSITIVE_INFINITY })), ...retired]
}
