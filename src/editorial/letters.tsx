import { firmName } from '#content/firm-name.ts'
import { ButtonLink, LetterPage, Paragraph } from '#platform/mail/letter-parts.tsx'
import type { LetterText } from '#platform/mail/queue-letter.server.ts'
import { editorialLetterWords } from './letter-words.ts'

/** To those who wrote a text: the clock has shown it, at this address. */
export function shownLetter(title: string, address: string): LetterText {
  const { shown, why } = editorialLetterWords()
  const subject = shown.subject(title)
  return {
    subject,
    body: (
      <LetterPage firm={firmName} title={subject} footer={[why]}>
        <Paragraph>{shown.text}</Paragraph>
        <ButtonLink href={address}>{shown.button}</ButtonLink>
      </LetterPage>
    ),
  }
}

/** To those who wrote a text: the clock has taken it away. */
export function hiddenLetter(title: string): LetterText {
  const { hidden, why } = editorialLetterWords()
  const subject = hidden.subject(title)
  return {
    subject,
    body: (
      <LetterPage firm={firmName} title={subject} footer={[why]}>
        <Paragraph>{hidden.text}</Paragraph>
      </LetterPage>
    ),
  }
}

/** To whoever is to read a text before it is published: it waits at this address of the admin panel. */
export function waitsLetter(
  { title, writer, isGenerated }: { title: string; writer: string | null; isGenerated: boolean },
  address: string,
): LetterText {
  const { waits, why } = editorialLetterWords()
  const subject = waits.subject(title)
  return {
    subject,
    body: (
      <LetterPage firm={firmName} title={subject} footer={[why]}>
        <Paragraph>{isGenerated ? waits.ofGenerator : waits.text(writer)}</Paragraph>
        <ButtonLink href={address}>{waits.button}</ButtonLink>
      </LetterPage>
    ),
  }
}
