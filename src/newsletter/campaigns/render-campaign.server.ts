import { inLocale } from '#platform/locale.server.ts'
import { localeOf } from '#platform/locale.ts'
import { renderLetter } from '#platform/mail/render-letter.server.ts'
import type { Services } from '#platform/services.ts'
import { entriesFor, tokenPlace, variantOf, variantsOf } from './campaign.ts'
import type { Campaign, Rendered } from './campaign-db.server.ts'
import { campaignLetter } from './campaign-letter.server.tsx'
import { archivePathOf } from './paths.ts'

type Needs = Pick<Services, 'config'>

/** The letter for each choice of topics that its readers have; their tokens come in when it goes out. */
export async function renderCampaign(needs: Needs, campaign: Campaign): Promise<Rendered> {
  const letters: Rendered = {}
  for (const topics of variantsOf(campaign)) {
    const entries = entriesFor(campaign, topics)
    letters[variantOf(campaign, topics)] = await inLocale(localeOf(campaign.locale), () => {
      const { body } = campaignLetter({ ...letterOf(needs, campaign), entries, token: tokenPlace })
      return renderLetter(body)
    })
  }
  return letters
}

/** The letter as staff look at it before it goes out: everything in it, and links of nobody. */
export function renderPreview(needs: Needs, campaign: Campaign) {
  return inLocale(localeOf(campaign.locale), () =>
    renderLetter(campaignLetter({ ...letterOf(needs, campaign), archivePath: null, token: null }).body),
  )
}

export function letterOf({ config }: Needs, campaign: Campaign) {
  const { subject, introduction, entries } = campaign
  return { subject, introduction, entries, siteUrl: config.PUBLIC_URL, archivePath: archivePathOf(campaign) }
}
