import { randomUUID } from 'node:crypto'
import { listHouseholdFacts, saveHouseholdFact } from '#accounts/households/household-fact-db.server.ts'
import { insertAddress, listAddresses } from '#accounts/people/address-db.server.ts'
import { insertPerson, lockPerson } from '#accounts/people/people-db.server.ts'
import { reserveCaseCount } from '#cases/opening/case-opening-db.server.ts'
import { type AuditActor, recordAudit } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { defaultLocale } from '#platform/locale.ts'
import type { Services } from '#platform/services.ts'
import { checkRow, type RowProblem } from './check-rows.ts'
import { type ImportRecord, lockImport } from './import-db.server.ts'
import { addItem } from './import-item-db.server.ts'
import { lockRow, saveDone } from './import-row-db.server.ts'
import { fillPerson, findKnownClients, listReturnYears, saveImportedPerson } from './known-client-db.server.ts'
import { openTakenOver } from './open-taken-over.server.ts'
import { type ImportedClient, type RowContext, readRow } from './read-row.ts'

type ImportDeps = Pick<Services, 'db' | 'now'>
type Work = { found: ImportRecord; context: RowContext; actor: AuditActor }

/**
 * Imports one row in a transaction of its own, once. Adds a client or fills in what is missing of a known one; what is
 * already there stays. False if the import is not running any more.
 */
export function importClient(
  { db, now }: ImportDeps,
  { found, context, actor }: Work,
  number: number,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { id: importId, mapping, createdBy } = found
    if ((await lockImport(tx, importId))?.state !== 'importing') return false
    const row = await lockRow(tx, importId, number)
    if (!row || row.doneAt || row.isLeftOut || !row.outcome || row.outcome === 'refused') return true
    const read = readRow(row.cells, mapping, context)
    const at = now()
    const email = read.ok ? read.client.email : ''
    const known = (await findKnownClients(tx, [email])).get(email) ?? null
    // An account may have been opened, closed or given this address since the dry run.
    const { outcome, problems } = checkRow({ ...row, name: '' }, read, { known, seen: new Map() })
    if (!read.ok || outcome === 'refused') return refuse(tx, { importId, number, at }, problems)
    const { client } = read
    const before = known ? await listReturnYears(tx, known.id) : new Map<number, string>()
    const counts = new Map<number, number>()
    // Numbers are locked before the person, as everywhere cases are opened.
    for (const { year } of client.years) if (!before.has(year)) counts.set(year, await reserveCaseCount(tx, year))
    const personId = known?.id ?? randomUUID()
    const work = { importId, personId, client, at, enteredBy: createdBy }
    if (known) await addToKnown(tx, work)
    else await addClient(tx, work)
    await addAddress(tx, work)
    await addFacts(tx, work)
    for (const past of client.years) {
      const count = counts.get(past.year)
      const { adviserId, person } = client
      const opened = { importId, clientId: personId, past, canton: person.canton, adviserId, openedBy: createdBy, at }
      if (count !== undefined) await openTakenOver(tx, { ...opened, count })
    }
    await saveDone(tx, importId, number, { personId, at })
    await recordAudit(tx, actor, {
      action: known ? 'client-import-joined' : 'client-imported',
      object: { type: 'person', id: personId },
      detail: { importId, row: number, years: counts.size },
    })
    return true
  })
}

async function refuse(
  tx: Tx,
  { importId, number, at }: { importId: string; number: number; at: Date },
  problems: RowProblem[],
): Promise<boolean> {
  await saveDone(tx, importId, number, { personId: null, at, problems })
  return true
}

type RowWork = {
  importId: string
  personId: string
  client: ImportedClient
  at: Date
  enteredBy: string | null
}

async function addClient(tx: Tx, { importId, personId, client, at }: RowWork): Promise<void> {
  const { email, person, locale } = client
  const [firstName, lastName] = [client.firstName ?? '', client.lastName ?? '']
  const facts = { id: personId, email, firstName, lastName, name: `${firstName} ${lastName}`.trim(), username: null }
  const status = { role: 'client', status: 'invited', emailVerified: false } as const
  const { company, phone, canton, nationality } = person
  const isNew = await insertPerson(tx, { ...facts, ...status, company, phone, createdAt: at })
  if (!isNew) throw new Error('The email address was taken while the row was imported; the job runs again')
  await saveImportedPerson(tx, personId, { locale: locale ?? defaultLocale, canton, nationality })
  await addItem(tx, { importId, personId, kind: 'person', objectId: personId, detail: { at: at.toISOString() } })
}

async function addToKnown(tx: Tx, { importId, personId, client, at }: RowWork): Promise<void> {
  await lockPerson(tx, personId)
  const filled = await fillPerson(tx, personId, client.person, at)
  for (const [name, value] of Object.entries(filled))
    await addItem(tx, { importId, personId, kind: 'value', objectId: name, detail: { value } })
}

async function addAddress(tx: Tx, { importId, personId, client: { address }, at }: RowWork): Promise<void> {
  if (!address || (await listAddresses(tx, personId)).length > 0) return
  await insertAddress(tx, personId, { ...address, sinceOn: null }, at)
  const [saved] = await listAddresses(tx, personId)
  if (saved) await addItem(tx, { importId, personId, kind: 'address', objectId: saved.id, detail: { ...saved } })
}

/** Facts of the last full year. What the client or staff have stated for any year stays. */
async function addFacts(tx: Tx, { importId, personId, client, at, enteredBy }: RowWork): Promise<void> {
  const known = new Set((await listHouseholdFacts(tx, personId)).map(({ fact, person }) => `${person}.${fact}`))
  const taxYear = at.getUTCFullYear() - 1
  for (const { fact, person, value } of client.facts) {
    if (known.has(`${person}.${fact}`) || enteredBy === null) continue
    const key = { clientId: personId, fact, person, taxYear }
    await saveHouseholdFact(tx, { ...key, value, caseId: null, enteredBy, enteredAt: at })
    const objectId = `${person}.${fact}.${taxYear}`
    await addItem(tx, { importId, personId, kind: 'fact', objectId, detail: { at: at.toISOString() } })
  }
}
