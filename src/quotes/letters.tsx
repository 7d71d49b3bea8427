import type { ReactElement } from 'react'
import { company } from '#company/company.ts'
import { firmName } from '#content/firm-name.ts'
import { ButtonLink, LetterPage, Note, Paragraph } from '#platform/mail/letter-parts.tsx'
import { quoteLetterWords } from './letter-words.ts'
import { quoteLabel } from './quote.ts'
import { quotePath, staffQuotePath } from './quote-links.ts'

type Named = { id: string; number: number; version: number; validOn: string }
type LetterText = { subject: string; body: ReactElement }

/** To the client: an offer waits in the portal. What it says and costs stays there. */
export function quoteSentLetter(site: string, to: { name: string }, quote: Named & { isNewer: boolean }): LetterText {
  const { sent, newer } = quoteLetterWords()
  const words = quote.isNewer ? newer : sent
  return toClient(site, to, quote, { ...words, text: words.text(quote.validOn) })
}

/** To the client: an offer that they have read counts no more. */
export function quoteWithdrawnLetter(site: string, to: { name: string }, quote: Named): LetterText {
  const { withdrawn } = quoteLetterWords()
  return toClient(site, to, quote, withdrawn)
}

type Said = { subject: (label: string) => string; text: string; note: string }

function toClient(site: string, to: { name: string }, quote: Named, words: Said): LetterText {
  const { hello, open, whyClient } = quoteLetterWords()
  const subject = words.subject(quoteLabel(quote))
  return {
    subject,
    body: (
      <LetterPage firm={firmName} title={subject} preview={words.text} footer={footer(whyClient)}>
        <Paragraph>{hello(to.name)}</Paragraph>
        <Paragraph>{words.text}</Paragraph>
        <ButtonLink href={`${site}${quotePath(quote.id)}`}>{open}</ButtonLink>
        <Note>{words.note}</Note>
      </LetterPage>
    ),
  }
}

/** To staff: a client has answered an offer. */
export function quoteAnsweredLetter(site: string, quote: Named, answer: 'accepted' | 'declined'): LetterText {
  const { answered, openForStaff, whyStaff } = quoteLetterWords()
  const words = answered[answer]
  const subject = words.subject(quoteLabel(quote))
  return {
    subject,
    body: (
      <LetterPage firm={firmName} title={subject} preview={words.text} footer={footer(whyStaff)}>
        <Paragraph>{words.text}</Paragraph>
        <ButtonLink href={`${site}${staffQuotePath(quote.id)}`}>{openForStaff}</ButtonLink>
      </LetterPage>
    ),
  }
}

const footer = (why: string) => [`${company().legalName}, ${company().office}`, why]
