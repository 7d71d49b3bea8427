import { z } from 'zod'
import { soundReference } from '#billing/reference.ts'
import type { BankLine, Skipped } from './bank-line.ts'
import { attributeAt, type Node, nodesAt, textAt } from './xml-node.ts'

/** More than this the database holds of no payment. */
const mostCents = 2 ** 31 - 1

type Around = { account: string | null; place: string }

/**
 * The payments of one entry: each of its details, or the entry itself where it has none. Why there are none is said instead:
 * nothing came in, it is not booked, or it is the sum of several whose details are not in this file.
 */
export function entryLines(entry: Node, { account, place }: Around): BankLine[] | keyof Skipped | 'damaged' {
  const status = textAt(entry, 'Sts/Cd') ?? textAt(entry, 'Sts')
  if (status !== 'BOOK') return 'pending'
  const isReversal = textAt(entry, 'RvslInd') === 'true'
  // What was taken back is a debit, and the reversal of a debit is a credit: only the first concerns a payment that came.
  if ((textAt(entry, 'CdtDbtInd') === 'CRDT') === isReversal) return 'outgoing'
  const details = nodesAt(entry, 'NtryDtls/TxDtls')
  const inAll = Math.max(details.length, Number(textAt(entry, 'NtryDtls/Btch/NbOfTxs') ?? 1))
  if (details.length === 0 && inAll > 1) return 'collective'
  const bookedOn = bookedDay(entry)
  if (!bookedOn) return 'damaged'
  const facts: Omit<BankLine, 'keys'>[] = []
  for (const detail of details.length > 0 ? details : [entry]) {
    const read = lineOf(detail, entry, inAll === 1)
    if (!read) return 'damaged'
    facts.push({ ...read, account, bookedOn, isReversal })
  }
  const own = details.map((detail) => textAt(detail, 'Refs/AcctSvcrRef'))
  const uetr = details.map((detail) => textAt(detail, 'Refs/UETR'))
  const entryKey = textAt(entry, 'AcctSvcrRef') ?? textAt(entry, 'NtryRef') ?? place
  // A bank also books what comes to nothing, such as interest.
  return withKeys(facts, { own, uetr }, entryKey, inAll === 1).filter(({ amountCents }) => amountCents > 0)
}

/** The day on which an entry was booked, or null. */
export function bookedDay(entry: Node): string | null {
  const day = (textAt(entry, 'BookgDt/Dt') ?? textAt(entry, 'BookgDt/DtTm'))?.slice(0, 10)
  return z.iso.date().safeParse(day).data ?? null
}

type Facts = Pick<BankLine, 'amountCents' | 'currency' | 'reference' | 'payer' | 'payerAccount' | 'message'>

function lineOf(detail: Node, entry: Node, isAlone: boolean): Facts | null {
  const ofDetail = detail !== entry && textAt(detail, 'Amt') !== null
  const amountOf = ofDetail ? detail : isAlone ? entry : detail
  const path = ofDetail || isAlone ? 'Amt' : 'AmtDtls/TxAmt/Amt'
  const amountCents = centsOf(textAt(amountOf, path))
  const currency = attributeAt(amountOf, path, 'Ccy')
  if (amountCents === null || amountCents > mostCents || !currency) return null
  const structured = textAt(detail, 'RmtInf/Strd/CdtrRefInf/Ref')
  const free = nodesAt(detail, 'RmtInf/Ustrd')
  const message = free
    .map((node) => textAt({ t: [node] }, 't'))
    .filter(Boolean)
    .join(' ')
  return {
    amountCents,
    currency,
    reference: (structured && (soundReference(structured) ?? structured)) || soundReference(message),
    payer: (textAt(detail, 'RltdPties/Dbtr/Pty/Nm') ?? textAt(detail, 'RltdPties/Dbtr/Nm'))?.slice(0, 140) ?? null,
    payerAccount: textAt(detail, 'RltdPties/DbtrAcct/Id/IBAN'),
    message: message.slice(0, 500) || null,
  }
}

/** @example centsOf('1994.75') // 199475 */
export function centsOf(text: string | null): number | null {
  const [, francs, cents = ''] = /^(\d{1,9})(?:\.(\d{1,2})0*)?$/.exec(text ?? '') ?? []
  return francs === undefined ? null : Number(francs) * 100 + Number(cents.padEnd(2, '0'))
}

/**
 * The names by which a payment is known again, in this form of file and in the other: the bank's own for it, and for the
 * entry with amount and reference. Where an entry holds one payment its own name alone will do.
 */
function withKeys(
  facts: Omit<BankLine, 'keys'>[],
  { own, uetr }: { own: (string | null)[]; uetr: (string | null)[] },
  entryKey: string,
  isAlone: boolean,
): BankLine[] {
  // Some banks repeat the name of the entry, or one name, at each of its payments: then it names none of them.
  const areNames = own.length > 0 && own.every(Boolean) && new Set(own).size === own.length
  const seen = new Map<string, number>()
  return facts.map((line, at) => {
    const amount = `${line.currency}${line.isReversal ? '-' : ''}${line.amountCents}`
    const within = `entry:${entryKey}:${amount}:${line.reference ?? ''}`
    const count = (seen.get(within) ?? 0) + 1
    seen.set(within, count)
    const keys = [`${within}:${count}`]
    if (areNames && (isAlone || own[at] !== entryKey)) keys.push(`payment:${own[at]}:${amount}`)
    // The number that a payment keeps from bank to bank, where its files tell it.
    if (uetr[at]) keys.push(`uetr:${uetr[at]}:${amount}`)
    if (isAlone) keys.push(`alone:${entryKey}:${amount}`)
    return { ...line, keys }
  })
}
