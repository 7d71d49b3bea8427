import { inLocale } from '#platform/locale.server.ts'
import { localeOf } from '#platform/locale.ts'
import { renderEmail } from '#platform/mail/render-email.server.ts'
import type { Services } from '#platform/services.ts'
import { archivePathOf, entriesFor, tokenLocation, variantOf, variantsOf } from './campaign.ts'
import type { Campaign, Rendered } from './campaign-db.server.ts'
import { campaignEmail } from './campaign-email.server.tsx'

type RenderCampaignDeps = Pick<Services, 'config'>

/** Renders one email for each combination of topics. When an email is sent, the reader's token is inserted. */
export async function renderCampaign(deps: RenderCampaignDeps, campaign: Campaign): Promise<Rendered> {
  const emails: Rendered = {}
  for (const topics of variantsOf(campaign)) {
    const entries = entriesFor(campaign, topics)
    emails[variantOf(campaign, topics)] = await inLocale(localeOf(campaign.locale), () => {
      const { body } = campaignEmail({ ...emailOf(deps, campaign), entries, token: tokenLocation })
      return renderEmail(body)
    })
  }
  return emails
}

/** Preview for staff with all topics; its personal links do not work. */
export function renderPreview(deps: RenderCampaignDeps, campaign: Campaign) {
  return inLocale(localeOf(campaign.locale), () =>
    renderEmail(campaignEmail({ ...emailOf(deps, campaign), archivePath: null, token: null }).body),
  )
}

export function emailOf({ config }: RenderCampaignDeps, campaign: Campaign) {
  const { subject, introduction, entries } = campaign
  return { subject, introduction, entries, siteUrl: config.PUBLIC_URL, archivePath: archivePathOf(campaign) }
}
