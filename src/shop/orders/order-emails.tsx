import { company } from '#company/company.ts'
import { firmName } from '#content/firm-name.ts'
import { formatMoney } from '#platform/format.ts'
import { EmailLayout, FactTable, Greeting, Note, Paragraph } from '#platform/mail/email-parts.tsx'
import { defineOwnEmail, type OwnText, type Unverified } from '#platform/mail/own-email.ts'
import { t } from '#platform/texts.ts'
import * as shopEmailTexts from '#shop/locales/en-emails.ts'

const footer = () => [
  `${company().legalName}, ${company().office}`,
  t(shopEmailTexts.shop).why(firmName, company().email),
]

type ReviewedPayment = { number: number; buyerName: string | null; amountCents: number; currency: string }

function paymentUnderReview({ number, buyerName, amountCents, currency }: ReviewedPayment) {
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

function orderRefundedEmail({ number, buyerName, currency, nowCents, inAllCents, paidCents, ...refund }: Refund) {
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
