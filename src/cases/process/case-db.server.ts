import { sql } from 'kysely'
import type { AccessScope } from '#accounts/access/access-scope.ts'
import { belongsTo, onlyVisibleTo, sharedWith } from '#accounts/access/visible-db.server.ts'
import { hasFilingDate } from '#cases/planning/due-date.ts'
import { openSigners } from '#cases/sharing/signers-db.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { filingDueOn } from '#shop/domicile/cantons.ts'
import { beforeFiling, type CaseState, isCaseState, isOpen, openStates, phaseOf, states } from './case-states.ts'

export type Progress = {
  needed: number
  received: number
  /** Items with an accepted document and none that still has to be checked or sent again. */
  accepted: number
  required: number
  openRequired: number
  missingRequired: number
  /** Required items for which the client has sent nothing; those with a rejected document count in `toReplace`. */
  toUpload: number
  toReplace: number
  lastSentAt: string | null
}

/**
 * SQL condition for a document (`d`) of a case (`c`) that the client has to send again; not if they have sent another
 * for its item, or if the return was filed without it.
 */
export const isToReplace = sql<boolean>`(d.state = 'rejected'
  and (c.filed_on is null or coalesce(d.reviewed_at, d.created_at) >= c.filed_on::date + 1)
  and not exists (select from case_checklist_items i where i.id = d.checklist_item_id and i.is_not_needed)
  and not exists (select from documents later where later.case_id = d.case_id
    and later.checklist_item_id = d.checklist_item_id and later.state in ('received', 'accepted')
    and later.created_at > coalesce(d.reviewed_at, d.created_at)))`

const progress = sql<Progress>`(
  select json_build_object(
    'needed', count(*) filter (where not i.is_not_needed),
    'received', count(*) filter (where not i.is_not_needed and d.is_received),
    'accepted', count(*) filter (where not i.is_not_needed and d.is_accepted),
    'required', count(*) filter (where i.is_required and not i.is_not_needed),
    'openRequired', count(*) filter (where i.is_required and not i.is_not_needed and not d.is_accepted),
    'missingRequired', count(*) filter (where i.is_required and not i.is_not_needed and not d.is_received),
    'toUpload', count(*) filter (where i.is_required and not i.is_not_needed and not d.is_received
      and not d.is_rejected),
    'toReplace', (select count(*) from documents d where d.case_id = c.id and ${isToReplace}),
    'lastSentAt', (select max(d.created_at) from documents d where d.case_id = c.id and d.kind = 'from_client'))
  from case_checklist_items i
  cross join lateral (
    select coalesce(bool_or(d.state in ('received', 'accepted')), false) as is_received,
      coalesce(bool_or(d.state = 'accepted') and not bool_or(d.state = 'received' or ${isToReplace}), false)
        as is_accepted,
      coalesce(bool_or(d.state = 'rejected'), false) as is_rejected
    from documents d where d.case_id = c.id and d.checklist_item_id = i.id) d
  where i.case_id = c.id)`

const isDateAnswered = sql<boolean>`exists (select from case_events e where e.case_id = c.id and e.payload ->> 'code'
  in ('due-date', 'extension-granted', 'extension-requested', 'extension-told', 'extension-none'))`

const isCompared = sql<boolean>`(c.state = 'assessed' and exists (select from assessment_advice a
  where a.case_id = c.id and a.created_at >= c.state_since))`

function selectCases(db: Db | Tx) {
  return db
    .selectFrom('cases as c')
    .innerJoin('people as client', 'client.id', 'c.clientId')
    .leftJoin('people as adviser', 'adviser.id', 'c.assignedTo')
    .selectAll('c')
    .select(['client.name as clientName', 'client.email as clientEmail', 'client.canton as clientCanton'])
    .select('adviser.name as adviserName')
    .select([sharedWith('c.id').as('sharedWith'), openSigners.as('openSigners')])
    .select([progress.as('progress'), isDateAnswered.as('isDateAnswered'), isCompared.as('isCompared')])
    .select(sql<string | null>`package_of(c.id)`.as('packageId'))
}

type RawCase = Awaited<ReturnType<ReturnType<typeof selectCases>['execute']>>[number]

export type CaseRow = ReturnType<typeof submitted>

function submitted({ searchText: _, isDateAnswered: isAnswered, ...row }: RawCase) {
  const state = stateOf(row.state)
  const stateBeforeHold = row.stateBeforeHold === null ? null : stateOf(row.stateBeforeHold)
  const { status } = states[state]
  const canton = row.canton ?? row.clientCanton
  const isToFile = hasFilingDate(row.caseType) && beforeFiling.some((one) => one === state)
  const filing = isToFile ? { on: filingDueOn({ taxYear: row.taxYear, canton }), isAnswered } : null
  return { ...row, canton, state, stateBeforeHold, status, phase: phaseOf(state, stateBeforeHold), filing }
}

export function stateOf(text: string): CaseState {
  if (!isCaseState(text)) throw new Error(`No such state of a case: ${text}`)
  return text
}

export async function findCaseOf(db: Db | Tx, clientId: string, caseId: string): Promise<CaseRow | null> {
  if (!isUuid(caseId)) return null
  const row = await selectCases(db)
    .where('c.id', '=', caseId)
    .where(belongsTo(clientId, 'c.clientId', 'c.id'))
    .executeTakeFirst()
  return row ? submitted(row) : null
}

