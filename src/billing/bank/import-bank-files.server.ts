import { Worker } from 'node:worker_threads'
import { matchPaymentsJob, settlePayoutsJob } from '#billing/jobs.ts'
import { fileIdOf } from '#billing/payouts/make-payout-file.server.ts'
import { noteBooked, noteFileBooked } from '#billing/payouts/payout-file-db.server.ts'
import { readCompany } from '#company/read-company.server.ts'
import { appFile } from '#platform/app-file.server.ts'
import { recordAudit, system } from '#platform/audit/audit.server.ts'
import { swissDay } from '#platform/day.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { decrypt } from '#platform/secret-key/encryption.server.ts'
import type { Services } from '#platform/services.ts'
import { listKnownEntries, lockBankEntries } from './bank-entry-db.server.ts'
import {
  countEntriesDone,
  findBankFile,
  findNextFile,
  listDoneEntryIds,
  listKnownAccounts,
  lockBankFile,
  removeContent,
  saveBankFile,
} from './bank-file-db.server.ts'
import type { CamtEntry } from './bank-line.ts'
import { bookEntries } from './book-entries.server.ts'
import type { BankDebit } from './camt/camt-amount.ts'
import { type CamtError, type ReadCamt, readCamt } from './camt/read-camt.ts'
import { type FileKind, recogniseEntries } from './same-booking.ts'

const program = appFile(
  import.meta.env?.PROD ? 'build/server/read-bank-file.js' : 'src/billing/bank/camt/read-thread.server.ts',
)

const timeoutMs = 120_000

/** Bytes. A smaller file is parsed faster than a worker thread can be started. */
const smallBytes = 100_000

type ImportDeps = Pick<Services, 'db' | 'now' | 'secretKey' | 'log'>
type NextFile = NonNullable<Awaited<ReturnType<typeof findNextFile>>>

/** Entries or payments per transaction, so that each transaction takes only a few tenths of a second. */
const batchSize = 200
export const contentPurpose = 'bank-files'

export async function importBankFiles(deps: ImportDeps): Promise<void> {
  for (let file = await findNextFile(deps.db); file; file = await findNextFile(deps.db)) {
    const encrypted = { purpose: contentPurpose, owner: file.id }
    const content = Buffer.from(decrypt(deps.secretKey, encrypted, file.content), 'base64')
    const read = await readInThread(new Uint8Array(content), swissDay(deps.now()))
    if (read.ok) await importFile(deps, file, read)
    else await refuse(deps, file.id, read)
  }
}

async function refuse({ db, now }: ImportDeps, fileId: string, { ok: _, ...refusal }: { ok: false } & CamtError) {
  await db.transaction().execute(async (tx) => {
    const held = await lockBankFile(tx, fileId)
    if (held?.status !== 'queued') return
    await saveBankFile(tx, fileId, { status: 'refused', refusal, contentKey: null, finishedAt: now() })
    await removeContent(tx, fileId)
    const object = { type: 'bank-file', id: fileId }
    await recordAudit(tx, system, { action: 'bank-file.refused', object, detail: { reason: refusal.reason } })
  })
}

async function importFile(deps: ImportDeps, file: NextFile, read: ReadCamt & { ok: true }): Promise<void> {
  const { db } = deps
  const own = await ownAccounts(deps)
  // Bank notifications may state the QR-IBAN instead of the IBAN, so map both to the same account.
  const entries = read.entries.map((entry) => ({ ...entry, account: own.sameAs(entry.account) }))
  if (file.confirmedAt === null && !(await startImport(deps, file, entries, own.isKnown))) return
  const kind: FileKind = read.format.startsWith('camt.053') ? 'camt.053' : 'camt.054'
  const isDone = await importRest(deps, file.id, entries, kind)
  if (isDone) await db.transaction().execute((tx) => finish(tx, deps, file.id))
}

/** Starts an import. False if staff must first confirm an account, or if the file is no longer queued. */
async function startImport(
  { db }: ImportDeps,
  { id, entriesDone }: NextFile,
  entries: CamtEntry[],
  isKnown: (account: string) => boolean,
): Promise<boolean> {
  if (entriesDone > 0) return true
  const otherAccounts = [...new Set(entries.map(({ account }) => account))].filter((account) => !isKnown(account))
  return db.transaction().execute(async (tx) => {
    const held = await lockBankFile(tx, id)
    if (held?.status !== 'queued' && held?.status !== 'importing') return false
    const isOwn = otherAccounts.length === 0
    const status = isOwn ? 'importing' : 'unconfirmed'
    await saveBankFile(tx, id, { status, entryCount: entries.length, ...(isOwn ? {} : { otherAccounts }) })
    return isOwn
  })
}

