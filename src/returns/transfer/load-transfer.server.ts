import type { CaseRow } from '#cases/process/case-db.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { type FigureLine, linesOf } from '#returns/amounts/figure.ts'
import { findCaseOfYearBefore, listFigures } from '#returns/amounts/figure-db.server.ts'
import { computeReturn } from '#returns/expected/expected-tax.ts'
import { maritalStatusOf, type TaxFacts } from '#returns/facts/facts-of.ts'
import { taxedWith } from '#returns/facts/household-of.ts'
import { loadFacts } from '#returns/facts/load-facts.server.ts'
import { figuresOnDisk } from '#tax/figures.server.ts'
import { allowedAmounts } from './allowed-amounts.ts'
import { findForm } from './form-codes.ts'
import { listTransferEntries } from './transfer-entry-db.server.ts'
import { transferSheet } from './transfer-sheet.ts'

/** The transfer sheet of a case. Callers must authorize access to the case first. */
export async function loadSheet(db: Db | Tx, found: Pick<CaseRow, 'id' | 'clientId' | 'taxYear'>) {
  const { facts } = await loadFacts(db, found)
  return sheetOf(linesOf(await listFigures(db, found.id)), facts)
}

export function sheetOf(all: readonly FigureLine[], facts: TaxFacts) {
  const { civilStatus, communeId, taxYear } = facts
  const figures = civilStatus === null ? all : taxedWith(maritalStatusOf(civilStatus), all)
  const computed = computeReturn(figuresOnDisk, figures, facts)
  const place = communeId === null ? undefined : figuresOnDisk.cantonOf(taxYear, communeId)
  const canton = typeof place === 'string' ? place : null
  const form = findForm(canton)
  return {
    sections: transferSheet({ figures, allowed: computed.ok ? allowedAmounts(computed) : null, form }),
    ...{ canton, hasCodes: form !== null, notTaxedTogether: all.length - figures.length },
    isComputed: computed.ok,
    reasons: computed.ok ? [] : computed.reasons,
  }
}

/** The sheet with what staff have entered and last year's amounts, which are read only if `findSeen` finds that case. */
export async function loadTransfer(
  db: Db | Tx,
  found: Pick<CaseRow, 'id' | 'clientId' | 'taxYear'>,
  findSeen: (caseId: string) => Promise<{ id: string } | null>,
) {
  const sheet = await loadSheet(db, found)
  const entries = new Map((await listTransferEntries(db, found.id)).map((entry) => [entry.field, entry]))
  const before = await findCaseOfYearBefore(db, found)
  const isSeen = before !== null && (await findSeen(before.id)) !== null
  const earlier = isSeen ? linesOf(await listFigures(db, before.id)) : []
  const last = transferSheet({ figures: earlier, allowed: null, form: findForm(sheet.canton) })
  const lastCents = new Map(last.flatMap(({ lines }) => lines.flatMap(({ fields }) => fields)).map((f) => [f.key, f]))
  return {
    ...sheet,
    lastYear: earlier.length > 0 ? found.taxYear - 1 : null,
    sections: sheet.sections.map(({ id, lines }) => ({
      id,
      lines: lines.map((line) => ({
        ...line,
        fields: line.fields.map((field) => {
          const entry = entries.get(field.key)
          return {
            ...field,
            lastCents: line.kind === 'entry' ? (lastCents.get(field.key)?.enteredCents ?? null) : null,
            entered: entry ? { at: entry.createdAt, canton: entry.cantonFrancs, federal: entry.federalFrancs } : null,
          }
        }),
      })),
    })),
  }
}

export type LoadedTransfer = Awaited<ReturnType<typeof loadTransfer>>
export type LoadedLine = LoadedTransfer['sections'][number]['lines'][number]
export type LoadedField = LoadedLine['fields'][number]
