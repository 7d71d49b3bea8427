import type { ReactElement } from 'react'
import { company } from '#content/company.ts'
import type { Feed } from '#news/feed-db.server.ts'
import { ButtonLink, FactTable, LetterPage, Paragraph } from '#platform/mail/letter-parts.tsx'

/** To the office: a feed of the news has failed ten times. */
export function feedBrokenLetter(
  { name, url, failures, lastError }: Pick<Feed, 'name' | 'url' | 'failures' | 'lastError'>,
  site: string,
): { subject: string; body: ReactElement } {
  return {
    subject: `News: ${name.slice(0, 150)} does not answer`,
    body: (
      <LetterPage
        firm={company.name.value}
        title="A news feed is broken"
        footer={['You get this letter because you run the office.']}
      >
        <Paragraph>
          A feed of the news could not be read {failures} times in a row. It is now asked once a day.
        </Paragraph>
        <FactTable
          facts={[
            { label: 'Feed', value: name },
            { label: 'Address', value: url },
            { label: 'Last answer', value: lastError ?? 'none' },
          ]}
        />
        <ButtonLink href={`${site}/admin/news`}>Open the feeds</ButtonLink>
      </LetterPage>
    ),
  }
}
