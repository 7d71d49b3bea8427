import type { BankLine, CamtEntry } from './bank-line.ts'

/** Statement (camt.053) or notification (camt.054). A booking may occur in both, but only once in each. */
export type FileKind = 'camt.053' | 'camt.054'

export type KnownPayment = BankLine & {
  id: string
  entryId: string
  namedIn: string[]
}

export type KnownEntry = Pick<
  CamtEntry,
  'account' | 'valueOn' | 'amountCents' | 'currency' | 'isReversal' | 'bankReference' | 'reportId'
> & {
  id: string
  bookedOn: string
  status: 'bare' | 'waiting' | 'detailed'
  namedIn: string[]
  payments: KnownPayment[]
}

/** Earlier booking that an entry repeats: certainly (`same`) or possibly (`perhaps`, for staff to decide). */
export type Recognised = { as: 'same' | 'perhaps'; entry: KnownEntry }

type Pass = {
  as: Recognised['as']
  known: (known: KnownEntry) => string[]
  entry: (entry: CamtEntry) => string[]
  fits: (entry: CamtEntry, known: KnownEntry) => boolean
}

/**
 * Finds for each entry the stored booking that it repeats; each booking is matched only once. Compares bank references
 * first, then other facts. Uncertain matches are `perhaps`; equal day and amount never suffice.
 */
export function recogniseEntries(
  entries: CamtEntry[],
  known: KnownEntry[],
  { kind, met = new Set() }: { kind: FileKind; met?: ReadonlySet<string> },
): Map<number, Recognised> {
  const found = new Map<number, Recognised>()
  const taken = new Set(met)
  for (const pass of passes(kind)) {
    const byName = new Map<string, KnownEntry[]>()
    for (const one of known)
      if (!taken.has(one.id))
        for (const name of pass.known(one)) {
          const key = `${worthOf(one)}|${name}`
          const named = byName.get(key)
          if (named) named.push(one)
          else byName.set(key, [one])
        }
    for (const entry of entries) {
      if (found.has(entry.position)) continue
      const candidates = pass.entry(entry).flatMap((name) => byName.get(`${worthOf(entry)}|${name}`) ?? [])
      const match = candidates.find((one) => !taken.has(one.id) && pass.fits(entry, one))
      if (!match) continue
      taken.add(match.id)
      found.set(entry.position, { as: pass.as, entry: match })
    }
  }
  return found
}

function worthOf({ account, currency, isReversal, amountCents }: CamtEntry | KnownEntry): string {
  return [account, currency, isReversal, amountCents].join('|')
}

function passes(kind: FileKind): Pass[] {
  const isOther = ({ namedIn }: KnownEntry) => !namedIn.includes(kind)
  const isUnnamed = (entry: CamtEntry, known: KnownEntry) =>
    entry.bankReference === null || known.bankReference === null
  const named = ({ bankReference }: CamtEntry | KnownEntry) => (bankReference === null ? [] : [bankReference])
  /**
   * Keys for matching a booking with one of the other file type. A booking that lists its payments matches only
   * bookings that do not.
   */
  const knownByDay = (one: KnownEntry) =>
    isOther(one) ? daysOf(one).map((day) => `${day}|${one.status === 'detailed'}`) : []
  const entryByDay = (entry: CamtEntry) =>
    daysOf(entry).flatMap((day) => (entry.hasDetails ? [`${day}|false`] : [`${day}|false`, `${day}|true`]))
  const bookedSaying = (one: CamtEntry | KnownEntry) => says(one).map((text) => `${one.bookedOn}|${text}`)
  return [
    { as: 'same', known: named, entry: named, fits: isSameDay },
    {
      as: 'same',
      known: (one) => (isOther(one) || one.bankReference !== null ? [] : bookedSaying(one)),
      entry: (entry) => (entry.bankReference === null ? bookedSaying(entry) : []),
      fits: (entry, one) => entry.reportId !== null && entry.reportId === one.reportId,
    },
    // Entries of a statement and a notification are the same if their days and payment references are equal.
    {
      as: 'same',
      known: (one) => (isOther(one) ? references(one) : []),
      entry: references,
      fits: isSameDay,
    },
    {
      as: 'same',
      known: (one) => (isOther(one) ? says(one) : []),
      entry: says,
      fits: (entry, one) => isUnnamed(entry, one) && isSameDay(entry, one),
    },
    // If at most one of two entries lists its payments, an equal day suffices, unless bank references differ.
    {
      as: 'same',
      known: knownByDay,
      entry: entryByDay,
      fits: (entry, one) => isUnnamed(entry, one) || one.status === 'waiting' || entry.lines.length === 0,
    },
    { as: 'perhaps', known: knownByDay, entry: entryByDay, fits: () => true },
    {
      as: 'perhaps',
      known: (one) => (isOther(one) ? [] : bookedSaying(one)),
      entry: bookedSaying,
      fits: isUnnamed,
    },
  ]
}

