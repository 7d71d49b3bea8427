import type { Db, Tx } from '#platform/db/database.server.ts'
import { removePasskeysOf } from './passkey-db.server.ts'

export async function savePasswordHash(tx: Db | Tx, personId: string, passwordHash: string, at: Date): Promise<void> {
  await tx
    .insertInto('credentials')
    .values({ userId: personId, passwordHash, createdAt: at, updatedAt: at })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ passwordHash, updatedAt: at }))
    .execute()
}

export async function findPasswordHash(db: Db | Tx, personId: string): Promise<string | null> {
  const row = await db
    .selectFrom('credentials')
    .select('passwordHash')
    .where('userId', '=', personId)
    .executeTakeFirst()
  return row?.passwordHash ?? null
}

export async function removeCredentials(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('credentials').where('userId', '=', personId).execute()
  await removePasskeysOf(tx, personId)
  await removeSecondFactor(tx, personId)
}

type StoredSecondFactor = { secretEncrypted: Buffer; recoveryCodeHashes: string[] }

export async function findSecondFactor(db: Db | Tx, personId: string) {
  const row = await db
    .selectFrom('twoFactors')
    .select('secretEncrypted')
    .where('userId', '=', personId)
    .executeTakeFirst()
  return row ?? null
}

/** Saves a new authenticator app; it is active once `people.two_factor_enabled` is set. */
export async function saveSecondFactor(tx: Tx, personId: string, factor: StoredSecondFactor, at: Date): Promise<void> {
  const values = { ...factor, lastUsedStep: null, createdAt: at }
  await tx
    .insertInto('twoFactors')
    .values({ userId: personId, ...values })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(values))
    .execute()
}

export async function enableSecondFactor(tx: Tx, personId: string): Promise<void> {
  await tx.updateTable('people').set({ twoFactorEnabled: true }).where('id', '=', personId).execute()
}

export async function saveRecoveryCodes(tx: Tx, personId: string, recoveryCodeHashes: string[]): Promise<void> {
  await tx.updateTable('twoFactors').set({ recoveryCodeHashes }).where('userId', '=', personId).execute()
}

/** Marks a TOTP time step and all earlier ones as used. Of two concurrent calls, only one returns true. */
export async function consumeTimeStep(tx: Tx, personId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('twoFactors')
    .set({ lastUsedStep: step })
    .where('userId', '=', personId)
    .where((is) => is.or([is('lastUsedStep', 'is', null), is('lastUsedStep', '<', step)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Removes a recovery code by its hash. Of two concurrent calls, only one returns true. */
export async function consumeRecoveryCode(tx: Tx, personId: string, hash: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('twoFactors')
    .set((is) => ({ recoveryCodeHashes: is.fn<string[]>('array_remove', ['recoveryCodeHashes', is.val(hash)]) }))
    .where('userId', '=', personId)
    .where((is) => is(is.val(hash), '=', is.fn.any('recoveryCodeHashes')))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function removeSecondFactor(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('twoFactors').where('userId', '=', personId).execute()
  await tx.updateTable('people').set({ twoFactorEnabled: false }).where('id', '=', personId).execute()
}
