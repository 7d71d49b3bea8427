import { Form, Link } from 'react-router'
import { ReauthFields } from '#accounts/ui/reauth-fields.tsx'
import * as setupTexts from '#admin/locales/en-setup.ts'
import { Button } from '#design/button.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDateTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(setupTexts.setupPage)

export type SiteState = { openedAt: string; hasPlaceholders: boolean; isOwner: boolean; needsCode: boolean }
export type ReauthError = { field: 'password' | 'code'; text: string }

export function OpenSitePanel({ site, error }: { site: SiteState; error: ReauthError | undefined }) {
  return (
    <Panel title={copy().site} important={!site.openedAt}>
      {site.openedAt ? (
        <p className="soft t16">{copy().openedOn(formatDateTime(new Date(site.openedAt)))}</p>
      ) : (
        <>
          <p className="soft t16">{copy().notOpenYet}</p>
          <OpenSite site={site} error={error} />
        </>
      )}
    </Panel>
  )
}

function OpenSite({ site, error }: Parameters<typeof OpenSitePanel>[0]) {
  if (site.hasPlaceholders)
    return (
      <p className="mt-16">
        {copy().factsMissing} <Link to="/admin/settings/company">{copy().companyData}</Link>
      </p>
    )
  if (!site.isOwner) return <p className="mt-16">{copy().ownerOpens}</p>
  return (
    <Form method="post" className="admin-form mt-16" noValidate preventScrollReset>
      <ReauthFields id="open" needsCode={site.needsCode} errors={error ? { [error.field]: error.text } : {}} />
      <div>
        <Button name="intent" value="open" kind="primary" size="small">
          {copy().openNow}
        </Button>
      </div>
    </Form>
  )
}
