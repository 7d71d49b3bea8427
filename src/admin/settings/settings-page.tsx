import { Link } from 'react-router'
import { may } from '#accounts/people/may.ts'
import { adminContext } from '#admin/guard.server.ts'
import * as adminTexts from '#admin/locales/en.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { type ClaimList, listClaims } from '#company/claims/staff/list-claims.server.ts'
import { Status } from '#design/feedback/status.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import type { Route } from './+types/settings-page'
import { fieldsOf, readTexts, type SettingsAnswer, saveSettingsAt } from './save-settings.server.ts'
import { accessPart, alertPart, apiPart, firmPart, maintenancePart, refundPart } from './settings-forms.ts'
import { SettingsHeader } from './settings-tabs.tsx'
import { SettingsForm, SettingsForms } from './ui/settings-form.tsx'

const copy = () => t(adminTexts.settingsPage)

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(copy().settings)

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = adminContext({ request, context }, 'admin.use')
  const { services, person, actor } = ctx
  const { twoFactorEnabled } = person
  if (!may(person, 'settings.write')) return { twoFactorEnabled, firm: null }
  const isOwner = person.role === 'owner'
  const parts = [firmPart, accessPart(actor.metadata.ip), ...(isOwner ? [alertPart, refundPart, apiPart] : [])]
  const values = await readTexts(ctx, fieldsOf([...parts, maintenancePart]))
  values.secondFactor ||= services.config.isProduction ? 'required' : 'off'
  const firm = {
    values,
    parts,
    claims: await listClaims(services),
  }
  return { twoFactorEnabled, firm }
}

export function action(args: Route.ActionArgs) {
  return saveSettingsAt('/admin/settings', args)
}

export default function SettingsPage({ loaderData: { twoFactorEnabled, firm }, actionData }: Route.ComponentProps) {
  return (
    <>
      {firm ? <SettingsHeader current="/admin/settings" /> : <AppHeader title={copy().settings} />}
      <div className={firm ? 'panels mt-32' : 'mt-32'}>
        {firm && (
          <div className="panel-stack">
            <FirmSettings firm={firm} answer={actionData} />
          </div>
        )}
        <Panel title={copy().yourAccount}>
          <p className="mt-8">
            {copy().twoStepVerification}{' '}
            <Status kind={twoFactorEnabled ? 'done' : 'off'}>{twoFactorEnabled ? copy().on : copy().off}</Status>
          </p>
          <p className="mt-16">
            <Link to="/admin/api-tokens" className="count-link">
              {copy().apiTokens}
            </Link>
          </p>
          <p className="mt-16">
            <Link to="/admin/second-factor" className="count-link">
              {twoFactorEnabled ? copy().manageTwoStepVerification : copy().setUpTwoStepVerification}
            </Link>
          </p>
        </Panel>
      </div>
    </>
  )
}

type Firm = NonNullable<Awaited<ReturnType<typeof loader>>['firm']>

function FirmSettings({ firm, answer }: { firm: Firm; answer: SettingsAnswer | undefined }) {
  const { values, parts, claims } = firm
  const status = { values, answer }
  return (
    <>
      <SettingsForms parts={parts} {...status} />
      <SettingsForm {...maintenancePart} {...status} important={values.maintenanceMode === 'on'} />
      <ClaimsPanel claims={claims} answer={answer} />
    </>
  )
}

function ClaimsPanel({ claims, answer }: { claims: ClaimList; answer: SettingsAnswer | undefined }) {
  const { onlyProven, rows } = claims
  const proven = rows.filter((row) => row.proven && !row.isExpired).length
  return (
    <SettingsForm
      title={copy().claimsOnPublicSite}
      intent="claims"
      button={copy().saveClaims}
      values={{ onlyProven: onlyProven ? 'on' : 'off' }}
      answer={answer}
      fields={[
        {
          as: 'switch',
          name: 'onlyProven',
          label: copy().showOnlyProvenClaims,
          hint: copy().whenOnOnlyClaimsWith(proven, rows.length),
        },
      ]}
    >
      <p className="mt-16">
        <Link to="/admin/claims">{copy().allClaimsAndTheirEvidence(rows.length)}</Link>
      </p>
    </SettingsForm>
  )
}