export async function findCaseFor(db: Db | Tx, caseId: string, scope: AccessScope): Promise<CaseRow | null> {
  if (!isUuid(caseId)) return null
  const row = await selectCases(db).where('c.id', '=', caseId).where(onlyVisibleTo(scope)).executeTakeFirst()
  return row ? submitted(row) : null
}

export async function listCasesById(db: Db | Tx, ids: string[]): Promise<CaseRow[]> {
  const rows = await selectCases(db).where('c.id', 'in', ids).execute()
  return rows.map(submitted)
}

export async function listCasesFor(
  db: Db | Tx,
  { scope, clientId, orderId }: { scope: AccessScope; clientId?: string; orderId?: string },
): Promise<CaseRow[]> {
  const rows = await selectCases(db)
    .where(onlyVisibleTo(scope))
    .$if(clientId !== undefined, (query) => query.where('c.clientId', '=', clientId ?? ''))
    .$if(orderId !== undefined, (query) =>
      query.where((is) =>
        is.or([
          is('c.orderId', '=', orderId ?? ''),
          is(
            'c.id',
            '=',
            is
              .selectFrom('orders')
              .select('forCaseId')
              .where('orders.id', '=', orderId ?? ''),
          ),
        ]),
      ),
    )
    .orderBy('c.createdAt', 'desc')
    .orderBy('c.caseNumber')
    .limit(100)
    .execute()
  return rows.map(submitted)
}

export function findCaseForStaff(db: Db | Tx, caseId: string): Promise<CaseRow | null> {
  return findCaseFor(db, caseId, null)
}

export async function listCasesOf(db: Db | Tx, clientId: string, { limit = 200 } = {}): Promise<CaseRow[]> {
  const rows = await selectCases(db)
    .where(belongsTo(clientId, 'c.clientId', 'c.id'))
    .orderBy('c.createdAt', 'desc')
    .orderBy('c.caseNumber', 'desc')
    .limit(limit)
    .execute()
  return rows.map(submitted)
}

/** Reads a client's open cases (by due date) and the `newest` most recent cases of any state, in one query. */
export async function listOpenAndNewestOf(db: Db | Tx, clientId: string, newest: number) {
  const newestIds = db
    .selectFrom('cases')
    .select('id')
    .where(belongsTo(clientId, 'clientId', 'id'))
    .orderBy('createdAt', 'desc')
    .orderBy('caseNumber', 'desc')
    .limit(newest)
  const rows = await selectCases(db)
    .where(belongsTo(clientId, 'c.clientId', 'c.id'))
    .where((eb) => eb.or([eb('c.state', 'in', openStates), eb('c.id', 'in', newestIds)]))
    .orderBy(sql`c.due_on nulls last`)
    .limit(200)
    .execute()
  const cases = rows.map(submitted)
  return {
    openCases: cases.filter(({ state }) => isOpen(state)),
    recentCases: cases.toSorted(byAge).slice(0, newest),
  }
}

function byAge(a: CaseRow, b: CaseRow): number {
  return b.createdAt.getTime() - a.createdAt.getTime() || (a.caseNumber < b.caseNumber ? 1 : -1)
}

export async function lockCase(tx: Tx, caseId: string, scope: AccessScope): Promise<CaseRow | null> {
  if (!isUuid(caseId)) return null
  // Lock the row first, so that `findCaseForStaff` reads its counts only after waiting for the lock.
  const held = await tx
    .selectFrom('cases as c')
    .select('c.id')
    .where('c.id', '=', caseId)
    .where(onlyVisibleTo(scope))
    .forUpdate()
    .executeTakeFirst()
  return held ? findCaseForStaff(tx, held.id) : null
}

type CaseChange = {
  canton?: string | null
  state?: CaseState
  stateBeforeHold?: CaseState | null
  stateNote?: string | null
  assignedTo?: string | null
  priority?: string
  dueOn?: string | null
  clientApprovedAt?: Date | null
  filingReceipt?: string | null
  noReceiptReason?: string | null
  filedOn?: string | null
  assessedOn?: string | null
  deliveryKind?: string | null
  deliveredOn?: string | null
  objectionEndsOn?: string | null
  objectionRequestedAt?: Date | null
  objectedOn?: string | null
  decidedOn?: string | null
  closedAt?: Date | null
}

/** Saves a change and increments the version for optimistic locking. */
export async function saveCase(tx: Tx, caseId: string, change: CaseChange, now: Date): Promise<void> {
  await tx
    .updateTable('cases')
    .set((eb) => ({ ...change, version: eb('version', '+', 1), updatedAt: now }))
    .where('id', '=', caseId)
    .execute()
}

export async function listOpenCasesOf(db: Db | Tx, clientId: string): Promise<CaseRow[]> {
  const rows = await selectCases(db)
    .where(belongsTo(clientId, 'c.clientId', 'c.id'))
    .where('c.state', 'in', openStates)
    .orderBy(sql`c.due_on nulls last`)
    .limit(100)
    .execute()
  return rows.map(submitted)
}
