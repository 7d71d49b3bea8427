import { isValidIBAN } from 'ibantools'
import {
  type BankLine,
  type CamtEntry,
  isPlausibleBooking,
  type ListedAmount,
  xmlDay,
} from '#billing/bank/bank-line.ts'
import { findReference, soundReference } from '#billing/invoices/reference.ts'
import { amountAt, BadAmount, chargesOf, detailAmount, entryDebits, maxPaymentCents } from './camt-amount.ts'
import { type Node, nodesAt, textAt } from './xml-node.ts'

/** Texts that banks write instead of a reference, such as NOTPROVIDED (EPC), NONREF (SWIFT) or 0000. */
const placeholder =
  /^(?:NOT[\W_]*(?:PROVIDED|AVAILABLE|KNOWN|APPLICABLE|USED|SPECIFIED|GIVEN|FOUND|SET)|NON?[\W_]*REF(?:ERENCE)?|NO[\W_]*VALUE|N[\W_]*[AD]|NONE|NULL|NIL|UNKNOWN|UNDEFINED|EMPTY|UNBEKANNT|KEINE?|INCONNU|X+|0+|9+|[\W_]+)$/i

export type EntryError = { reason: 'bad-amount' | 'bad-date' | 'implausible-date' | 'bad-side'; found: string }

type Around = { position: number; account: string; reportId: string | null; today: string }

export function readEntry(entry: Node, around: Around): CamtEntry | EntryError {
  try {
    return read(entry, around)
  } catch (error) {
    if (error instanceof BadAmount) return { reason: 'bad-amount', found: error.message }
    throw error
  }
}

function read(entry: Node, { position, account, reportId, today }: Around): CamtEntry | EntryError {
  const side = textAt(entry, 'CdtDbtInd')
  if (side !== 'CRDT' && side !== 'DBIT') return { reason: 'bad-side', found: side ?? '' }
  const amount = amountAt(entry, 'Amt')
  if (!amount) throw new BadAmount('')
  const isReversed = /^(true|1)$/.test(textAt(entry, 'RvslInd') ?? '')
  const valueOn = xmlDay(textAt(entry, 'ValDt/Dt') ?? textAt(entry, 'ValDt/DtTm'))
  const bookedText = textAt(entry, 'BookgDt/Dt') ?? textAt(entry, 'BookgDt/DtTm')
  const bookedOn = bookedText === null ? valueOn : xmlDay(bookedText)
  const base = {
    ...{ position, account, reportId, bookedOn, valueOn, isReversal: false, bankReference: null },
    ...{ amountCents: amount.cents, currency: amount.currency, hasDetails: false, lines: [], debits: [] },
  }
  const without = (reason: ListedAmount['reason'], amountCents: number, debits: CamtEntry['debits'] = []) => ({
    ...{ ...base, debits },
    listed: [{ reason, amountCents, text: textAt(entry, 'AddtlNtryInf')?.slice(0, 200) ?? null }],
  })
  const signedCents = side === 'CRDT' ? amount.cents : -amount.cents
  if ((textAt(entry, 'Sts/Cd') ?? textAt(entry, 'Sts')) !== 'BOOK') return without('pending', signedCents)
  if (bookedOn === null) return { reason: 'bad-date', found: bookedText ?? '' }
  if (!isPlausibleBooking(bookedOn, today)) return { reason: 'implausible-date', found: bookedOn }
  if (amount.cents === 0) return without('no-amount', 0)
  // Of reversals, book only debits: they reverse incoming payments. Credits reverse outgoing ones.
  if (side === 'CRDT' && isReversed) return without('debit-reversed', signedCents)
  if (side === 'DBIT' && !isReversed) {
    const out = without('outgoing', signedCents, entryDebits(entry, bookedOn))
    // Privacy: do not store texts of outgoing payments to third parties.
    return { ...out, listed: out.listed.map((one) => ({ ...one, text: null })) }
  }
  const details = nodesAt(entry, 'NtryDtls/TxDtls')
  const counts = nodesAt(entry, 'NtryDtls/Btch/NbOfTxs').map((node) => Number(textAt({ n: [node] }, 'n')))
  const inAll = Math.max(
    details.length,
    counts.filter(Number.isSafeInteger).reduce((sum, count) => sum + count, 0),
  )
  const worth: Omit<Worth, 'inAll'> = { ...amount, isReversal: isReversed, side }
  return {
    ...{ ...base, isReversal: isReversed, hasDetails: details.length > 0 },
    bankReference: referenceOf(entry, details),
    ...(details.length > 0 ? fromDetails(entry, details, { ...worth, inAll }) : bare(entry, { ...worth, inAll })),
  }
}

function referenceOf(entry: Node, details: Node[]): string | null {
  const own = details.map((detail) => bankReference(textAt(detail, 'Refs/AcctSvcrRef')))
  const ofDetails = own.length > 0 && own.every(Boolean) && new Set(own).size === own.length ? own.join('+') : null
  return (
    bankReference(textAt(entry, 'AcctSvcrRef')) ??
    ofDetails?.slice(0, 300) ??
    entryReference(textAt(entry, 'NtryRef')) ??
    (details.length === 1 ? bankReference(textAt(details[0] ?? {}, 'Refs/UETR')) : null)
  )
}

