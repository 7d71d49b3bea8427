import { findAnnex, findCurrentDraft } from '#cases/drafts/return-draft-db.server.ts'
import type { CaseRow } from '#cases/process/case-db.server.ts'
import { swissDay } from '#platform/day.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { confirmedOf } from '#returns/amounts/worksheet.ts'
import { filingOf } from '#returns/facts/filing.ts'
import { figuresOnDisk } from '#tax/figures.server.ts'
import { computeCase, fingerprintOf } from './compute-case.server.ts'
import { listExpected, listVariants } from './expected-db.server.ts'
import { leavesOpen } from './expected-note.ts'
import { stepsOf } from './expected-row.ts'
import { type ExpectedTax, expectedTax } from './expected-tax.ts'
import { withChanges } from './variant.ts'

export async function loadTax(
  { db, now }: { readonly db: Db | Tx; readonly now: () => Date },
  found: Pick<CaseRow, 'id' | 'clientId' | 'taxYear'>,
) {
  const { lines, loaded, expected } = await computeCase(db, found)
  const variants = await listVariants(db, found.id)
  return {
    expected,
    ...confirmedOf(lines),
    household: loaded,
    variants: variants.map((variant) => {
      const outcome = expectedTax(figuresOnDisk, withChanges(lines, variant.changes), loaded.facts)
      const limits = outcome.ok ? outcome.notes.filter((note) => !leavesOpen(note)) : []
      return { ...variant, limits, outcome: outcome.ok ? totalsOf(outcome) : null }
    }),
    totals: expected.ok ? totalsOf(expected) : null,
    summary: await loadSummary(db, found.id, expected),
    filing: expected.ok ? filingOf(expected, lines, { year: found.taxYear, today: swissDay(now()) }) : null,
    steps: stepsOf(await listExpected(db, found.id)),
  }
}

export type LoadedTax = Awaited<ReturnType<typeof loadTax>>

function totalsOf({ taxableIncome, taxes, balanceCents }: Extract<ReturnType<typeof expectedTax>, { ok: true }>) {
  return { taxableIncome: taxableIncome.canton, total: taxes.total, balanceCents }
}

async function loadSummary(db: Db | Tx, caseId: string, expected: ExpectedTax) {
  const draft = await findCurrentDraft(db, caseId)
  if (!draft) return null
  const annex = await findAnnex(db, caseId)
  const createdAt = annex?.createdAt ?? null
  return { draftNumber: draft.number, createdAt, isCurrent: annex?.createdFrom === fingerprintOf(expected) }
}
