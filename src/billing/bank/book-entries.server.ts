import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Tx } from '#platform/db/database.server.ts'
import type { BankEntries, BankFileItems, PaymentsReceived } from '#platform/db/schema.ts'
import {
  doubtPayment,
  enrichPayment,
  insertEntries,
  insertPayments,
  lockBarePayment,
  noteDetailed,
  noteNamed,
  replacePayment,
} from './bank-entry-db.server.ts'
import { insertItems } from './bank-file-db.server.ts'
import type { BankLine, CamtEntry, ItemOutcome } from './bank-line.ts'
import {
  type FileKind,
  type KnownEntry,
  type Recognised,
  recogniseRepeated,
  sameElsewhere,
  sameLine,
} from './same-booking.ts'

type Booking = { fileId: string; kind: FileKind; at: Date }
type Plan = { recognised: Map<number, Recognised>; known: KnownEntry[]; met: KnownEntry[] }
export type BookedCounts = { newLines: number; knownLines: number; requestedLines: number }

/** Books a batch of entries: inserts new payments, updates known ones and records the outcome of each entry. */
export async function bookEntries(tx: Tx, batch: CamtEntry[], plan: Plan, booking: Booking): Promise<BookedCounts> {
  const changes = new Changes(plan, booking)
  for (const entry of batch) await bookEntry(tx, entry, changes)
  await insertEntries(tx, changes.entries)
  await insertPayments(tx, changes.payments)
  await noteDetailed(tx, changes.detailed)
  await noteNamed(tx, booking.kind, { entries: changes.namedEntries, payments: changes.namedPayments })
  await insertItems(tx, changes.items)
  return changes.counts
}

async function bookEntry(tx: Tx, entry: CamtEntry, changes: Changes): Promise<void> {
  const [first] = entry.listed
  const isSum = first?.reason === 'collective'
  if (entry.lines.length === 0 && !isSum) return changes.list(entry, null, first?.reason ?? 'no-amount')
  const { recognised, met } = changes.plan
  const found = recognised.get(entry.position) ?? recogniseRepeated(entry, met, changes.booking.kind)
  if (!found || isSum) {
    if (found?.as === 'same') return changes.meet(entry, found.entry, 'known')
    return changes.add(entry, { isRequested: false })
  }
  if (found.entry.status === 'detailed') {
    if (found.as === 'perhaps') return changes.add(entry, { isRequested: true })
    return entry.hasDetails ? changes.compare(entry, found.entry) : changes.meet(entry, found.entry, 'known')
  }
  if (!entry.hasDetails)
    return found.as === 'perhaps'
      ? changes.add(entry, { isRequested: true })
      : changes.meet(entry, found.entry, 'known')
  await bookDetails(tx, entry, found, changes)
}

async function bookDetails(tx: Tx, entry: CamtEntry, { as, entry: before }: Recognised, changes: Changes) {
  const [sum] = before.payments
  const state = sum ? await lockBarePayment(tx, sum.id) : 'ignored'
  if (as === 'perhaps') {
    if (sum && state === 'open') await doubtPayment(tx, sum.id)
    return changes.add(entry, { isRequested: false })
  }
  const [line] = entry.lines
  const isAlone = entry.lines.length === 1 && line?.amountCents === sum?.amountCents
  if (sum && state === 'decided') return changes.meet(entry, before, isAlone ? 'known' : 'in-sum')
  changes.detail(before)
  if (sum && line && isAlone) {
    if (state === 'open') await enrichPayment(tx, sum.id, line)
    Object.assign(sum, Object.fromEntries(Object.entries(line).filter(([, value]) => value !== null)))
    return changes.meet(entry, before, 'known')
  }
  if (sum && state === 'open') await replacePayment(tx, sum.id)
  before.payments = []
  changes.compare(entry, before)
}

/** Changes to write in bulk, already applied to the data in memory, because later entries are compared with it. */
class Changes {
  entries: Insertable<BankEntries>[] = []
  payments: Insertable<PaymentsReceived>[] = []
  items: Insertable<BankFileItems>[] = []
  detailed: string[] = []
  namedEntries: string[] = []
  namedPayments: string[] = []
  counts: BookedCounts = { newLines: 0, knownLines: 0, requestedLines: 0 }
  readonly plan: Plan
  readonly booking: Booking

  constructor(plan: Plan, booking: Booking) {
    this.plan = plan
    this.booking = booking
  }

