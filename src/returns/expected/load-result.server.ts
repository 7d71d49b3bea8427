import type { CaseRow } from '#cases/process/case-db.server.ts'
import { isOpen, states } from '#cases/process/case-states.ts'
import { listChecklist } from '#cases/requests/checklist-db.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { linesOf } from '#returns/amounts/figure.ts'
import { listFigures } from '#returns/amounts/figure-db.server.ts'
import { findExpected, listExpected } from './expected-db.server.ts'
import { stepsOf } from './expected-row.ts'
import { boundOf, type ResultView } from './result-view.ts'

/** Null if the case is no tax return, or is over without a result. Callers must authorize access to the case first. */
export async function loadResult(db: Db | Tx, found: CaseRow, openQuestions: number): Promise<ResultView | null> {
  if (found.caseType !== 'tax_return') return null
  const expected = await findExpected(db, found.id)
  const isFiled = states[found.state].status === 'completed'
  if (!expected && (isFiled || !isOpen(found.state))) return null
  const { result = null, balanceCents = null, sums = {}, reasons = [], notes = [] } = expected ?? {}
  const { required, missingRequired } = found.progress
  const items = isFiled ? [] : await listChecklist(db, found.id)
  return {
    ...{ caseId: found.id, taxYear: found.taxYear, isFiled },
    ...{ received: required - missingRequired, needed: required },
    known:
      result && balanceCents !== null
        ? { result, balanceCents, sums, ...boundOf(linesOf(await listFigures(db, found.id))) }
        : null,
    // Amounts still to ask are listed as missing.
    notes: notes.filter(({ code }) => code !== 'to-ask'),
    reasons: expected ? reasons : [{ code: 'no-figures', values: {} }],
    missing: [
      ...(openQuestions > 0 ? [{ kind: 'questions' as const, count: openQuestions }] : []),
      ...items
        .filter(({ state, isRequired, isNotNeeded }) => isRequired && !isNotNeeded && isToSend(state))
        .map(({ title }) => ({ kind: 'document' as const, title })),
    ],
    steps: expected ? stepsOf(await listExpected(db, found.id)) : [],
  }
}

const isToSend = (state: string) => state === 'missing' || state === 'rejected'
