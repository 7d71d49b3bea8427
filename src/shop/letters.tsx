import type { ReactNode } from 'react'
import { company } from '#content/company.ts'
import { orderLetter } from '#content/order-letter.ts'
import { guarantees } from '#content/pages/pricing.ts'
import { formatMoney } from '#platform/format.ts'
import { FactTable, LetterPage, Note, Paragraph } from '#platform/mail/letter-parts.tsx'

type Order = {
  number: number
  buyerName: string | null
  totalCents: number
  currencyCode: string
  lines: { productTitle: string; variantTitle: string; quantity: number; unitPriceCents: number }[]
}

const footer = [
  `${company.legalName.value}, ${company.address.street.value}, ${company.address.postcode.value} ${company.address.city.value}`,
  `You get this letter because you bought something from us. Questions: ${company.email.value}`,
]

/** In the words of the guarantee, so that letter and price page cannot differ. */
const refundTerms = guarantees.find(({ id }) => id === 'refund')?.rules.join(' ') ?? ''

/** What the buyer gets once the money is here. */
export function orderConfirmation(order: Order): { subject: string; body: ReactNode } {
  const currency = order.currencyCode.toUpperCase()
  const facts = order.lines.map((line) => ({
    label: `${line.quantity} × ${line.productTitle} (${line.variantTitle})`,
    value: formatMoney(line.quantity * line.unitPriceCents, { currency }),
  }))
  const title = `Order ${order.number}: thank you`
  return {
    subject: `Your order ${order.number} is paid`,
    body: (
      <LetterPage firm={company.name.value} title={title} preview="We have received your payment." footer={footer}>
        <Paragraph>{greeting(order.buyerName)}</Paragraph>
        <Paragraph>We have received your payment. This is what you bought:</Paragraph>
        <FactTable facts={[...facts, { label: 'Total', value: formatMoney(order.totalCents, { currency }) }]} />
        <Paragraph>{company.vatStatement}</Paragraph>
        <Paragraph>
          <strong>{orderLetter.firstTitle}.</strong> {orderLetter.first}
        </Paragraph>
        <Paragraph>
          <strong>{orderLetter.datesTitle}.</strong> {orderLetter.dates}
        </Paragraph>
        <Paragraph>
          <strong>{orderLetter.refundTitle}.</strong> {refundTerms}
        </Paragraph>
        <Note>Your case opens in a moment. A second letter tells you where to find it and what to do first.</Note>
      </LetterPage>
    ),
  }
}

type ReviewedPayment = { number: number; buyerName: string | null; amountCents: number; currency: string }

/** What the buyer gets when the money has come, but not as agreed: what happens now, and when. */
export function paymentUnderReview({ number, buyerName, amountCents, currency }: ReviewedPayment) {
  const amount = formatMoney(amountCents, { currency: currency.toUpperCase() })
  const preview = 'We have your payment and check it. You do not have to do anything.'
  return {
    subject: `Your order ${number}: we check your payment`,
    body: (
      <LetterPage
        firm={company.name.value}
        title={`Order ${number}: we check your payment`}
        preview={preview}
        footer={footer}
      >
        <Paragraph>{greeting(buyerName)}</Paragraph>
        <Paragraph>
          We have received {amount} for your order {number}. Something about this payment does not match the order, so a
          person looks at it, on the next working day at the latest.
        </Paragraph>
        <Paragraph>
          Then one of two things happens, and a letter tells you which: we accept the payment and your case opens, or
          you get the whole amount back the way you paid.
        </Paragraph>
        <Note>You do not have to do anything. Please do not pay again.</Note>
      </LetterPage>
    ),
  }
}

type Refund = {
  number: number
  buyerName: string | null
  currency: string
  /** What is given back with this letter, in all, and what was paid. */
  nowCents: number
  inAllCents: number
  paidCents: number
  /** True when it is the tenth for a first order. */
  isFirstDiscount?: boolean
}

/** What the buyer gets when money was given back, all of it or a part. */
export function orderRefundedLetter({
  number,
  buyerName,
  currency,
  nowCents,
  inAllCents,
  paidCents,
  ...refund
}: Refund) {
  const money = (cents: number) => formatMoney(cents, { currency: currency.toUpperCase() })
  const isWhole = inAllCents >= paidCents
  const title = isWhole ? `Order ${number} is refunded` : `Part of order ${number} is refunded`
  const facts = [
    { label: 'You paid', value: money(paidCents) },
    { label: 'Given back now', value: money(nowCents) },
    ...(nowCents < inAllCents ? [{ label: 'Given back in all', value: money(inAllCents) }] : []),
  ]
  return {
    subject: isWhole ? `Your order ${number} is refunded` : `Part of your order ${number} is refunded`,
    body: (
      <LetterPage
        firm={company.name.value}
        title={title}
        preview={`${money(nowCents)} is on its way back.`}
        footer={footer}
      >
        <Paragraph>{greeting(buyerName)}</Paragraph>
        <Paragraph>
          We have given back {money(nowCents)} for your order {number}. The amount goes back the way you paid; most
          banks show it within 5 to 10 working days.
        </Paragraph>
        {refund.isFirstDiscount && (
          <Paragraph>It is the 10 % of the package that our terms promise for a first order.</Paragraph>
        )}
        <FactTable facts={facts} />
        <Note>You do not have to do anything. If the amount has not arrived after 10 working days, write to us.</Note>
      </LetterPage>
    ),
  }
}

function greeting(buyerName: string | null): string {
  return buyerName ? `Dear ${buyerName}` : 'Good day'
}
