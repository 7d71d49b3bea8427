import { attributeAt, type Node, nodesAt, textAt } from './xml-node.ts'

/** Largest amount that the database column can hold (32-bit integer). */
export const maxPaymentCents = 2 ** 31 - 1

export class BadAmount extends Error {
  override name = 'BadAmount'
}

/** Parses an amount; null if invalid or with fractions of a cent. @example centsOf('1994.75') // 199475 */
export function centsOf(text: string | null): number | null {
  const [, francs, cents = ''] = /^\+?0*(?=\.?\d|$)(\d{0,13})(?:\.(\d{0,2})0*)?$/.exec(text ?? '') ?? []
  if (francs === undefined || !/\d/.test(text ?? '')) return null
  return Number(francs) * 100 + Number(cents.padEnd(2, '0'))
}

/** Amount of an XML element in cents, with its currency. Throws `BadAmount` if invalid. */
export function amountAt(node: Node, path: string): { cents: number; currency: string } | null {
  const text = textAt(node, path)
  if (text === null) return null
  const cents = centsOf(text)
  const currency = attributeAt(node, path, 'Ccy')
  if (cents === null || !currency) throw new BadAmount(text)
  return { cents, currency }
}

/** Amount of a payment. `cents`: in the account's currency, null if not stated; `original`: as first stated. */
export function detailAmount(detail: Node, currency: string): { cents: number | null; original: string } {
  const paths = ['Amt', 'AmtDtls/TxAmt/Amt', 'AmtDtls/CntrValAmt/Amt']
  const all = paths.flatMap((path) => amountAt(detail, path) ?? [])
  const own = all.filter((amount) => amount.currency === currency)
  const [first] = all
  return {
    cents: (own.find(({ cents }) => cents > 0) ?? own[0])?.cents ?? null,
    original: first ? `${first.currency} ${(first.cents / 100).toFixed(2)}` : '',
  }
}

export function chargesOf(nodes: Node[], currency: string): number {
  const records = nodes.flatMap((node) => [...nodesAt(node, 'Chrgs/Rcrd'), ...nodesAt(node, 'Chrgs')])
  return records.reduce((sum, record) => {
    const amount = amountAt(record, 'Amt')
    const isOurs = amount?.currency === currency && textAt(record, 'CdtDbtInd') !== 'CRDT'
    return isOurs ? sum + amount.cents : sum
  }, 0)
}

/** Debit caused by our payment files: a single payout, or the total of the file with the id `messageId`. */
export type BankDebit = { bookedOn: string; amountCents: number } & ({ payout: number } | { messageId: string })

export function entryDebits(entry: Node, bookedOn: string): BankDebit[] {
  const details = nodesAt(entry, 'NtryDtls/TxDtls')
  const single = details.flatMap((detail): BankDebit[] => {
    const amountCents = centsOf(textAt(detail, 'Amt') ?? textAt(detail, 'AmtDtls/TxAmt/Amt') ?? alone(entry, details))
    const payout = payoutOf([textAt(detail, 'Refs/EndToEndId'), textAt(detail, 'RmtInf/Ustrd')])
    return amountCents === null || payout === null ? [] : [{ bookedOn, amountCents, payout }]
  })
  if (single.length > 0) return single
  const amountCents = centsOf(textAt(entry, 'Amt'))
  if (amountCents === null) return []
  const payout = details.length > 1 ? null : payoutOf([textAt(entry, 'AddtlNtryInf')])
  if (payout !== null) return [{ bookedOn, amountCents, payout }]
  const paths = [
    'NtryDtls/Btch/PmtInfId',
    'NtryDtls/Btch/MsgId',
    'NtryDtls/TxDtls/Refs/PmtInfId',
    'NtryDtls/TxDtls/Refs/MsgId',
  ]
  const messageId = paths.map((path) => textAt(entry, path)).find((text) => text !== null)
  return messageId ? [{ bookedOn, amountCents, messageId }] : []
}

function alone(entry: Node, details: Node[]): string | null {
  return details.length === 1 ? textAt(entry, 'Amt') : null
}

function payoutOf(texts: (string | null)[]): number | null {
  const found = texts.map((text) => /\bREFUND-(\d{6,9})\b/.exec(text ?? '')?.[1]).find((digits) => digits !== undefined)
  return found === undefined ? null : Number(found)
}
