import { Link } from '@react-email/link'
import type { ReactElement } from 'react'
import { company } from '#company/company.ts'
import { firmName } from '#content/firm-name.ts'
import { formatDate } from '#platform/format.ts'
import { EmailLayout, Paragraph } from '#platform/mail/email-parts.tsx'
import { t } from '#platform/texts.ts'
import * as publishingEmailTexts from '#publishing/locales/en-emails.ts'

import type { EmailEntry } from './campaign.ts'
import { introductionHtml, type TextStyles } from './introduction.server.ts'

const family = "font-family:Inter,'Helvetica Neue',Helvetica,Arial,sans-serif;color:#111418"
const words = `${family};font-size:16px;line-height:26px`
const styles: TextStyles = {
  p: `${words};margin:0 0 16px`,
  h2: `${family};font-size:20px;line-height:28px;margin:24px 0 8px`,
  h3: `${family};font-size:17px;line-height:26px;margin:20px 0 8px`,
  ul: `${words};margin:0 0 16px;padding-left:20px`,
  ol: `${words};margin:0 0 16px;padding-left:20px`,
  li: `${words};margin:0 0 4px`,
  a: 'color:#111418;text-decoration:underline',
}

export type CampaignEmail = {
  subject: string
  introduction: string
  entries: readonly EmailEntry[]
  siteUrl: string
  /** Path of the web version of this email; null before the campaign is sent. */
  archivePath: string | null
  /** Reader's token for personal links, such as the unsubscribe link; null in test emails to staff. */
  token: string | null
}

/** Renders a newsletter. Privacy: it contains no tracking: no external images, and links lead directly to the pages. */
export function campaignEmail(email: CampaignEmail): { subject: string; body: ReactElement } {
  const { subject, introduction, entries, siteUrl } = email
  return {
    subject,
    body: (
      <EmailLayout firm={firmName} title={subject} footer={footerOf(email)} isUnsigned>
        {introduction && <div dangerouslySetInnerHTML={{ __html: introductionHtml(introduction, styles) }} />}
        {entries.map(({ path, title, summary, publishedOn }) => (
          <div key={path} style={{ margin: '24px 0' }}>
            <Paragraph>
              <Link
                className="ink"
                href={siteUrl + path}
                style={{ color: '#111418', fontWeight: 600, textDecoration: 'underline' }}
              >
                {title}
              </Link>
              <br />
              {summary}
              <br />
              <span className="soft" style={{ color: '#5f6670', fontSize: '14px' }}>
                {formatDate(publishedOn)}
              </span>
            </Paragraph>
          </div>
        ))}
      </EmailLayout>
    ),
  }
}

function footerOf({ siteUrl, archivePath, token }: CampaignEmail): string[] {
  const { legalName, address } = company()
  const { why, preferences, inBrowser, toOurselves } = t(publishingEmailTexts.publishing)
  const at = (page: string) => `${siteUrl}/newsletter/${page}?token=${token}`
  return [
    `${legalName}, ${address.street}, ${address.postcode} ${address.town}`,
    ...(archivePath ? [inBrowser(siteUrl + archivePath)] : []),
    ...(token === null ? [toOurselves] : [preferences(at('preferences')), why(firmName, at('leave'))]),
  ]
}
