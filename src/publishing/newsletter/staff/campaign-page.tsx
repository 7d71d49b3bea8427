import { adminContext, requireIntent } from '#admin/guard.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { Note } from '#design/feedback/note.tsx'
import { Status } from '#design/feedback/status.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { useStayFresh } from '#design/rendering/stay-fresh.ts'
import { readForm } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import * as newsletterTexts from '#publishing/newsletter/locales/en.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'
import type { Route } from './+types/campaign-page'
import { EmailForm, SendPanel } from './campaign-form.tsx'
import { CampaignProgress } from './campaign-progress.tsx'
import { handleCampaignAction } from './handle-campaign-action.server.ts'
import { campaignOf, viewCampaign } from './view-campaign.server.ts'

const copy = () => t(publishingStaffTexts.campaignPage)

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(copy().newsletter)

export function loader({ request, context, params }: Route.LoaderArgs) {
  return viewCampaign(adminContext({ request, context }, 'newsletter.write'), params.campaignId)
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const ctx = adminContext({ request, context }, 'newsletter.write')
  const form = await readForm(request)
  requireIntent(ctx.person, '/admin/newsletter/:campaignId', String(form.get('intent') ?? ''))
  const { id } = await campaignOf(ctx, params.campaignId)
  return handleCampaignAction(ctx, id, form)
}

export default function CampaignPage({ loaderData, actionData }: Route.ComponentProps) {
  const { campaign, preview } = loaderData
  const { kind, label } = t(newsletterTexts.campaign).states[campaign.state]
  const isDraft = campaign.state === 'draft'
  useStayFresh(campaign.state === 'sending' ? 3_000 : undefined)
  return (
    <>
      <AppHeader
        title={campaign.subject || copy().newNewsletter}
        before={<BackLink to="/admin/newsletter">{copy().newsletter}</BackLink>}
      >
        <Status kind={kind}>{label}</Status>
      </AppHeader>
      {actionData?.text && (
        <Note kind="bad" live>
          {actionData.text}
        </Note>
      )}
      <div className="panels mt-24">
        <div className="panel-stack">
          {isDraft ? <EmailForm view={loaderData} answer={actionData} /> : <CampaignProgress view={loaderData} />}
        </div>
        <div className="panel-stack">
          {isDraft && <SendPanel view={loaderData} />}
          <Panel title={copy().preview}>
            <EmailPreview {...preview} previewPath={`/admin/newsletter/${campaign.id}/preview`} />
          </Panel>
        </div>
      </div>
    </>
  )
}

type Props = { html: string; text: string; previewPath: string }

function EmailPreview({ html, text, previewPath }: Props) {
  return (
    <>
      <p className="mt-8">
        <a className="alone" href={previewPath} target="_blank" rel="noopener">
          {copy().openInNewTab}
        </a>
      </p>
      <div className="letter-paper mt-16" dangerouslySetInnerHTML={{ __html: html }} />
      <details className="mt-16">
        <summary>{copy().plainText}</summary>
        <pre className="letter-text">{text}</pre>
      </details>
    </>
  )
}
