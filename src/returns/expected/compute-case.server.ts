import { createHash } from 'node:crypto'
import { type CaseRow, lockCase } from '#cases/process/case-db.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { type FigureLine, linesOf } from '#returns/amounts/figure.ts'
import { listFigures } from '#returns/amounts/figure-db.server.ts'
import { confirmedOf, counting, sumOf } from '#returns/amounts/worksheet.ts'
import { loadFacts } from '#returns/facts/load-facts.server.ts'
import { figuresOnDisk } from '#tax/figures.server.ts'
import { findExpected, insertExpected } from './expected-db.server.ts'
import { expectedTax } from './expected-tax.ts'

export async function computeCase(db: Db | Tx, found: Pick<CaseRow, 'id' | 'clientId' | 'taxYear'>) {
  const figures = await listFigures(db, found.id)
  const lines = linesOf(figures)
  const loaded = await loadFacts(db, found)
  return { figures, lines, loaded, expected: expectedTax(figuresOnDisk, lines, loaded.facts) }
}

export function fingerprintOf(computed: unknown): string {
  return createHash('sha256').update(JSON.stringify(computed)).digest('hex')
}

/** Computes the tax of a case and appends a row if the result has changed. Idempotent, even if run concurrently. */
export function storeExpected({ db, now }: Pick<Services, 'db' | 'now'>, caseId: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const found = await lockCase(tx, caseId, null)
    if (found?.caseType !== 'tax_return') return
    const { figures, lines, expected } = await computeCase(tx, found)
    const last = await findExpected(tx, caseId)
    if (!last && figures.length === 0) return
    const { confirmed, all } = confirmedOf(lines.filter(({ amountCents }) => amountCents !== null))
    const counts = { confirmed, proposed: all - confirmed }
    const fingerprint = fingerprintOf({ expected, counts })
    if (last?.fingerprint === fingerprint) return
    const sums = sumsOf(counting(lines))
    await insertExpected(
      tx,
      {
        ...{ caseId, version: (last?.version ?? 0) + 1, fingerprint, ...counts, computedAt: now() },
        ...{ sums, changed: changedIn(sums, last?.sums ?? {}) },
      },
      expected,
    )
  })
}

type Sums = Readonly<Record<string, number>>

function sumsOf(lines: readonly FigureLine[]): Sums {
  return Object.fromEntries([...Map.groupBy(lines, ({ code }) => code)].map(([code, ours]) => [code, sumOf(ours)]))
}

function changedIn(now: Sums, before: Sums): string[] {
  const codes = new Set([...Object.keys(now), ...Object.keys(before)])
  return [...codes].filter((code) => (now[code] ?? 0) !== (before[code] ?? 0))
}
