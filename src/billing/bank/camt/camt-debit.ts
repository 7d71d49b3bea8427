import { centsOf } from './camt-amount.ts'
import { type Node, nodesAt, textAt } from './xml-node.ts'

/**
 * Debit caused by one of our payment files: either a single payout or the total of the file with the id `messageId`.
 */
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
