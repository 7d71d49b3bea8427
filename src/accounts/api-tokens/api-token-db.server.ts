import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { type ApiScope, isApiScope } from './api-token.ts'

const columns = ['id', 'personId', 'name', 'hint', 'scopes', 'createdAt', 'expiresAt', 'lastUsedAt'] as const

function withScopes<Row extends { scopes: string[] }>(row: Row): Omit<Row, 'scopes'> & { scopes: ApiScope[] } {
  return { ...row, scopes: row.scopes.filter(isApiScope) }
}

/** Tokens of a person that are neither revoked nor expired, newest first. */
export async function listApiTokens(db: Db | Tx, personId: string, at: Date) {
  const rows = await db
    .selectFrom('apiTokens')
    .select(columns)
    .where('personId', '=', personId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', at)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(withScopes)
}

export type ApiTokenRow = Awaited<ReturnType<typeof listApiTokens>>[number]

export async function findApiToken(db: Db | Tx, tokenHash: string, at: Date): Promise<ApiTokenRow | null> {
  const row = await db
    .selectFrom('apiTokens')
    .select(columns)
    .where('tokenHash', '=', tokenHash)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', at)
    .executeTakeFirst()
  return row ? withScopes(row) : null
}

type ApiTokenInsert = Pick<ApiTokenRow, 'personId' | 'name' | 'hint' | 'scopes' | 'createdAt' | 'expiresAt'> & {
  tokenHash: string
}

export async function insertApiToken(tx: Tx, token: ApiTokenInsert): Promise<string> {
  const { id } = await tx.insertInto('apiTokens').values(token).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Revokes a token of this person; null if there is no such active token. */
export async function revokeApiToken(tx: Tx, personId: string, id: string, at: Date): Promise<string | null> {
  if (!isUuid(id)) return null
  const row = await tx
    .updateTable('apiTokens')
    .set({ revokedAt: at })
    .where('id', '=', id)
    .where('personId', '=', personId)
    .where('revokedAt', 'is', null)
    .returning('name')
    .executeTakeFirst()
  return row?.name ?? null
}

export async function revokeApiTokensOf(tx: Tx, personId: string, at: Date): Promise<void> {
  await tx
    .updateTable('apiTokens')
    .set({ revokedAt: at })
    .where('personId', '=', personId)
    .where('revokedAt', 'is', null)
    .execute()
}

/** Saves the time of use, at most once a minute. */
export async function noteApiTokenUse(db: Db, id: string, at: Date): Promise<void> {
  await db
    .updateTable('apiTokens')
    .set({ lastUsedAt: at })
    .where('id', '=', id)
    .where(sql<boolean>`coalesce(last_used_at < ${at}::timestamptz - interval '1 minute', true)`)
    .execute()
}
