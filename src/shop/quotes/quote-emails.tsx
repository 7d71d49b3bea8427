import type { ReactElement } from 'react'
import { company } from '#company/company.ts'
import { firmName } from '#content/firm-name.ts'
import { ButtonLink, EmailLayout, Greeting, Note, Paragraph } from '#platform/mail/email-parts.tsx'
import { t } from '#platform/texts.ts'
import * as shopEmailTexts from '#shop/locales/en-emails.ts'

import { quoteLabel, quotePath, staffQuotePath } from './quote.ts'

type Named = { id: string; number: number; version: number; validOn: string }
type EmailContent = { subject: string; body: ReactElement }

/** The email does not contain the quote's content or price; the client must sign in to read the quote. */
export function quoteSentEmail(site: string, to: { name: string }, quote: Named & { isNewer: boolean }): EmailContent {
  const { sent, newer } = t(shopEmailTexts.quote)
  const words = quote.isNewer ? newer : sent
  return toClient(site, to, quote, { ...words, text: words.text(quote.validOn) })
}

export function quoteWithdrawnEmail(site: string, to: { name: string }, quote: Named): EmailContent {
  const { withdrawn } = t(shopEmailTexts.quote)
  return toClient(site, to, quote, withdrawn)
}

type QuoteEmailsContent = { subject: (label: string) => string; text: string; note: string }

function toClient(site: string, to: { name: string }, quote: Named, words: QuoteEmailsContent): EmailContent {
  const { open, whyClient } = t(shopEmailTexts.quote)
  const subject = words.subject(quoteLabel(quote))
  return {
    subject,
    body: (
      <EmailLayout firm={firmName} title={subject} preview={words.text} footer={footer(whyClient(firmName))}>
        <Greeting name={to.name} />
        <Paragraph>{words.text}</Paragraph>
        <ButtonLink href={`${site}${quotePath(quote.id)}`}>{open}</ButtonLink>
        <Note>{words.note}</Note>
      </EmailLayout>
    ),
  }
}

export function quoteAnsweredEmail(site: string, quote: Named, answer: 'accepted' | 'declined'): EmailContent {
  const { answered, openForStaff, whyStaff } = t(shopEmailTexts.quote)
  const words = answered[answer]
  const subject = words.subject(quoteLabel(quote))
  return {
    subject,
    body: (
      <EmailLayout firm={firmName} title={subject} preview={words.text} footer={footer(whyStaff)} isUnsigned>
        <Paragraph>{words.text}</Paragraph>
        <ButtonLink href={`${site}${staffQuotePath(quote.id)}`}>{openForStaff}</ButtonLink>
      </EmailLayout>
    ),
  }
}

const footer = (why: string) => [`${company().legalName}, ${company().office}`, why]
