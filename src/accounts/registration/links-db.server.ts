import { z } from 'zod'
import { securityEvents } from '#accounts/security/security-events.ts'
import { removeChallengesOf, removeExpiredChallenges } from '#accounts/sign-in/challenge-db.server.ts'
import { tokenHash } from '#accounts/tokens.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'

/** Payload of a single-use link. `email` is the address of the account when the link was created. */
const linkSchema = z.discriminatedUnion('purpose', [
  z.object({
    purpose: z.literal('verify-email'),
    personId: z.string(),
    email: z.string(),
    // Confirming the address saves the data below, which was entered in the registration that sent this link. A later
    // registration with the same address has a link and data of its own.
    passwordHash: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    company: z.string().nullable(),
    phone: z.string().nullable(),
  }),
  z.object({ purpose: z.literal('invitation'), personId: z.string(), email: z.string() }),
  // Not emailed: its token is a cookie of the browser in which the buyer placed the order.
  z.object({ purpose: z.literal('first-password'), personId: z.string(), email: z.string() }),
  z.object({ purpose: z.literal('reset-password'), personId: z.string(), email: z.string() }),
  z.object({ purpose: z.literal('change-email'), personId: z.string(), email: z.string(), newEmail: z.string() }),
  z.object({ purpose: z.literal('not-me'), personId: z.string(), email: z.string(), event: z.enum(securityEvents) }),
])

export type Link = z.infer<typeof linkSchema>
export type LinkPurpose = Link['purpose']

/** A unique index allows only one link per person for each of these purposes. */
const newestOnly: readonly LinkPurpose[] = ['reset-password', 'change-email']

/** Adds a link; only a hash of its token is stored. For purposes in `newestOnly`, earlier links become invalid. */
export async function insertLink(tx: Db | Tx, token: string, link: Link, at: Date, expiresAt: Date): Promise<void> {
  const { personId, purpose } = link
  if (newestOnly.includes(purpose)) await removeLinksOf(tx, personId, [purpose])
  const row = { ...link, tokenHash: tokenHash(token), createdAt: at, expiresAt }
  await tx.insertInto('accountLinks').values(row).execute()
}

/** Finds a link without consuming it; null if it is missing, used or expired. */
export async function findLink(db: Db | Tx, token: string, at: Date): Promise<(Link & { expiresAt: Date }) | null> {
  const row = await db
    .selectFrom('accountLinks')
    .selectAll()
    .where('tokenHash', '=', tokenHash(token))
    .where('expiresAt', '>', at)
    .executeTakeFirst()
  return row ? { ...linkSchema.parse(row), expiresAt: row.expiresAt } : null
}

/** Consumes a link. Of two concurrent calls, one gets the link and the other null. */
export async function redeemLink(tx: Tx, token: string, at: Date): Promise<(Link & { issuedAt: Date }) | null> {
  const row = await tx
    .deleteFrom('accountLinks')
    .where('tokenHash', '=', tokenHash(token))
    .where('expiresAt', '>', at)
    .returningAll()
    .executeTakeFirst()
  return row ? { ...linkSchema.parse(row), issuedAt: row.createdAt } : null
}

/** Invalidates a person's links of the given purposes; with `since`, only those created then or later. */
export async function removeLinksOf(
  tx: Db | Tx,
  personId: string,
  purposes: readonly LinkPurpose[],
  since?: Date,
): Promise<void> {
  let query = tx.deleteFrom('accountLinks').where('personId', '=', personId).where('purpose', 'in', purposes)
  if (since) query = query.where('createdAt', '>=', since)
  await query.execute()
}

/** Invalidates links and sign-ins that an intruder could use, but not the owner's "this was not me" links. */
export async function removeOpenings(tx: Tx, personId: string): Promise<void> {
  await removeLinksOf(tx, personId, ['verify-email', 'invitation', 'first-password', 'reset-password', 'change-email'])
  await removeChallengesOf(tx, personId)
}

export async function removeExpired(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('accountLinks').where('expiresAt', '<', at).execute()
  await removeExpiredChallenges(db, at)
  await db.deleteFrom('sessions').where('expiresAt', '<', at).execute()
}
