import { type Insertable, sql } from 'kysely'
import { z } from 'zod'
import type { AccessScope } from '#accounts/access/access-scope.ts'
import { onlyVisibleTo } from '#accounts/access/visible-db.server.ts'
import type { Todo } from '#cases/process/todo.ts'
import type { MandateParts, MandateScope } from '#content/power-of-attorney.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { Mandates } from '#platform/db/schema.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { clientMandatePath, covers, mandateScopes, revokedReasons } from './mandate.ts'

const parts: z.ZodType<MandateParts> = z.object({
  title: z.string(),
  subject: z.string(),
  clientsHeading: z.string(),
  clients: z.string(),
  firmHeading: z.string(),
  firm: z.string(),
  scopeHeading: z.string(),
  scope: z.array(z.string()),
  terms: z.array(z.string()),
  byHand: z.string(),
})
const storedParts = z.object({ office: parts, english: parts })
const language = z.enum(['de', 'fr', 'it'])

function selectMandates(db: Db | Tx) {
  return db
    .selectFrom('mandates as m')
    .select(['m.id', 'm.caseId', 'm.clientId', 'm.language', 'm.firstYear', 'm.lastYear', 'm.scopes', 'm.parts'])
    .select(['m.sha256', 'm.createdAt', 'm.revokedAt', 'm.revokedBecause'])
}

type Row = Awaited<ReturnType<ReturnType<typeof selectMandates>['execute']>>[number]

