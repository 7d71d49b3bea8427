import { z } from 'zod'
import { coded, readCoded, type TableOf, type UnknownCode } from '#platform/coded.ts'

const text = z.string()

/** Why a payment needs review by staff. The codes are stored in the database: do not rename them. */
const schema = z.discriminatedUnion('code', [
  coded('other-checkout', {}),
  coded('other-currency', { paid: text, expected: text }),
  coded('other-amount', { paidCents: z.number(), expectedCents: z.number() }),
  coded('sold-out', { title: text }),
  coded('note', { text }),
])

export type ReviewError = z.output<typeof schema>
export type ReadReviewError = ReviewError | UnknownCode
export type ReviewErrorTable = TableOf<ReadReviewError>

export function readReviewError(order: { reviewError: unknown; reviewReason: string | null }): ReadReviewError | null {
  if (order.reviewError !== null) return readCoded(schema, order.reviewError)
  return order.reviewReason === null ? null : { code: 'note', values: { text: order.reviewReason } }
}
