import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Db, Tx } from '#platform/db/database.server.ts'

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
])

export type Link = z.infer<typeof linkSchema>
export type LinkPurpose = Link['purpose']

/** A token nobody can guess. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Adds a link. Only a hash of its token is kept. */
export async function insertLink(db: Db | Tx, token: string, link: Link, expiresAt: Date): Promise<void> {
  await db
    .insertInto('verifications')
    .values({
      id: randomUUID(),
      identifier: identifierOf(token),
      value: JSON.stringify(link),
      expiresAt,
    })
    .execute()
}

/** What a link would do, without using it up; null when it does not exist, was used or is too old. */
export async function findLink(db: Db | Tx, token: string, at: Date): Promise<Link | null> {
  const row = await db
    .selectFrom('verifications')
    .select('value')
    .where('identifier', '=', identifierOf(token))
    .where('expiresAt', '>', at)
    .executeTakeFirst()
  return row ? linkSchema.parse(JSON.parse(row.value)) : null
}

/** Uses a link up: of two who try at once, one gets it and the other null. */
export async function takeLink(tx: Tx, token: string, at: Date): Promise<Link | null> {
  const row = await tx
    .deleteFrom('verifications')
    .where('identifier', '=', identifierOf(token))
    .where('expiresAt', '>', at)
    .returning('value')
    .executeTakeFirst()
  return row ? linkSchema.parse(JSON.parse(row.value)) : null
}

/** Makes all open links of a person void, or those of some purposes. */
export async function removeLinksOf(tx: Db | Tx, personId: string, purposes: readonly LinkPurpose[]): Promise<void> {
  const rows = await tx
    .selectFrom('verifications')
    .select(['id', 'value'])
    .where('identifier', 'like', `${prefix}%`)
    .where('value', 'like', `%"personId":${JSON.stringify(personId).replace(/[\\%_]/g, '\\$&')}%`)
    .execute()
  const meant = rows.filter(({ value }) => purposes.includes(linkSchema.parse(JSON.parse(value)).purpose))
  if (meant.length === 0) return
  await tx
    .deleteFrom('verifications')
    .where(
      'id',
      'in',
      meant.map(({ id }) => id),
    )
    .execute()
}

/** Removes what has run out: links and challenges, and sessions nobody can use any more. */
export async function removeExpired(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('verifications').where('expiresAt', '<', at).execute()
  await db.deleteFrom('sessions').where('expiresAt', '<', at).execute()
}

const prefix = 'link:'

function identifierOf(token: string): string {
  return prefix + createHash('sha256').update(token).digest('hex')
}
