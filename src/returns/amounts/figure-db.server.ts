import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { requestExpected } from '#returns/expected/request-expected.server.ts'
import {
  type Figure,
  type FigureFrequency,
  type FigurePerson,
  type FigureSource,
  type FigureState,
  figureFrequencies,
  figurePersons,
  figureSources,
  figureStates,
} from './figure.ts'
import { type FigureCode, isFigureCode } from './figure-codes.ts'
import { type OriginalAmount, originalAmount } from './original-amount.ts'

function selectFigures(db: Db | Tx) {
  return db
    .selectFrom('caseFigures as f')
    .leftJoin('people as p', 'p.id', 'f.createdBy')
    .leftJoin('documents as d', 'd.id', 'f.documentId')
    .select(['f.lineId', 'f.version', 'f.code', 'f.label', 'f.person', 'f.amountCents', 'f.source', 'f.state'])
    .select(['f.documentId', 'f.page', 'f.note', 'f.createdAt', 'p.name as byName', 'd.originalFilename as filename'])
    .select(['f.statementId', 'f.statementLine', 'f.original', 'f.frequency'])
}

type RawFigure = Awaited<ReturnType<ReturnType<typeof selectFigures>['execute']>>[number]

function submitted(row: RawFigure): Figure {
  const person = figurePersons.find((one) => one === row.person)
  const source = figureSources.find((one) => one === row.source)
  const state = figureStates.find((one) => one === row.state)
  if (!isFigureCode(row.code) || !person || !source || !state) throw new Error(`No such figure: ${row.code}`)
  const original = originalAmount.nullable().parse(row.original)
  const frequency = figureFrequencies.find((one) => one === row.frequency) ?? null
  return { ...row, code: row.code, person, source, state, original, frequency }
}

/** All stored versions of the figures of a case, unordered. The caller must authorize access to the case first. */
export async function listFigures(db: Db | Tx, caseId: string): Promise<Figure[]> {
  return (await selectFigures(db).where('f.caseId', '=', caseId).execute()).map(submitted)
}

/** Newest version of a figure. The caller must hold the case lock, otherwise the result may be outdated. */
export async function findNewest(tx: Tx, caseId: string, lineId: string): Promise<Figure | null> {
  const row = await selectFigures(tx)
    .where('f.caseId', '=', caseId)
    .where(sql<boolean>`f.line_id::text = ${lineId}`)
    .orderBy('f.version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? submitted(row) : null
}

export type NewFigure = {
  caseId: string
  lineId: string
  version: number
  code: FigureCode
  label: string
  person: FigurePerson
  amountCents: number | null
  original: OriginalAmount | null
  frequency?: FigureFrequency | null
  source: FigureSource
  documentId: string | null
  page: number | null
  note: string
  state: FigureState
  statementId: string | null
  statementLine: string | null
  createdBy: string | null
  createdAt: Date
}

/** Inserts a version of a figure and enqueues the tax computation; false if this version is already stored. */
export async function insertFigure(tx: Tx, { original, ...figure }: NewFigure): Promise<boolean> {
  const row = await tx
    .insertInto('caseFigures')
    .values({ ...figure, original: original && JSON.stringify(original) })
    .onConflict((conflict) => conflict.columns(['lineId', 'version']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row) await requestExpected(tx, figure.caseId)
  return row !== undefined
}

export type StatementLine = Figure & { statementLine: string }

export async function listStatementLines(tx: Tx, caseId: string, statementId: string): Promise<StatementLine[]> {
  const rows = await selectFigures(tx)
    .distinctOn('f.lineId')
    .where('f.caseId', '=', caseId)
    .where('f.statementId', '=', statementId)
    .orderBy('f.lineId')
    .orderBy('f.version', 'desc')
    .execute()
  return rows.flatMap((row) =>
    row.statementLine === null ? [] : [{ ...submitted(row), statementLine: row.statementLine }],
  )
}

export async function findCaseOfYearBefore(
  db: Db | Tx,
  { id, clientId, taxYear }: { id: string; clientId: string; taxYear: number },
): Promise<{ id: string; taxYear: number } | null> {
  const row = await db
    .selectFrom('cases')
    .select(['id', 'taxYear'])
    .where('clientId', '=', clientId)
    .where('taxYear', '=', taxYear - 1)
    .where('caseType', '=', 'tax_return')
    .where('state', '!=', 'withdrawn')
    .where('id', '!=', id)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}
