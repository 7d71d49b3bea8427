import { defineOwnEmail, type OwnText, ownText, Unverified } from '#platform/mail/own-email.ts'
import { orderConfirmation, orderRefundedEmail, paymentUnderReview } from '#shop/shop-emails.tsx'

// Visitors can enter another person's address for order emails, so an email greets by name only if the address is
// confirmed.

type Line = { productTitle: string; variantTitle: string; quantity: number; unitPriceCents: number }
type Order = {
  number: number
  totalCents: number
  currencyCode: string
  buyerName: string | null
  vatPlace?: string | null
  lines: readonly Line[]
  discounts: readonly { title: string; amountCents: number }[]
}
type OwnLine = { productTitle: OwnText; variantTitle: OwnText; quantity: number; unitPriceCents: number }
type Confirmed = {
  number: number
  totalCents: number
  currencyCode: OwnText
  buyerName: Unverified<string | null>
  vatPlace: OwnText | null
  lines: readonly OwnLine[]
  discounts: readonly { title: OwnText; amountCents: number }[]
}

const orderConfirmed = defineOwnEmail(
  { kind: 'order-confirmed', trigger: 'staff' },
  ({ buyerName, lines, ...order }: Confirmed, reader) =>
    orderConfirmation({ ...order, lines: [...lines], buyerName: buyerName.for(reader) }),
)

export function confirmationOf({ number, totalCents, currencyCode, buyerName, vatPlace, lines, discounts }: Order) {
  return orderConfirmed({
    ...{ number, totalCents, currencyCode: ownText(currencyCode), buyerName: new Unverified(buyerName) },
    vatPlace: vatPlace ? ownText(vatPlace) : null,
    lines: lines.map(({ productTitle, variantTitle, quantity, unitPriceCents }) => {
      return { productTitle: ownText(productTitle), variantTitle: ownText(variantTitle), quantity, unitPriceCents }
    }),
    discounts: discounts.map(({ title, amountCents }) => ({ title: ownText(title), amountCents })),
  })
}

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
