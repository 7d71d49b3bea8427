import type { ReactNode } from 'react'
import { company } from '#company/company.ts'
import { vatPercent } from '#company/vat.ts'
import { firmName } from '#content/firm-name.ts'
import { orderEmail } from '#content/order-letter.ts'
import { guarantees } from '#content/pages/pricing.ts'
import { vatStatement } from '#content/vat.ts'
import { formatMoney } from '#platform/format.ts'
import { EmailLayout, FactTable, Greeting, Note, Paragraph } from '#platform/mail/email-parts.tsx'
import { t } from '#platform/texts.ts'
import * as cartTexts from '#shop/cart/locales/en.ts'
import * as shopEmailTexts from '#shop/locales/en-emails.ts'

type Order = {
  number: number
  buyerName: string | null
  totalCents: number
  currencyCode: string
  lines: { productTitle: string; variantTitle: string; quantity: number; unitPriceCents: number }[]
  vatPlace?: string | null
  discounts?: readonly { title: string; amountCents: number }[]
}

const footer = () => [
  `${company().legalName}, ${company().office}`,
  t(shopEmailTexts.shop).why(firmName, company().email),
]

/** Text of the guarantee, taken from the price page, so that email and page cannot differ. */
const refundTerms = guarantees.find(({ id }) => id === 'refund')?.rules.join(' ') ?? ''

export function orderConfirmation(order: Order): { subject: string; body: ReactNode } {
  const { confirmed: words } = t(shopEmailTexts.shop)
  const currency = order.currencyCode.toUpperCase()
  const facts = order.lines.map((line) => ({
    label: words.line(line),
    value: formatMoney(line.quantity * line.unitPriceCents, { currency }),
  }))
  const given = (order.discounts ?? []).map(({ title, amountCents }) => {
    return { label: title, value: formatMoney(-amountCents, { currency }) }
  })
  const total = { label: words.total, value: formatMoney(order.totalCents, { currency }) }
  return {
    subject: words.subject(order.number),
    body: (
      <EmailLayout firm={firmName} title={words.title(order.number)} preview={words.preview} footer={footer()}>
        <Greeting name={order.buyerName} />
        <Paragraph>{words.text}</Paragraph>
        <FactTable facts={[...facts, ...given, total]} />
        {vatPercent() !== null && (
          <Paragraph>{order.vatPlace === 'abroad' ? t(cartTexts.domicile).noVat : vatStatement}</Paragraph>
        )}
        <Paragraph>
          <strong>{orderEmail.firstTitle}.</strong> {orderEmail.first}
        </Paragraph>
        <Paragraph>
          <strong>{orderEmail.datesTitle}.</strong> {orderEmail.dates}
        </Paragraph>
        <Paragraph>
          <strong>{orderEmail.refundTitle}.</strong> {refundTerms}
        </Paragraph>
        <Note>{words.next}</Note>
      </EmailLayout>
    ),
  }
}

type ReviewedPayment = { number: number; buyerName: string | null; amountCents: number; currency: string }

export function paymentUnderReview({ number, buyerName, amountCents, currency }: ReviewedPayment) {
  const { underReview: words } = t(shopEmailTexts.shop)
  const amount = formatMoney(amountCents, { currency: currency.toUpperCase() })
  return {
    subject: words.subject(number),
    body: (
      <EmailLayout firm={firmName} title={words.title(number)} preview={words.preview} footer={footer()}>
        <Greeting name={buyerName} />
        {words.text(amount, number).map((text) => (
          <Paragraph key={text}>{text}</Paragraph>
        ))}
        <Note>{words.note}</Note>
      </EmailLayout>
    ),
  }
}

type Refund = {
  number: number
  buyerName: string | null
  currency: string
  nowCents: number
  inAllCents: number
  paidCents: number
  isFirstDiscount?: boolean
}

export function orderRefundedEmail({
  number,
  buyerName,
  currency,
  nowCents,
  inAllCents,
  paidCents,
  ...refund
}: Refund) {
  const { refunded: words } = t(shopEmailTexts.shop)
  const money = (cents: number) => formatMoney(cents, { currency: currency.toUpperCase() })
  const now = money(nowCents)
  const isWhole = inAllCents >= paidCents
  const facts = [
    { label: words.facts.paid, value: money(paidCents) },
    { label: words.facts.now, value: now },
    ...(nowCents < inAllCents ? [{ label: words.facts.inAll, value: money(inAllCents) }] : []),
  ]
  return {
    subject: words.subject(number, isWhole),
    body: (
      <EmailLayout firm={firmName} title={words.title(number, isWhole)} preview={words.preview(now)} footer={footer()}>
        <Greeting name={buyerName} />
        <Paragraph>{words.text(now, number)}</Paragraph>
        {refund.isFirstDiscount && <Paragraph>{words.firstDiscount}</Paragraph>}
        <FactTable facts={facts} />
        <Note>{words.note}</Note>
      </EmailLayout>
    ),
  }
}
