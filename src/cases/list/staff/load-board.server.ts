import type { AdminContext } from '#admin/guard.server.ts'
import { readListState } from '#admin/lists/address.ts'
import { readFirst } from '#admin/lists/list-db.server.ts'
import { listAt } from '#admin/lists/open-list.server.ts'
import { movesOffered } from '#cases/process/case-rights.ts'
import { type CaseState, caseStates, isOpen } from '#cases/process/case-states.ts'
import { bulkMoves } from './bulk.ts'
import { caseList } from './case-list.tsx'
import { caseSource, countByState } from './case-list-db.server.ts'

const cardsPerColumn = 10

export async function loadBoard(ctx: AdminContext, search: URLSearchParams) {
  const { services, person } = ctx
  const at = listAt(ctx)
  const choices = (await caseSource.choices?.(services.db, at, search)) ?? {}
  const { filters } = readListState(caseList, search, { choices })
  const columns: CaseState[] = caseStates.filter(
    (state) => isOpen(state) && (!filters.state || filters.state === state),
  )
  const counts = await countByState(services.db, filters, at)
  const filled = columns.filter((state) => counts.has(state))
  const first = await readFirst(
    services.db,
    caseSource,
    {
      ...{ sort: 'due', direction: 'ascending', columns: null, size: cardsPerColumn },
      each: filled.map((state) => ({ ...filters, state })),
    },
    at,
  )
  return columns.map((state) => ({
    state,
    count: counts.get(state) ?? 0,
    cards: (first[filled.indexOf(state)] ?? []).map((found) => ({
      found,
      moves: movesOffered(person, found, at.today).filter((move) => bulkMoves.includes(move)),
    })),
  }))
}

export type Board = Awaited<ReturnType<typeof loadBoard>>
