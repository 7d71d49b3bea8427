import { defineOwnEmail, type EmailTrigger, type OwnText, ownText, Typed } from '#platform/mail/own-email.ts'
import { cancelledLetter, type InvoiceInLetter, invoiceLetter, reminderLetter } from './letters.tsx'

// The address on an invoice is the one its buyer typed: a name greets only whoever has confirmed it.

type OwnInvoice = {
  [Fact in keyof Omit<InvoiceInLetter, 'name'>]: InvoiceInLetter[Fact] extends string
    ? OwnText
    : InvoiceInLetter[Fact] extends string | null
      ? OwnText | null
      : InvoiceInLetter[Fact]
} & { name: Typed<string> }

function define(kind: string, trigger: EmailTrigger, write: typeof invoiceLetter) {
  return defineOwnEmail({ kind, trigger }, ({ name, ...invoice }: OwnInvoice, reader) =>
    write({ ...invoice, name: name.for(reader) }),
  )
}

const issued = define('invoice-issued', 'order', invoiceLetter)
const cancelled = define('invoice-cancelled', 'staff', cancelledLetter)
const reminded = define('invoice-reminded', 'staff', (invoice) => reminderLetter(invoice, 1))
const remindedAgain = define('invoice-reminded-again', 'staff', (invoice) => reminderLetter(invoice, 2))

/** The email of an invoice: issued, cancelled, or its first or second reminder. */
export function invoiceEmail(what: 'issued' | 'cancelled' | 1 | 2, invoice: InvoiceInLetter) {
  const { label, name, currencyCode, account, bank, reference, dueOn, url, totalCents, openCents } = invoice
  const maybe = (text: string | null) => (text === null ? null : ownText(text))
  const emails = { issued, cancelled, 1: reminded, 2: remindedAgain }
  return emails[what]({
    ...{ label: ownText(label), currencyCode: ownText(currencyCode), url: ownText(url), totalCents, openCents },
    ...{ account: maybe(account), bank: maybe(bank), reference: maybe(reference), dueOn: maybe(dueOn) },
    name: new Typed(name ?? ''),
  })
}
