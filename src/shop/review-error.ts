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

export type ReviewError = z.output<typeof schema>
export type ReadReviewError = ReviewError | UnknownCode
export type ReviewErrorTable = TableOf<ReadReviewError>

/** What is stored of an order: the fault, or the text that a program from before codes has written. */
export function readReviewError(order: { reviewError: unknown; reviewReason: string | null }): ReadReviewError | null {
  if (order.reviewError !== null) return readCoded(schema, order.reviewError)
  return order.reviewReason === null ? null : { code: 'note', values: { text: order.reviewReason } }
}