  /** Adds an entry with its payments, except payments already imported from the other file type (camt.053 or 054). */
  add(entry: CamtEntry, { isRequested }: { isRequested: boolean }): void {
    const { kind, at } = this.booking
    const { account, bookedOn, valueOn, amountCents, currency, isReversal, bankReference, reportId } = entry
    if (bookedOn === null) throw new Error(`Entry ${entry.position} has no day`)
    const status = entry.hasDetails ? 'detailed' : entry.lines.length > 0 ? 'bare' : 'waiting'
    const facts = { account, bookedOn, valueOn, amountCents, isReversal, bankReference, reportId, status } as const
    const added: KnownEntry = { ...facts, id: randomUUID(), currency, namedIn: [kind], payments: [] }
    this.entries.push({ ...facts, id: added.id, currencyCode: currency, namedIn: [kind], createdAt: at })
    const elsewhere = entry.lines.map((line) => {
      const same = isRequested ? null : sameElsewhere(entry, line, this.plan.known, kind)
      same?.namedIn.push(kind)
      return same
    })
    this.plan.met.push(added)
    this.plan.known.push(added)
    for (const [at, line] of entry.lines.entries()) {
      const same = elsewhere[at]
      if (same) this.knownLine(same.id)
      else this.pay(entry, added, line, isRequested)
    }
    const isNew = elsewhere.some((same) => same === null) || entry.lines.length === 0
    this.list(entry, added, isNew ? (isRequested ? 'requested' : (waitingOutcome(entry) ?? 'booked')) : 'known')
  }

  compare(entry: CamtEntry, before: KnownEntry): void {
    const { kind } = this.booking
    const unmet = [...before.payments]
    let isNew = false
    for (const line of entry.lines) {
      const same = sameLine(line, unmet, kind)
      if (same) {
        unmet.splice(unmet.indexOf(same), 1)
        this.knownLine(same.id)
      } else {
        this.pay(entry, before, line, false)
        isNew = true
      }
    }
    this.name(before)
    this.list(entry, before, isNew ? 'booked' : 'known')
  }

  meet(entry: CamtEntry, before: KnownEntry, outcome: 'known' | 'in-sum'): void {
    for (const { id } of before.payments) this.namedPayments.push(id)
    this.counts.knownLines += Math.max(1, entry.lines.length)
    this.name(before)
    this.list(entry, before, outcome)
  }

  detail(before: KnownEntry): void {
    before.status = 'detailed'
    this.detailed.push(before.id)
  }

  list(entry: CamtEntry, booking: KnownEntry | null, outcome: ItemOutcome): void {
    const { position, bookedOn, currency: currencyCode, amountCents, isReversal, listed, lines } = entry
    const base = { fileId: this.booking.fileId, position, bookedOn, currencyCode, entryId: booking?.id ?? null }
    const isListedWhole = lines.length === 0
    const whole = isListedWhole ? (listed[0]?.amountCents ?? 0) : isReversal ? -amountCents : amountCents
    const detail = isListedWhole ? (listed[0]?.text ?? null) : null
    this.items.push({ ...base, part: 0, outcome, amountCents: whole, detail })
    if (isListedWhole) return
    for (const [at, { reason, amountCents: cents, text }] of listed.entries())
      this.items.push({ ...base, part: at + 1, outcome: reason, amountCents: cents, detail: text })
  }

  private name(before: KnownEntry): void {
    const { kind } = this.booking
    this.namedEntries.push(before.id)
    if (!before.namedIn.includes(kind)) before.namedIn.push(kind)
    if (!this.plan.met.includes(before)) this.plan.met.push(before)
  }

  private knownLine(id: string): void {
    this.namedPayments.push(id)
    this.counts.knownLines += 1
  }

  private pay(entry: CamtEntry, booking: KnownEntry, line: BankLine, isRequested: boolean): void {
    const { fileId, kind, at } = this.booking
    const id = randomUUID()
    const waits = isRequested ? ({ state: 'queued', reason: 'possible-duplicate' } as const) : {}
    this.payments.push({
      ...{ ...line, id, entryId: booking.id, bankFileId: fileId, createdAt: at, namedIn: [kind], ...waits },
      ...{ account: entry.account || null, bookedOn: entry.bookedOn ?? booking.bookedOn, currencyCode: entry.currency },
      isReversal: entry.isReversal,
    })
    booking.payments.push({ ...line, id, entryId: booking.id, namedIn: [kind] })
    this.counts.newLines += 1
    if (isRequested) this.counts.requestedLines += 1
  }
}

function waitingOutcome({ lines, listed }: CamtEntry) {
  return lines.length === 0 ? listed[0]?.reason : undefined
}
