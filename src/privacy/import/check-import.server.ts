import type { Services } from '#platform/services.ts'
import { checkRow } from './check-rows.ts'
import { findImport, type ImportRecord, lockImport, saveImport } from './import-db.server.ts'
import { listFiles, savePlan } from './import-file-db.server.ts'
import { listClientNumbers, listRowEmails, listRows, saveChecked } from './import-row-db.server.ts'
import type { ImportCounts } from './import-states.ts'
import { findKnownClients } from './known-client-db.server.ts'
import { readRow } from './read-row.ts'
import { loadRowContext } from './row-context.server.ts'
import { planFiles } from './zip-plan.ts'

type CheckDeps = Pick<Services, 'db' | 'now'>

const rowsAtOnce = 500

/** Dry run: decides and counts what an import would do. Writes only into the import itself; can be repeated. */
export async function checkImport(services: CheckDeps, importId: string): Promise<void> {
  const { db, now } = services
  const found = await findImport(db, importId)
  if (found?.state !== 'checking') return
  const counts = await checkRows(services, found)
  if (!counts) return
  Object.assign(counts, await checkFiles(services, found))
  await db.transaction().execute(async (tx) => {
    if ((await lockImport(tx, importId))?.state === 'checking')
      await saveImport(tx, importId, { state: 'checked', counts }, now())
  })
}

/** Null if the import was changed in the meantime. */
async function checkRows(services: CheckDeps, { id, mapping }: ImportRecord): Promise<ImportCounts | null> {
  const { db, now } = services
  const context = await loadRowContext(services)
  const seen = new Map<string, { number: number; name: string }>()
  const counts = { new: 0, joined: 0, more: 0, refused: 0, 'left-out': 0, households: 0, years: 0 }
  const nameAt = [mapping.indexOf('name'), mapping.indexOf('firstName'), mapping.indexOf('lastName')]
  let done = 0
  for (let last = 0; ; ) {
    const rows = await listRows(db, id, last, rowsAtOnce)
    if (rows.length === 0) return counts
    const read = rows.map((row) => ({ row, read: readRow(row.cells, mapping, context) }))
    const emails = read.flatMap((one) => (one.read.ok ? one.read.client.email : []))
    const known = await findKnownClients(db, emails)
    const checked = read.map(({ row, read }) => {
      const name = nameAt
        .map((at) => row.cells[at] ?? '')
        .join(' ')
        .trim()
        .slice(0, 200)
      const client = read.ok ? read.client : null
      const result = checkRow({ ...row, name }, read, { known: (client && known.get(client.email)) ?? null, seen })
      counts[result.outcome]++
      if (client && (result.outcome === 'new' || result.outcome === 'joined' || result.outcome === 'more')) {
        counts.years += client.years.length
        if (client.facts.some(({ fact }) => fact === 'partner-name')) counts.households++
      }
      return { ...result, clientNumber: client?.clientNumber ?? null }
    })
    done += rows.length
    const goesOn = await db.transaction().execute(async (tx) => {
      if ((await lockImport(tx, id))?.state !== 'checking') return false
      await saveChecked(tx, id, checked)
      await saveImport(tx, id, { rowsDone: done }, now())
      return true
    })
    if (!goesOn) return null
    last = rows.at(-1)?.number ?? last
  }
}

async function checkFiles({ db, now }: CheckDeps, { id }: ImportRecord): Promise<ImportCounts> {
  const files = await listFiles(db, id)
  if (files.length === 0) return {}
  const folders = new Set(files.flatMap(({ path }) => path.replaceAll('\\', '/').split('/').slice(0, 2)))
  const addresses = [...folders].filter((folder) => folder.includes('@')).map((folder) => folder.trim().toLowerCase())
  const known = await findKnownClients(db, addresses)
  const clients = new Set([
    ...(await listRowEmails(db, id)),
    ...[...known].flatMap(([email, { isStaff, status }]) => (isStaff || status === 'closed' ? [] : email)),
    ...(await listClientNumbers(db, id)).map(({ clientNumber }) => clientNumber.toLowerCase()),
  ])
  const thisYear = Number(now().toISOString().slice(0, 4))
  const isClient = (folder: string) => clients.has(folder.trim().toLowerCase())
  const planned = planFiles(files, { thisYear, isClient })
  const rows = planned.map((plan) => ({
    position: plan.file.position,
    client: plan.ok ? plan.client.trim().toLowerCase() : null,
    taxYear: plan.ok ? plan.year : null,
    refusal: plan.ok ? null : plan.reason,
  }))
  for (let at = 0; at < rows.length; at += 1_000)
    await db.transaction().execute((tx) => savePlan(tx, id, rows.slice(at, at + 1_000)))
  const refused = planned.filter(({ ok }) => !ok).length
  return { files: planned.length - refused, filesRefused: refused }
}
