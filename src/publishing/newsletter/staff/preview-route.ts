import { adminContext } from '#admin/guard.server.ts'
import { renderPreview } from '#publishing/newsletter/campaigns/render-campaign.server.ts'
import type { Route } from './+types/preview-route'
import { campaignOf } from './view-campaign.server.ts'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = adminContext({ request, context }, 'newsletter.write')
  const { html } = await renderPreview(ctx.services, await campaignOf(ctx, params.campaignId))
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups",
    },
  })
}
