import type { ReactNode } from 'react'
import { formatIBAN } from 'swissqrbill/utils'
import * as billingEmailTexts from '#billing/locales/en-emails.ts'
import { company } from '#company/company.ts'
import { firmName } from '#content/firm-name.ts'
import { formatDate, formatMoney } from '#platform/format.ts'
import { ButtonLink, EmailLayout, FactTable, Greeting, Note, Paragraph } from '#platform/mail/email-parts.tsx'
import { t } from '#platform/texts.ts'

export type InvoiceInEmail = {
  label: string
  name: string | null
  currencyCode: string
  totalCents: number
  openCents: number
  dueOn: string | null
  account: string | null
  bank: string | null
  reference: string | null
  url: string
}

type EmailContent = { subject: string; body: ReactNode }

const footer = () => [
  `${company().legalName}, ${company().office}`,
  t(billingEmailTexts.billing).why(firmName, company().email),
]

export function renderInvoiceEmail(invoice: InvoiceInEmail): EmailContent {
  return email(invoice, t(billingEmailTexts.billing).issued)
}

export function reminderEmail(invoice: InvoiceInEmail, level: 1 | 2): EmailContent {
  const { first, second } = t(billingEmailTexts.billing)
  return email(invoice, level === 1 ? first : second)
}

function email(invoice: InvoiceInEmail, words: (typeof billingEmailTexts.billing)['issued']): EmailContent {
  const { facts, open } = t(billingEmailTexts.billing)
  const { label, name, currencyCode, account, bank, reference, dueOn, url } = invoice
  const amount = formatMoney(invoice.openCents, { currency: currencyCode })
  return {
    subject: words.subject(label),
    body: (
      <EmailLayout firm={firmName} title={words.subject(label)} preview={words.text(amount)} footer={footer()}>
        <Greeting name={name} />
        <Paragraph>{words.text(amount)}</Paragraph>
        <FactTable
          facts={[
            { label: facts.amount, value: amount },
            ...(dueOn ? [{ label: facts.due, value: formatDate(dueOn) }] : []),
            ...(account ? [{ label: facts.account, value: formatIBAN(account) }] : []),
            ...(account && bank ? [{ label: facts.bank, value: bank }] : []),
            ...(reference ? [{ label: facts.reference, value: reference }] : []),
          ]}
        />
        <ButtonLink href={url}>{open}</ButtonLink>
        <Note>{words.note}</Note>
      </EmailLayout>
    ),
  }
}

export function cancelledEmail({ label, name, url }: Pick<InvoiceInEmail, 'label' | 'name' | 'url'>): EmailContent {
  const { cancelled: words, openCreditNote } = t(billingEmailTexts.billing)
  return {
    subject: words.subject(label),
    body: (
      <EmailLayout firm={firmName} title={words.subject(label)} preview={words.text} footer={footer()}>
        <Greeting name={name} />
        <Paragraph>{words.text}</Paragraph>
        <ButtonLink href={url}>{openCreditNote}</ButtonLink>
      </EmailLayout>
    ),
  }
}