async function withSigners(db: Db | Tx, rows: readonly Row[]) {
  if (rows.length === 0) return []
  const signers = await db
    .selectFrom('mandateSigners')
    .selectAll()
    .where(
      'mandateId',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('position')
    .execute()
  return rows.map((row) => ({
    ...row,
    language: language.parse(row.language),
    scopes: mandateScopes.filter((scope) => row.scopes.includes(scope)),
    parts: storedParts.parse(row.parts),
    revokedBecause: revokedReasons.find((reason) => reason === row.revokedBecause) ?? null,
    signers: signers.filter(({ mandateId }) => mandateId === row.id),
  }))
}

export type Mandate = Awaited<ReturnType<typeof withSigners>>[number]

export async function listMandates(db: Db | Tx, caseId: string): Promise<Mandate[]> {
  const rows = selectMandates(db).where('m.caseId', '=', caseId).orderBy('m.createdAt', 'desc').limit(20)
  return withSigners(db, await rows.execute())
}

/** Powers of attorney of a client's visible cases that have not been revoked, newest first. */
export async function listMandatesOfClient(db: Db, clientId: string, scope: AccessScope) {
  const rows = await selectMandates(db)
    .innerJoin('cases as c', 'c.id', 'm.caseId')
    .select('c.caseNumber')
    .where('m.clientId', '=', clientId)
    .where('m.revokedAt', 'is', null)
    .where(onlyVisibleTo(scope))
    .orderBy('m.createdAt', 'desc')
    .limit(50)
    .execute()
  const numbers = new Map(rows.map(({ id, caseNumber }) => [id, caseNumber]))
  return (await withSigners(db, rows)).map(({ parts: _, ...mandate }) => ({
    ...mandate,
    caseNumber: numbers.get(mandate.id) ?? '',
  }))
}

export type MandateOfClient = Awaited<ReturnType<typeof listMandatesOfClient>>[number]

/** Finds a power of attorney of a case. `lock`: until the transaction ends. */
export async function findMandate(
  db: Db | Tx,
  { id, caseId }: { id: string; caseId?: string },
  lock = false,
): Promise<Mandate | null> {
  if (!isUuid(id)) return null
  const row = await selectMandates(db)
    .where('m.id', '=', id)
    .$if(caseId !== undefined, (query) => query.where('m.caseId', '=', caseId ?? ''))
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst()
  return row ? ((await withSigners(db, [row]))[0] ?? null) : null
}

/** Finds a power of attorney that this person signs. Call within `asClient`. */
export async function findMandateOf(
  tx: Tx,
  { id, personId }: { id: string; personId: string },
  lock = false,
): Promise<Mandate | null> {
  const found = await findMandate(tx, { id }, lock)
  return found?.signers.some((signer) => signer.personId === personId) ? found : null
}

type Covered = { id: string; clientId: string; taxYear: number }

/** Newest valid power of attorney of the client that covers an act for the case's tax year; null if there is none. */
export async function findValidMandate(
  db: Db | Tx,
  found: Covered,
  scope: MandateScope | null,
): Promise<Mandate | null> {
  const rows = await selectMandates(db)
    .where('m.clientId', '=', found.clientId)
    .where('m.revokedAt', 'is', null)
    .orderBy('m.createdAt', 'desc')
    .limit(20)
    .execute()
  if (rows.length === 0) return null
  const { taxYear } = found
  const isJoint = await isJointReturn(db, found.id)
  return (await withSigners(db, rows)).find((mandate) => covers(mandate, { taxYear, scope, isJoint })) ?? null
}

export async function isJointReturn(db: Db | Tx, caseId: string): Promise<boolean> {
  const { rows } = await sql<{ isJoint: boolean }>`select is_joint_return(${caseId}) as "isJoint"`.execute(db)
  return rows[0]?.isJoint ?? false
}

export async function findMandateContent(db: Db | Tx, id: string): Promise<Buffer> {
  return (await db.selectFrom('mandates').select('content').where('id', '=', id).executeTakeFirstOrThrow()).content
}

type NewSigner = { personId: string; personName: string }

export async function insertMandate(
  tx: Tx,
  mandate: Insertable<Mandates>,
  signers: readonly NewSigner[],
): Promise<string> {
  const { id } = await tx.insertInto('mandates').values(mandate).returning('id').executeTakeFirstOrThrow()
  const rows = signers.map((signer, position) => ({ ...signer, position, mandateId: id }))
  await tx.insertInto('mandateSigners').values(rows).execute()
  return id
}

type Signature = { signedAt: Date; consentVersion: number; consentText: string; ip: string; userAgent: string | null }

/** False if this person has signed before. */
export async function saveSignature(
  tx: Tx,
  { mandateId, personId }: { mandateId: string; personId: string },
  signature: Signature,
): Promise<boolean> {
  const saved = await tx
    .updateTable('mandateSigners')
    .set(signature)
    .where('mandateId', '=', mandateId)
    .where('personId', '=', personId)
    .where('signedAt', 'is', null)
    .executeTakeFirst()
  return Number(saved.numUpdatedRows) > 0
}

type Revoked = { revokedAt: Date; revokedBy: string; revokedBecause: (typeof revokedReasons)[number] }

export async function saveRevoked(tx: Tx, id: string, revoked: Revoked): Promise<boolean> {
  const change = tx.updateTable('mandates').set(revoked).where('id', '=', id).where('revokedAt', 'is', null)
  return Number((await change.executeTakeFirst()).numUpdatedRows) > 0
}

/** Powers of attorney that wait for this person's signature. Call within `asClient`. */
export async function listMandatesToSign(tx: Tx, personId: string, caseId?: string): Promise<Todo[]> {
  const rows = await tx
    .selectFrom('mandateSigners as s')
    .innerJoin('mandates as m', 'm.id', 's.mandateId')
    .select(['m.id', 'm.firstYear', 'm.lastYear'])
    .where('s.personId', '=', personId)
    .where('s.signedAt', 'is', null)
    .where('m.revokedAt', 'is', null)
    .$if(caseId !== undefined, (query) => query.where('m.caseId', '=', caseId ?? ''))
    .orderBy('m.createdAt')
    .limit(20)
    .execute()
  return rows.map(({ id, firstYear, lastYear }) => ({
    ...{ code: 'sign', values: { firstYear, lastYear }, href: clientMandatePath(id) },
    ...{ caseNumber: null, dueOn: null },
  }))
}

/** Powers of attorney that this person signs, newest first; of one case, or all. Call within `asClient`. */
export async function listMandatesSignedBy(tx: Tx, personId: string, caseId?: string): Promise<Mandate[]> {
  const own = tx.selectFrom('mandateSigners').select('mandateId').where('personId', '=', personId)
  const rows = await selectMandates(tx)
    .where('m.id', 'in', own)
    .$if(caseId !== undefined, (query) => query.where('m.caseId', '=', caseId ?? ''))
    .orderBy('m.createdAt', 'desc')
    .limit(200)
    .execute()
  return withSigners(tx, rows)
}
