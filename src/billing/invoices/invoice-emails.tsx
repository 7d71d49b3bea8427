import { cancelledEmail, type InvoiceInEmail, reminderEmail, renderInvoiceEmail } from '#billing/billing-emails.tsx'
import { defineOwnEmail, type EmailTrigger, type OwnText, ownText, Unverified } from '#platform/mail/own-email.ts'

// Buyers type their email address, so greet them by name only if the address is confirmed.

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

const issued = define('invoice-issued', 'order', renderInvoiceEmail)
const cancelled = define('invoice-cancelled', 'staff', cancelledEmail)
const reminded = define('invoice-reminded', 'staff', (invoice) => reminderEmail(invoice, 1))
const remindedAgain = define('invoice-reminded-again', 'staff', (invoice) => reminderEmail(invoice, 2))

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
