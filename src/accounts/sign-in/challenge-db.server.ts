import { tokenHash } from '#accounts/tokens.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'

/** A `passkey-sign-in` challenge belongs to no person yet: only the passkey in the response shows who signs in. */
export type ChallengePurpose = 'second-factor' | 'add-passkey' | 'passkey-sign-in'

export type Challenge = { purpose: ChallengePurpose; personId: string | null }

export async function insertChallenge(
  tx: Db | Tx,
  token: string,
  { purpose, personId }: Challenge,
  expiresAt: Date,
): Promise<void> {
  const row = { tokenHash: tokenHash(token), purpose, userId: personId, expiresAt }
  await tx.insertInto('authChallenges').values(row).execute()
}

/** Finds a challenge without consuming it; null if it is missing, used or expired. */
export async function findChallenge(db: Db, token: string, purpose: ChallengePurpose, at: Date) {
  const row = await db
    .selectFrom('authChallenges')
    .select('userId as personId')
    .where('tokenHash', '=', tokenHash(token))
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', at)
    .executeTakeFirst()
  return row ?? null
}

/** Consumes a challenge. Of two concurrent calls, one gets it and the other null. */
export async function redeemChallenge(tx: Db | Tx, token: string, purpose: ChallengePurpose, at: Date) {
  const row = await tx
    .deleteFrom('authChallenges')
    .where('tokenHash', '=', tokenHash(token))
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', at)
    .returning('userId as personId')
    .executeTakeFirst()
  return row ?? null
}

export async function removeChallengesOf(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('authChallenges').where('userId', '=', personId).execute()
}

export async function removeExpiredChallenges(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('authChallenges').where('expiresAt', '<', at).execute()
}
