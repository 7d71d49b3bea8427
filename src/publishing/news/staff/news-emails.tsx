import type { ReactElement } from 'react'
import { firmName } from '#content/firm-name.ts'
import { ButtonLink, EmailLayout, FactTable, Paragraph } from '#platform/mail/email-parts.tsx'
import { t } from '#platform/texts.ts'
import type { Feed } from '#publishing/news/feeds/feed-db.server.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'

export function feedBrokenEmail(
  { name, url, failures, lastError }: Pick<Feed, 'name' | 'url' | 'failures' | 'lastError'>,
  site: string,
): { subject: string; body: ReactElement } {
  const { subject, title, why, text, facts, button } = t(publishingStaffTexts.news).feedBroken
  return {
    subject: subject(name.slice(0, 150)),
    body: (
      <EmailLayout firm={firmName} title={title} footer={[why]} isUnsigned>
        <Paragraph>{text(failures)}</Paragraph>
        <FactTable
          facts={[
            { label: facts.feed, value: name },
            { label: facts.address, value: url },
            { label: facts.lastAnswer, value: lastError ?? facts.none },
          ]}
        />
        <ButtonLink href={`${site}/admin/news`}>{button}</ButtonLink>
      </EmailLayout>
    ),
  }
}
