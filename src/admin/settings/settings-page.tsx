import { Link } from 'react-router'
import { may } from '#accounts/people/may.ts'
import { adminContext } from '#admin/guard.server.ts'
import * as adminTexts from '#admin/locales/en.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { listClaims } from '#company/claims/staff/list-claims.server.ts'
import { Status } from '#design/feedback/status.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import type { Route } from './+types/settings-page'
import { fieldsOf, readTexts, type SettingsAnswer, saveSettingsAt } from './save-settings.server.ts'
import { type SettingsTab, settingsTabs } from './settings-forms.ts'
import { SettingsHeader, settingsPath, settingsTabOf } from './settings-tabs.tsx'
import { OneForm } from './ui/settings-form.tsx'

const copy = () => t(adminTexts.settingsPage)

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(copy().settings)

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const ctx = adminContext({ request, context }, 'admin.use')
  const { services, person, actor } = ctx
  const { twoFactorEnabled } = person
  if (!may(person, 'settings.write')) return { twoFactorEnabled, firm: null }
  const claims = await listClaims(services)
  const proven = claims.rows.filter((row) => row.proven && !row.isExpired).length
  const all = settingsTabs({ ownAddress: actor.metadata.ip, claims: { proven, all: claims.rows.length } })
  const tabs = all.map(({ ofOwners, groups, ...tab }): SettingsTab => {
    return { ...tab, groups: person.role === 'owner' ? [...groups, ...ofOwners] : groups }
  })
  const values = await readTexts(ctx, fieldsOf(tabs.flatMap(({ groups }) => groups)))
  values.secondFactor ||= services.config.isProduction ? 'required' : 'off'
  const shown = settingsTabOf(url.searchParams.get('part'))
  return { twoFactorEnabled, firm: { values, shown, tabs, claims: claims.rows.length } }
}

export function action(args: Route.ActionArgs) {
  return saveSettingsAt(settingsPath(settingsTabOf(args.url.searchParams.get('part'))), args)
}

export default function SettingsPage({ loaderData: { twoFactorEnabled, firm }, actionData }: Route.ComponentProps) {
  // A refused form is shown with its errors wherever it was sent from.
  const shown = settingsTabOf(actionData?.at ?? firm?.shown ?? null)
  const hasAccount = firm === null || shown === 'firm'
  return (
    <>
      {firm ? <SettingsHeader current={settingsPath(shown)} /> : <AppHeader title={copy().settings} />}
      <div className={firm && hasAccount ? 'panels mt-32' : 'mt-32'}>
        {firm && <FirmSettings firm={{ ...firm, shown }} answer={actionData} />}
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

function FirmSettings({ firm, answer }: { firm: Firm; answer: SettingsAnswer | undefined }) {
  const { values, tabs, shown, claims } = firm
  const tab = tabs.find(({ intent }) => intent === shown)
  if (!tab) return null
  return (
    <Panel title={copy().tabs[shown]} important={shown === 'maintenance' && values.maintenanceMode === 'on'}>
      <OneForm key={shown} {...tab} values={values} answer={answer} />
      {shown === 'firm' && (
        <p className="mt-16">
          <Link to="/admin/claims">{copy().allClaimsAndTheirEvidence(claims)}</Link>
        </p>
      )}
    </Panel>
  )
}
