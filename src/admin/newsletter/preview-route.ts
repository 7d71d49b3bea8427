import { deskFor } from '#admin/guard.server.ts'
import { renderPreview } from '#newsletter/campaigns/render-campaign.server.ts'
import type { Route } from './+types/preview-route'
import { campaignOf } from './view-campaign.server.ts'

/** GET: a letter to subscribers as HTML, as a mail program would show it. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const desk = deskFor({ request, context }, 'newsletter.write')
  const { html } = await renderPreview(desk.services, await campaignOf(desk, params.campaignId))
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups",
    },
  })
}