function daysOf({ bookedOn, valueOn }: CamtEntry | KnownEntry): string[] {
  return [`booked ${bookedOn}`, ...(valueOn === null ? [] : [`value ${valueOn}`])]
}

/** Some banks reuse references that contain no date, so the booking day or the value day must also be equal. */
function isSameDay(entry: CamtEntry, known: KnownEntry): boolean {
  return entry.bookedOn === known.bookedOn || (entry.valueOn !== null && entry.valueOn === known.valueOn)
}

function paymentsOf(one: CamtEntry | KnownEntry): BankLine[] {
  return 'payments' in one ? one.payments : one.lines
}

function references(one: CamtEntry | KnownEntry): string[] {
  const payments = paymentsOf(one)
  if (payments.length === 0 || payments.some(({ reference }) => reference === null)) return []
  return [
    payments
      .map(({ amountCents, reference }) => `${amountCents}|${reference}`)
      .toSorted()
      .join(),
  ]
}

function says(one: CamtEntry | KnownEntry): string[] {
  const all = paymentsOf(one).map(
    ({ amountCents, reference, payer }) => `${amountCents}|${reference}|${payerKey(payer)}`,
  )
  return all.length === 0 ? [] : [all.toSorted().join()]
}

/**
 * Compares an entry with an earlier entry of the same file that has the same bank reference. Returns `same` if their
 * payments have equal references, null if these differ, `perhaps` if references are missing.
 */
export function recogniseRepeated(entry: CamtEntry, met: KnownEntry[], kind: FileKind): Recognised | null {
  const before = met.find(
    (one) =>
      one.bankReference !== null &&
      one.bankReference === entry.bankReference &&
      worthOf(one) === worthOf(entry) &&
      isSameDay(entry, one),
  )
  if (!before) return null
  const pairs = entry.lines.map((line) => [line, sameLine(line, before.payments, kind)] as const)
  if (pairs.some(([, payment]) => payment === null)) return null
  const areMarked = pairs.every(
    ([line, payment]) =>
      (line.uetr !== null && line.uetr === payment?.uetr) ||
      (line.ownReference !== null && line.ownReference === payment?.ownReference),
  )
  return { as: areMarked && pairs.length > 0 ? 'same' : 'perhaps', entry: before }
}

/** Finds the stored payment that a payment of the file repeats, or null. Different references never match. */
export function sameLine(line: BankLine, payments: KnownPayment[], kind: FileKind): KnownPayment | null {
  const fitting = payments.filter((one) => one.amountCents === line.amountCents && mayBeSame(line, one, kind))
  const marked = fitting.find(
    (one) =>
      (line.uetr !== null && line.uetr === one.uetr) ||
      (line.ownReference !== null && line.ownReference === one.ownReference),
  )
  return marked ?? fitting.find((one) => one.reference === line.reference) ?? fitting[0] ?? null
}

function mayBeSame(line: BankLine, payment: KnownPayment, kind: FileKind): boolean {
  const differ = (one: string | null, other: string | null) => one !== null && other !== null && one !== other
  if (differ(line.uetr, payment.uetr) || differ(line.reference, payment.reference)) return false
  if (payment.namedIn.includes(kind) && differ(line.ownReference, payment.ownReference)) return false
  // Statements and notifications spell payers differently, so compare payers only if there is no reference.
  return line.reference !== null || !differ(payerKey(line.payer), payerKey(payment.payer))
}

/** Finds a stored payment with the same day, amount and reference from the other file type (camt.053 or 054). */
export function sameElsewhere(
  entry: CamtEntry,
  line: BankLine,
  known: KnownEntry[],
  kind: FileKind,
): KnownPayment | null {
  if (line.reference === null) return null
  const there = known.filter(
    (one) =>
      one.account === entry.account &&
      one.bookedOn === entry.bookedOn &&
      one.currency === entry.currency &&
      one.isReversal === entry.isReversal,
  )
  return (
    there
      .flatMap(({ payments }) => payments)
      .find(
        (one) =>
          one.amountCents === line.amountCents && one.reference === line.reference && !one.namedIn.includes(kind),
      ) ?? null
  )
}

function payerKey(payer: string | null): string | null {
  return payer === null
    ? null
    : payer
        .normalize('NFKD')
        .replaceAll(/[^\p{L}\p{N}]/gu, '')
        .toLowerCase()
}
