import type { Db, Tx } from '#platform/db/database.server.ts'
import { figurePersons } from '#returns/amounts/figure.ts'
import { isFigureCode } from '#returns/amounts/figure-codes.ts'
import { type Advice, type AssessedFigure, type AssessedKey, isAdviceKind } from './assessment.ts'
import type { BillAmounts } from './bill.ts'

function selectAssessed(db: Db | Tx, caseId: string) {
  return db
    .selectFrom('assessedFigures as f')
    .leftJoin('people as p', 'p.id', 'f.createdBy')
    .select(['f.code', 'f.person', 'f.version', 'f.amountCents', 'f.reason', 'f.createdAt', 'p.name as byName'])
    .where('f.caseId', '=', caseId)
}

type RawAssessed = Awaited<ReturnType<ReturnType<typeof selectAssessed>['execute']>>[number]

function submitted(row: RawAssessed): AssessedFigure {
  const person = figurePersons.find((one) => one === row.person)
  if (!isFigureCode(row.code) || !person) throw new Error(`No such figure: ${row.code}`)
  return { ...row, code: row.code, person }
}

/** All stored versions of the assessed figures, unordered. The caller must authorize access to the case first. */
export async function listAssessed(db: Db | Tx, caseId: string): Promise<AssessedFigure[]> {
  return (await selectAssessed(db, caseId).execute()).map(submitted)
}

/** Newest version of one assessed figure. The caller must hold the case lock, otherwise the result may be outdated. */
export async function findNewestAssessed(tx: Tx, caseId: string, { code, person }: AssessedKey) {
  const row = await selectAssessed(tx, caseId)
    .where('f.code', '=', code)
    .where('f.person', '=', person)
    .orderBy('f.version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? submitted(row) : null
}

type AssessedDbRow = { caseId: string; version: number; createdBy: string; createdAt: Date }
type NewAssessed = AssessedDbRow & AssessedKey & { amountCents: number | null; reason: string }

export async function insertAssessed(tx: Tx, row: NewAssessed): Promise<void> {
  await tx.insertInto('assessedFigures').values(row).execute()
}

export type Bill = { version: number; amounts: BillAmounts; byName: string | null; createdAt: Date }

export async function findBill(db: Db | Tx, caseId: string): Promise<Bill | null> {
  const row = await db
    .selectFrom('assessedTaxes as t')
    .leftJoin('people as p', 'p.id', 't.createdBy')
    .select(['t.version', 't.confederationCents', 't.cantonCents', 't.communeCents', 't.churchCents'])
    .select(['t.interestCents', 't.paidCents', 't.createdAt', 'p.name as byName'])
    .where('t.caseId', '=', caseId)
    .orderBy('t.version', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const { version, createdAt, byName } = row
  const amounts = {
    ...{ confederation: row.confederationCents, canton: row.cantonCents, commune: row.communeCents },
    ...{ church: row.churchCents, interest: row.interestCents, paid: row.paidCents },
  }
  return { version, amounts, createdAt, byName }
}

export async function insertBill(
  tx: Tx,
  { amounts, ...written }: AssessedDbRow & { amounts: BillAmounts },
): Promise<void> {
  const { confederation, canton, commune, church, interest, paid } = amounts
  await tx
    .insertInto('assessedTaxes')
    .values({
      ...written,
      ...{ confederationCents: confederation, cantonCents: canton, communeCents: commune },
      ...{ churchCents: church, interestCents: interest, paidCents: paid },
    })
    .execute()
}

export async function findAdvice(db: Db | Tx, caseId: string): Promise<Advice | null> {
  const row = await db
    .selectFrom('assessmentAdvice as a')
    .innerJoin('cases as c', 'c.id', 'a.caseId')
    .leftJoin('people as p', 'p.id', 'a.createdBy')
    .select(['a.version', 'a.advice', 'a.reason', 'a.createdAt', 'p.name as byName'])
    .where('a.caseId', '=', caseId)
    // A decision on an objection is a new assessment, so recommendations on the previous assessment no longer apply.
    .where((eb) => eb.or([eb('c.state', '!=', 'assessed'), eb('a.createdAt', '>=', eb.ref('c.stateSince'))]))
    .orderBy('a.version', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  if (!isAdviceKind(row.advice)) throw new Error(`No such advice: ${row.advice}`)
  return { ...row, advice: row.advice }
}

export async function countAdvice(tx: Tx, caseId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('assessmentAdvice')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('caseId', '=', caseId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertAdvice(tx: Tx, row: AssessedDbRow & Pick<Advice, 'advice' | 'reason'>): Promise<void> {
  await tx.insertInto('assessmentAdvice').values(row).execute()
}
