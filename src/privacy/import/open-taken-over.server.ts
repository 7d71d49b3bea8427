import * as caseTexts from '#cases/locales/en.ts'
import { caseNumber } from '#cases/opening/case-opening.ts'
import { insertCase } from '#cases/opening/case-opening-db.server.ts'
import { addCaseEvent } from '#cases/process/case-event-db.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { t } from '#platform/texts.ts'
import { addItem } from './import-item-db.server.ts'
import { saveTakenOver } from './known-client-db.server.ts'
import type { PastYear } from './read-row.ts'

type TakenOver = {
  importId: string
  clientId: string
  past: PastYear
  /** Reserved number of the case within its year. */
  count: number
  canton: string | null
  adviserId: string | null
  openedBy: string | null
  at: Date
}

/** Adds a past tax year as a closed case. Sends no email and starts no work. */
export async function openTakenOver(tx: Tx, requested: TakenOver): Promise<string> {
  const { importId, clientId, past, count, canton, adviserId, openedBy, at } = requested
  const { year, ...facts } = past
  const caseId = await insertCase(tx, {
    caseNumber: caseNumber(year, count),
    clientId,
    title: t(caseTexts.cases).names.requested.tax_return(year),
    caseType: 'tax_return',
    taxYear: year,
    priority: 'low',
    description: '',
    dueOn: null,
    assignedTo: adviserId,
    ...(openedBy && { openedBy }),
    canton,
    createdAt: at,
    updatedAt: at,
  })
  await saveTakenOver(tx, caseId, endOfWork(year, at))
  await addCaseEvent(tx, {
    caseId,
    at,
    actorId: openedBy,
    toState: 'closed',
    payload: { code: 'taken-over', values: facts },
  })
  await addItem(tx, { importId, personId: clientId, kind: 'case', objectId: caseId, detail: { at: at.toISOString() } })
  return caseId
}

/** A return is usually done by the end of the next year, from which the retention period is counted. */
function endOfWork(taxYear: number, at: Date): Date {
  const end = new Date(Date.UTC(taxYear + 1, 11, 31, 12))
  return end < at ? end : at
}
