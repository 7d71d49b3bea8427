import type { ReactNode } from 'react'
import { formatIBAN } from 'swissqrbill/utils'
import { company } from '#company/company.ts'
import { firmName } from '#content/firm-name.ts'
import { formatDate, formatMoney } from '#platform/format.ts'
import { ButtonLink, FactTable, LetterPage, Note, Paragraph } from '#platform/mail/letter-parts.tsx'
import { billingLetterWords } from './letter-words.ts'

/** What a letter about an invoice says of it. `url` opens its paper. */
export type InvoiceInLetter = {
  label: string
  /** Null for a reader who has not confirmed the address. */
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

type LetterText = { subject: string; body: ReactNode }

const footer = () => [`${company().legalName}, ${company().office}`, billingLetterWords().why(company().email)]

/** The invoice of an order that is paid by transfer. */
export function invoiceLetter(invoice: InvoiceInLetter): LetterText {
  return letter(invoice, billingLetterWords().issued)
}

/** The first or second reminder of an invoice that is overdue. */
export function reminderLetter(invoice: InvoiceInLetter, level: 1 | 2): LetterText {
  const { first, second } = billingLetterWords()
  return letter(invoice, level === 1 ? first : second)
}

function letter(invoice: InvoiceInLetter, words: ReturnType<typeof billingLetterWords>['issued']): LetterText {
  const { hello, facts, open } = billingLetterWords()
  const { label, name, currencyCode, account, bank, reference, dueOn, url } = invoice
  const amount = formatMoney(invoice.openCents, { currency: currencyCode })
  return {
    subject: words.subject(label),
    body: (
      <LetterPage firm={firmName} title={words.subject(label)} preview={words.text(amount)} footer={footer()}>
        <Paragraph>{hello(name)}</Paragraph>
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
      </LetterPage>
    ),
  }
}

/** An invoice that need not be paid any more. */
export function cancelledLetter({ label, name, url }: Pick<InvoiceInLetter, 'label' | 'name' | 'url'>): LetterText {
  const { hello, cancelled: words, open } = billingLetterWords()
  return {
    subject: words.subject(label),
    body: (
      <LetterPage firm={firmName} title={words.subject(label)} preview={words.text} footer={footer()}>
        <Paragraph>{hello(name)}</Paragraph>
        <Paragraph>{words.text}</Paragraph>
        <ButtonLink href={url}>{open}</ButtonLink>
      </LetterPage>
    ),
  }
}
