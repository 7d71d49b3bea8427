import type { ReactElement } from 'react'
import { firmName } from '#content/firm-name.ts'
import type { Feed } from '#news/feed-db.server.ts'
import { ButtonLink, FactTable, LetterPage, Paragraph } from '#platform/mail/letter-parts.tsx'
import { newsLetterWords } from './letter-words.ts'

/** To the office: a feed of the news has failed ten times. */
export function feedBrokenLetter(
  { name, url, failures, lastError }: Pick<Feed, 'name' | 'url' | 'failures' | 'lastError'>,
  site: string,
): { subject: string; body: ReactElement } {
  const { subject, title, why, text, facts, button } = newsLetterWords().feedBroken
  return {
    subject: subject(name.slice(0, 150)),
    body: (
      <LetterPage firm={firmName} title={title} footer={[why]}>
        <Paragraph>{text(failures)}</Paragraph>
        <FactTable
          facts={[
            { label: facts.feed, value: name },
            { label: facts.address, value: url },
            { label: facts.lastAnswer, value: lastError ?? facts.none },
          ]}
        />
        <ButtonLink href={`${site}/admin/news`}>{button}</ButtonLink>
      </LetterPage>
    ),
  }
}
