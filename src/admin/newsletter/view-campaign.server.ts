import { may } from '#accounts/may.ts'
import { type AdminContext, notFound } from '#admin/guard.server.ts'
import { type Campaign, findCampaign } from '#newsletter/campaigns/campaign-db.server.ts'
import { countAudience, countDeliveries, listTroubles } from '#newsletter/campaigns/delivery-db.server.ts'
import { renderPreview } from '#newsletter/campaigns/render-campaign.server.ts'
import { listPublished } from '#site/published/list-published.server.ts'

const maxOffered = 40
const maxErrors = 100

/** The campaign of this id; ends the request with 404 where there is none. */
export async function campaignOf({ services }: Pick<AdminContext, 'services'>, id: string): Promise<Campaign> {
  const found = await findCampaign(services.db, id)
  if (!found) throw notFound()
  return found
}

/** What the page of a campaign shows: its letter, and while it is a draft what it may point to, later what became of it. */
export async function viewCampaign(ctx: AdminContext, id: string) {
  const { services, person } = ctx
  const { db } = services
  const campaign = await campaignOf(ctx, id)
  const { html, text } = await renderPreview(services, {
    ...campaign,
    subject: campaign.subject || 'Without a subject',
  })
  const isDraft = campaign.state === 'draft'
  const published = isDraft ? await listPublished(services) : []
  const chosen = new Set(campaign.entries.map(({ path }) => path))
  return {
    campaign,
    preview: { html: bodyOf(html), text },
    offered: [...campaign.entries, ...published.filter(({ path }) => !chosen.has(path)).slice(0, maxOffered)],
    audience: isDraft ? await countAudience(db, campaign) : null,
    numbers: (await countDeliveries(db, [id])).get(id) ?? null,
    troubles: isDraft || !may(person, 'subscriber.read') ? [] : await listTroubles(db, id, maxErrors),
    maySend: may(person, 'newsletter.send'),
  }
}

/** What stands in the letter's body, to be shown within a page: with no title of its own rank, and no elements of a head. */
function bodyOf(html: string): string {
  const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? ''
  return body
    .replaceAll(/<h([123])\b/g, (_, rank) => `<h${Number(rank) + 2}`)
    .replaceAll(/<\/h([123])>/g, (_, rank) => `</h${Number(rank) + 2}>`)
    .replaceAll(/<!--[\s\S]*?-->/g, '')
}
