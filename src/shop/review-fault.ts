import { z } from 'zod'
import { coded, readCoded, type TableOf, type UnknownCode } from '#platform/coded.ts'

const text = z.string()

/** Why a payment waits for a person, with the values that are kept of it. Rows hold these codes: rename none. */
const schema = z.discriminatedUnion('code', [
  coded('other-checkout', {}),
  coded('other-currency', { paid: text, expected: text }),
  coded('other-amount', { paidCents: z.number(), expectedCents: z.number() }),
  coded('sold-out', { title: text }),
  // Free words: rows from before codes that could not be told.
  coded('note', { text }),
])

export type ReviewFault = z.output<typeof schema>
export type ReadReviewFault = ReviewFault | UnknownCode
export type ReviewFaultTable = TableOf<ReadReviewFault>

/** What is stored of an order: the fault, or the text that a program from before codes has written. */
export function readReviewFault(order: { reviewFault: unknown; reviewReason: string | null }): ReadReviewFault | null {
  if (order.reviewFault !== null) return readCoded(schema, order.reviewFault)
  return order.reviewReason === null ? null : { code: 'note', values: { text: order.reviewReason } }
}
