import { defineOwnEmail, type OwnText, type Unverified } from '#platform/mail/own-email.ts'
import { orderRefundedEmail, paymentUnderReview } from '#shop/shop-emails.tsx'

// An unconfirmed address may belong to a stranger, so the email names the buyer only if it is confirmed.

type Reviewed = { number: number; amountCents: number; currency: OwnText; buyerName: Unverified<string | null> }

export const orderUnderReview = defineOwnEmail(
  { kind: 'order-under-review', trigger: 'staff' },
  ({ buyerName, ...payment }: Reviewed, reader) => paymentUnderReview({ ...payment, buyerName: buyerName.for(reader) }),
)

type Refunded = {
  number: number
  buyerName: Unverified<string | null>
  currency: OwnText
  nowCents: number
  inAllCents: number
  paidCents: number
  isFirstDiscount?: boolean
}

export const orderRefundEmail = defineOwnEmail(
  { kind: 'order-refunded', trigger: 'staff' },
  ({ buyerName, ...refund }: Refunded, reader) => orderRefundedEmail({ ...refund, buyerName: buyerName.for(reader) }),
)
