import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { securityEvents } from './security-events.ts'

/** What a link in a letter does once it is used. `email` is the address it was sent to. */
const linkSchema = z.discriminatedUnion('purpose', [
  z.object({
    purpose: z.literal('verify-email'),
    personId: z.string(),
    email: z.string(),
    // What was entered in the registration that caused this letter: it counts, not what somebody else entered since.
    passwordHash: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    company: z.string().nullable(),
    phone: z.string().nullable(),
  }),
  z.object({ purpose: z.literal('invitation'), personId: z.string(), email: z.string() }),
  z.object({ purpose: z.literal('reset-password'), personId: z.string(), email: z.string() }),
  z.object({ purpose: z.literal('change-email'), personId: z.string(), email: z.string(), newEmail: z.string() }),
  z.object({ purpose: z.literal('not-me'), personId: z.string(), email: z.string(), event: z.enum(securityEvents) }),
])

export type Link = z.infer<typeof linkSchema>
export type LinkPurpose = Link['purpose']

/** A token nobody can guess. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Of these purposes a person has one link at most; an index sees to it. */
const newestOnly: readonly LinkPurpose[] = ['reset-password', 'change-email']

/** Adds a link. Only a hash of its token is kept. Where only the newest is good, earlier ones become void. */
export async function insertLink(tx: Db | Tx, token: string, link: Link, at: Date, expiresAt: Date): Promise<void> {
  const { personId, purpose } = link
  if (newestOnly.includes(purpose)) await removeLinksOf(tx, personId, [purpose])
  const row = { ...link, tokenHash: hashOf(token), createdAt: at, expiresAt }
  await tx.insertInto('accountLinks').values(row).execute()
}

/** What a link would do, without using it up; null when it does not exist, was used or is too old. */
export async function findLink(db: Db | Tx, token: string, at: Date): Promise<Link | null> {
  const row = await db
    .selectFrom('accountLinks')
    .selectAll()
    .where('tokenHash', '=', hashOf(token))
    .where('expiresAt', '>', at)
    .executeTakeFirst()
  return row ? linkSchema.parse(row) : null
}

/** Uses a link up: of two who try at once, one gets it and the other null. */
export async function redeemLink(tx: Tx, token: string, at: Date): Promise<(Link & { issuedAt: Date }) | null> {
  const row = await tx
    .deleteFrom('accountLinks')
    .where('tokenHash', '=', hashOf(token))
    .where('expiresAt', '>', at)
    .returningAll()
    .executeTakeFirst()
  return row ? { ...linkSchema.parse(row), issuedAt: row.createdAt } : null
}

/** Makes open links of a person void: those of some purposes, and with `since` only those made then or later. */
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

/**
 * Makes void whatever still opens this account: its links, and sign-ins that wait for their second factor. The links of
 * 'this was not me' stay: who took an account over must not be able to silence its owner.
 */
export async function removeOpenings(tx: Tx, personId: string): Promise<void> {
  await removeLinksOf(tx, personId, ['verify-email', 'invitation', 'reset-password', 'change-email'])
  await tx.deleteFrom('verifications').where('value', '=', personId).execute()
}

/** Removes what has run out: links and challenges, and sessions nobody can use any more. */
export async function removeExpired(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('accountLinks').where('expiresAt', '<', at).execute()
  await db.deleteFrom('verifications').where('expiresAt', '<', at).execute()
  await db.deleteFrom('sessions').where('expiresAt', '<', at).execute()
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