type Worth = { cents: number; currency: string; isReversal: boolean; side: 'CRDT' | 'DBIT'; inAll: number }
type Booked = Pick<CamtEntry, 'lines' | 'listed'>

function listed(reason: ListedAmount['reason'], cents: number, { isReversal }: Worth, text: string | null = null) {
  return { reason, amountCents: isReversal ? -cents : cents, text: text?.slice(0, 200) ?? null }
}

function bare(entry: Node, worth: Worth): Booked {
  if (worth.inAll > 1) return { lines: [], listed: [listed('collective', worth.cents, worth, String(worth.inAll))] }
  return { lines: [lineOf(entry, worth.cents)], listed: [] }
}

/** Reads the payments that an entry lists. Amounts that cannot be booked are returned in `listed` with a reason. */
function fromDetails(entry: Node, details: Node[], worth: Worth): Booked {
  const { cents: entryCents, currency, side, inAll } = worth
  const isAlone = inAll === 1
  const opposite = (detail: Node) => !isAlone && (textAt(detail, 'CdtDbtInd') ?? side) !== side
  const areAllOpposite = details.every(opposite)
  const lines: BankLine[] = []
  const rest: ListedAmount[] = []
  const unclear: string[] = []
  let explained = 0
  for (const detail of details) {
    const { cents, original } = detailAmount(detail, currency)
    if (isAlone) {
      const charged = chargesOf([entry, detail], currency)
      const isCharged = cents !== null && charged > 0 && cents - charged === entryCents
      const lineCents = isCharged ? cents : entryCents
      explained += lineCents
      lines.push(lineOf(detail, lineCents))
    } else if (cents === null) unclear.push(original)
    else if (opposite(detail) && !areAllOpposite) {
      explained -= cents
      if (cents > 0) rest.push(listed('debit-in-credit', -cents, worth, textAt(detail, 'AddtlTxInf')))
    } else {
      explained += cents
      if (cents > 0) lines.push(lineOf(detail, cents))
    }
  }
  const open = entryCents - explained
  const charged = chargesOf([entry, ...details], currency)
  if (open > 0 && unclear.length > 0)
    rest.push(listed('foreign-detail', open, worth, unclear.filter(Boolean).join(', ')))
  else if (open > 0) rest.push(listed('details-missing', open, worth, `${details.length}/${inAll}`))
  else if (open < 0 && -open === charged) rest.push(listed('charges', open, worth))
  else if (open < 0) return { lines: [], listed: [listed('sum-differs', entryCents, worth, centsText(explained))] }
  return { lines: withOwnReferences(lines), listed: rest }
}

/** Removes references that several payments of an entry share, because they do not identify a single payment. */
function withOwnReferences(lines: BankLine[]): BankLine[] {
  const own = lines.map(({ ownReference }) => ownReference)
  return lines.map((line) =>
    own.filter((reference) => reference === line.ownReference).length > 1 ? { ...line, ownReference: null } : line,
  )
}

function lineOf(detail: Node, amountCents: number): BankLine {
  if (amountCents > maxPaymentCents) throw new BadAmount(centsText(amountCents))
  const structured = textAt(detail, 'RmtInf/Strd/CdtrRefInf/Ref')
  const free = [...nodesAt(detail, 'RmtInf/Ustrd'), ...nodesAt(detail, 'AddtlNtryInf')]
  const message = free
    .map((node) => textAt({ t: [node] }, 't'))
    .filter(Boolean)
    .join(' ')
  return {
    amountCents,
    reference: (structured && (soundReference(structured) ?? structured.slice(0, 100))) || findReference(message),
    payer: (textAt(detail, 'RltdPties/Dbtr/Pty/Nm') ?? textAt(detail, 'RltdPties/Dbtr/Nm'))?.slice(0, 140) ?? null,
    payerAccount: textAt(detail, 'RltdPties/DbtrAcct/Id/IBAN'),
    message: message.slice(0, 500) || null,
    ownReference: bankReference(textAt(detail, 'Refs/AcctSvcrRef')),
    uetr: bankReference(textAt(detail, 'Refs/UETR')),
    endToEnd: bankReference(textAt(detail, 'Refs/EndToEndId')),
  }
}

function centsText(cents: number): string {
  return (cents / 100).toFixed(2)
}

/**
 * The bank's reference of one booking. Null for texts that do not identify it: placeholders, account numbers (banks may
 * write the QR-IBAN into `NtryRef`), and invoice references, which all payments of an invoice share.
 */
function bankReference(text: string | null): string | null {
  const plain = text?.replaceAll(/\s+/g, '') ?? ''
  if (plain === '' || placeholder.test(plain)) return null
  if (isValidIBAN(plain.toUpperCase()) || soundReference(plain)) return null
  return plain
}

/** The bank's own reference of an entry; null if short, because banks reuse short numbers in every statement. */
function entryReference(text: string | null): string | null {
  const reference = bankReference(text)
  return reference !== null && reference.length >= 10 && /\d{4}/.test(reference) ? reference : null
}