async function importRest({ db, now }: ImportDeps, fileId: string, entries: CamtEntry[], kind: FileKind) {
  for (;;) {
    const stamp = await countEntriesDone(db)
    const doneIds = new Set(await listDoneEntryIds(db, fileId))
    const known = await listKnownEntries(db, entries)
    const file = await findBankFile(db, fileId)
    let done = file?.entriesDone ?? 0
    const bookable = entries
      .slice(done)
      .filter(({ lines, listed }) => lines.length > 0 || listed[0]?.reason === 'collective')
    const recognised = recogniseEntries(bookable, known, { kind, met: doneIds })
    const plan = { recognised, known, met: known.filter(({ id }) => doneIds.has(id)) }
    let expected = stamp
    while (done < entries.length) {
      const batch = batchFrom(entries, done)
      const outcome = await db.transaction().execute(async (tx) => {
        await lockBankEntries(tx)
        const held = await lockBankFile(tx, fileId)
        if (!held || (held.status !== 'importing' && held.status !== 'queued')) return 'ended'
        if (held.entriesDone !== done || (await countEntriesDone(tx)) !== expected) return 'changed'
        const counts = await bookEntries(tx, batch, plan, { fileId, kind, at: now() })
        if (
          await noteDebits(
            tx,
            batch.flatMap(({ debits }) => debits),
          )
        )
          await enqueue(tx, settlePayoutsJob, {})
        await saveBankFile(tx, fileId, {
          ...{ status: 'importing', entryCount: entries.length, entriesDone: done + batch.length },
          ...{ newLines: held.newLines + counts.newLines, knownLines: held.knownLines + counts.knownLines },
          requestedLines: held.requestedLines + counts.requestedLines,
        })
        return 'booked'
      })
      if (outcome === 'ended') return false
      if (outcome === 'changed') break
      done += batch.length
      expected += batch.length
    }
    if (done >= entries.length) return true
  }
}

function batchFrom(entries: CamtEntry[], start: number): CamtEntry[] {
  let lines = 0
  const end = entries.findIndex((entry, at) => {
    if (at < start) return false
    lines += Math.max(1, entry.lines.length)
    return at > start && lines > batchSize
  })
  return entries.slice(start, end === -1 ? undefined : end)
}

async function finish(tx: Tx, { now }: ImportDeps, fileId: string): Promise<void> {
  const held = await lockBankFile(tx, fileId)
  if (held?.status !== 'importing' && held?.status !== 'queued') return
  await saveBankFile(tx, fileId, { status: 'finished', entryCount: held.entriesDone, finishedAt: now() })
  await removeContent(tx, fileId)
  await enqueue(tx, matchPaymentsJob, {})
  const { name, newLines, knownLines, requestedLines } = held
  const detail = { name, newLines, knownLines, requestedLines }
  await recordAudit(tx, system, { action: 'bank-file.taken-in', object: { type: 'bank-file', id: fileId }, detail })
}

async function ownAccounts({ db, log }: ImportDeps) {
  const { iban, qrIban } = await readCompany({ db, log })
  const plain = (account: string | null) => account?.replaceAll(' ', '') ?? null
  const [own, ownQr] = [plain(iban), plain(qrIban)]
  const known = new Set([own, ownQr, ...(await listKnownAccounts(db))])
  return {
    isKnown: (account: string) => account !== '' && known.has(account),
    sameAs: (account: string) => (own !== null && account === ownQr ? own : account),
  }
}

async function noteDebits(tx: Tx, debits: readonly BankDebit[]): Promise<boolean> {
  let isNew = false
  for (const { bookedOn, amountCents, ...debit } of debits) {
    const fileId = 'messageId' in debit ? fileIdOf(debit.messageId) : null
    if ('payout' in debit) isNew = (await noteBooked(tx, { bookedOn, amountCents, number: debit.payout })) || isNew
    else if (fileId) isNew = (await noteFileBooked(tx, { bookedOn, amountCents, fileId })) || isNew
  }
  return isNew
}

/** Parses large bank files in a worker thread, because 5,000 entries would block the event loop for seconds. */
async function readInThread(bytes: Uint8Array, today: string): Promise<ReadCamt> {
  if (bytes.length <= smallBytes) return readCamt(bytes, today)
  const worker = new Worker(program, {
    workerData: { bytes, today },
    resourceLimits: { maxOldGenerationSizeMb: 600 },
  })
  return new Promise<ReadCamt>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Reading a bank file took too long')), timeoutMs)
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => {
      clearTimeout(timer)
      reject(new Error('The reader of bank files ended without a result'))
    })
  }).finally(() => worker.terminate())
}
