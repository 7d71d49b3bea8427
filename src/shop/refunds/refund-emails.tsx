import type { ReactElement } from 'react'
import { company } from '#company/company.ts'
import { firmName } from '#content/firm-name.ts'
import { formatMoney } from '#platform/format.ts'
import { ButtonLink, EmailLayout, FactTable, Greeting, Note, Paragraph } from '#platform/mail/email-parts.tsx'
import { t } from '#platform/texts.ts'
import * as shopTexts from '#shop/locales/en.ts'
import * as shopEmailTexts from '#shop/locales/en-emails.ts'

const footer = () => [
  `${company().legalName}, ${company().office}`,
  t(shopEmailTexts.shop).why(firmName, company().email),
]

type Answered = {
  orderId: string
  number: number
  buyerName: string | null
  currency: string
  amountCents: number | null
  answer: string
}

export function refundAnswered(site: string, refund: Answered): { subject: string; body: ReactElement } {
  const { orderId, number, buyerName, currency, amountCents, answer } = refund
  const { answered: words } = t(shopTexts.refund).emails
  const isGranted = amountCents !== null
  return {
    subject: words.subject(number, isGranted),
    body: (
      <EmailLayout firm={firmName} title={words.title(number, isGranted)} preview={words.preview} footer={footer()}>
        <Greeting name={buyerName} />
        <Paragraph>{isGranted ? words.granted : words.declined}</Paragraph>
        {isGranted && (
          <FactTable
            facts={[{ label: words.amount, value: formatMoney(amountCents, { currency: currency.toUpperCase() }) }]}
          />
        )}
        {answer.split('\n').map((line) => (
          <Paragraph key={line}>{line}</Paragraph>
        ))}
        <ButtonLink href={`${site}/client-portal/orders/${orderId}`}>{words.button}</ButtonLink>
        <Note>{isGranted ? words.noteGranted : words.noteDeclined}</Note>
      </EmailLayout>
    ),
  }
}

export function refundRequested(
  site: string,
  {
    orderId,
    number,
    buyerName,
    words: content,
  }: { orderId: string; number: number; buyerName: string | null; words: string },
): { subject: string; body: ReactElement } {
  const { requested: words } = t(shopTexts.refund).emails
  return {
    subject: words.subject(number),
    body: (
      <EmailLayout firm={firmName} title={words.title(number)} preview={words.preview} footer={[words.why]} isUnsigned>
        <Paragraph>{words.text(buyerName, number)}</Paragraph>
        <Paragraph>{content}</Paragraph>
        <ButtonLink href={`${site}/admin/orders/${orderId}`}>{words.button}</ButtonLink>
      </EmailLayout>
    ),
  }
}
