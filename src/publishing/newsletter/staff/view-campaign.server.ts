import { may } from '#accounts/people/may.ts'
import { type AdminContext, notFound } from '#admin/guard.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { t } from '#platform/texts.ts'
import { type Campaign, findCampaign } from '#publishing/newsletter/campaigns/campaign-db.server.ts'
import { countAudience, countDeliveries, listTroubles } from '#publishing/newsletter/campaigns/delivery-db.server.ts'
import { renderPreview } from '#publishing/newsletter/campaigns/render-campaign.server.ts'
import { nextOpening, sendFromHour, sendUntilHour } from '#publishing/newsletter/campaigns/send-window.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'
import { listPublished } from '#site/published/list-published.server.ts'

const copy = () => t(publishingStaffTexts.viewCampaign)

const maxOffered = 40
const maxErrors = 100

export async function campaignOf({ services }: Pick<AdminContext, 'services'>, id: string): Promise<Campaign> {
  const found = await findCampaign(services.db, id)
  if (!found) throw notFound()
  return found
}

export async function viewCampaign(ctx: AdminContext, id: string) {
  const { services, person } = ctx
  const { db } = services
  const campaign = await campaignOf(ctx, id)
  const { html, text } = await renderPreview(services, {
    ...campaign,
    subject: campaign.subject || copy().noSubject,
  })
  const isDraft = campaign.state === 'draft'
  const published = isDraft ? await listPublished(services) : []
  const chosen = new Set(campaign.entries.map(({ path }) => path))
  return {
    campaign,
    preview: { html: bodyOf(html), text },
    offered: [...campaign.entries, ...published.filter(({ path }) => !chosen.has(path)).slice(0, maxOffered)],
    audience: isDraft ? await countAudience(db, campaign, services.now()) : null,
    numbers: (await countDeliveries(db, [id])).get(id) ?? null,
    troubles: isDraft || !may(person, 'subscriber.read') ? [] : await listTroubles(db, id, maxErrors),
    maySend: may(person, 'newsletter.send'),
    opensAt: await findNextOpening(services),
  }
}

/** When sending may begin; null if that is now. */
async function findNextOpening(services: AdminContext['services']): Promise<Date | null> {
  const now = services.now()
  const [fromHour, untilHour] = [await readSetting(services, sendFromHour), await readSetting(services, sendUntilHour)]
  const opening = nextOpening(now, { fromHour, untilHour })
  return opening > now ? opening : null
}

/** HTML body of an email, for display within a page: its headings are two levels lower. */
function bodyOf(html: string): string {
  const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? ''
  return body
    .replaceAll(/<h([123])\b/g, (_, rank) => `<h${Number(rank) + 2}`)
    .replaceAll(/<\/h([123])>/g, (_, rank) => `</h${Number(rank) + 2}>`)
    .replaceAll(/<!--[\s\S]*?-->/g, '')
}
