import type { ReactNode } from 'react'
import { formatIBAN } from 'swissqrbill/utils'
import * as billingEmailTexts from '#billing/locales/en-emails.ts'
import { company } from '#company/company.ts'
import { firmName } from '#content/firm-name.ts'
import { formatDate, formatMoney } from '#platform/format.ts'
import { ButtonLink, EmailLayout, FactTable, Greeting, Note, Paragraph } from '#platform/mail/email-parts.tsx'
import { defineOwnEmail, type EmailTrigger, type OwnText, ownText, Unverified } from '#platform/mail/own-email.ts'
import { t } from '#platform/texts.ts'

const issued = define('invoice-issued', 'order', renderInvoiceEmail)

const cancelled = define('invoice-cancelled', 'staff', cancelledEmail)

const reminded = define('invoice-reminded', 'staff', (invoice) => reminderEmail(invoice, 1))

const remindedAgain = define('invoice-reminded-again', 'staff', (invoice) => reminderEmail(invoice, 2))

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

// An unconfirmed address may be mistyped and belong to a stranger, so name the buyer only if it is confirmed.

type OwnInvoice = {
  [Fact in keyof Omit<InvoiceInEmail, 'name'>]: InvoiceInEmail[Fact] extends string
    ? OwnText
    : InvoiceInEmail[Fact] extends string | null
      ? OwnText | null
      : InvoiceInEmail[Fact]
} & { name: Unverified<string> }

function define(kind: string, trigger: EmailTrigger, write: typeof renderInvoiceEmail) {
  return defineOwnEmail({ kind, trigger }, ({ name, ...invoice }: OwnInvoice, reader) =>
    write({ ...invoice, name: name.for(reader) }),
  )
}

export function invoiceEmail(what: 'issued' | 'cancelled' | 1 | 2, invoice: InvoiceInEmail) {
  const { label, name, currencyCode, account, bank, reference, dueOn, url, totalCents, openCents } = invoice
  const maybe = (text: string | null) => (text === null ? null : ownText(text))
  const emails = { issued, cancelled, 1: reminded, 2: remindedAgain }
  return emails[what]({
    ...{ label: ownText(label), currencyCode: ownText(currencyCode), url: ownText(url), totalCents, openCents },
    ...{ account: maybe(account), bank: maybe(bank), reference: maybe(reference), dueOn: maybe(dueOn) },
    name: new Unverified(name ?? ''),
  })
}
