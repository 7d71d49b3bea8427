import { Link } from 'react-router'
import { may } from '#accounts/people/may.ts'
import { adminContext } from '#admin/guard.server.ts'
import * as adminTexts from '#admin/locales/en.ts'
import { oneOf } from '#admin/ui/address.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { type ClaimList, listClaims } from '#company/claims/staff/list-claims.server.ts'
import { Note } from '#design/feedback/note.tsx'
import { Status } from '#design/feedback/status.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import type { Route } from './+types/settings-page'
import { fieldsOf, readTexts, type SettingsAnswer, saveSettingsAt } from './save-settings.server.ts'
import { accessPart, alertPart, apiPart, firmPart, maintenancePart, refundPart } from './settings-forms.ts'
import { SettingsHeader, settingsParts, settingsPath } from './settings-tabs.tsx'
import { SettingsForm } from './ui/settings-form.tsx'

const copy = () => t(adminTexts.settingsPage)

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(copy().settings)

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const ctx = adminContext({ request, context }, 'admin.use')
  const { services, person, actor } = ctx
  const { twoFactorEnabled } = person
  if (!may(person, 'settings.write')) return { twoFactorEnabled, firm: null }
  const parts = [firmPart, accessPart(actor.metadata.ip), maintenancePart]
  const all = person.role === 'owner' ? [...parts, alertPart, refundPart, apiPart] : parts
  const values = await readTexts(ctx, fieldsOf(all))
  values.secondFactor ||= services.config.isProduction ? 'required' : 'off'
  const firm = {
    values,
    shown: oneOf(settingsParts, url.searchParams.get('part')) ?? 'firm',
    parts: all,
    claims: await listClaims(services),
  }
  return { twoFactorEnabled, firm }
}

export function action(args: Route.ActionArgs) {
  const part = oneOf(settingsParts, args.url.searchParams.get('part'))
  return saveSettingsAt(part ? settingsPath(part) : '/admin/settings', args)
}

export default function SettingsPage({ loaderData: { twoFactorEnabled, firm }, actionData }: Route.ComponentProps) {
  const shown = oneOf(settingsParts, actionData?.at ?? null) ?? firm?.shown ?? 'firm'
  const hasAccount = firm === null || shown === 'firm'
  return (
    <>
      {firm ? <SettingsHeader current={settingsPath(shown)} /> : <AppHeader title={copy().settings} />}
      <div className={firm && hasAccount ? 'panels mt-32' : 'mt-32'}>
        {firm && (
          <div className="panel-stack">
            <FirmSettings firm={firm} shown={shown} answer={actionData} />
          </div>
        )}
        {hasAccount && <YourAccount twoFactorEnabled={twoFactorEnabled} />}
      </div>
    </>
  )
}

function YourAccount({ twoFactorEnabled }: { twoFactorEnabled: boolean }) {
  return (
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
  )
}

type Firm = NonNullable<Awaited<ReturnType<typeof loader>>['firm']>

/** One form with one button for each tab. */
function FirmSettings({ firm, shown, answer }: { firm: Firm; shown: string; answer: SettingsAnswer | undefined }) {
  const { values, parts, claims } = firm
  if (shown === 'claims') return <ClaimsPanel claims={claims} answer={answer} />
  const part = parts.find(({ intent }) => intent === shown)
  if (!part) return <Note>{copy().onlyOwners}</Note>
  const isImportant = shown === 'maintenance' && values.maintenanceMode === 'on'
  return <SettingsForm key={shown} {...part} values={values} answer={answer} important={isImportant} />
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
