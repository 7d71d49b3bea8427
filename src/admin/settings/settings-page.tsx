import { data, Link } from 'react-router'
import { adminAllowList } from '#accounts/allow-list.ts'
import { may } from '#accounts/may.ts'
import { teamShowsStaff } from '#accounts/staff/team-setting.ts'
import { staffIdleMinutes, staffSecondFactor } from '#accounts/staff-settings.ts'
import { listClaims } from '#admin/claims/list-claims.server.ts'
import { deskFor, forbidden } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { textsOf } from '#admin/ui/form-texts.ts'
import { clientQuotaMb } from '#cases/quota.ts'
import { readRhythm } from '#cases/send-reminders.server.ts'
import { AppHead, Panel } from '#design/app-frame.tsx'
import { Status } from '#design/status.tsx'
import { autoGenerateNews, newsReview } from '#news/news-settings.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { maintenanceMessage, maintenanceMode, maintenanceUntil } from '#web/maintenance.ts'
import { readForm } from '#web/read-form.ts'
import { privatePage } from '#web/shared-headers.ts'
import type { Route } from './+types/settings-page'
import { readThresholds } from './alert-thresholds.server.ts'
import { AlertsForm } from './alerts-form.tsx'
import { ClaimsPanel } from './claims-panel.tsx'
import { FirmForm } from './firm-form.tsx'
import { GatesForm } from './gates-form.tsx'
import { MaintenanceForm } from './maintenance-form.tsx'
import { saveFirmSettings } from './save-settings.server.ts'
import { SettingsHead } from './settings-tabs.tsx'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta('Settings')

/** One's own second factor, and for those who may, the settings of the firm and what it is connected to. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, person, actor } = deskFor({ request, context }, 'admin.use')
  const { twoFactorEnabled } = person
  if (!may(person, 'settings.write')) return { twoFactorEnabled, firm: null }
  const secondFactor = await readSetting(services, staffSecondFactor)
  const firm = {
    secondFactor: secondFactor ?? (services.config.isProduction ? 'required' : 'off'),
    teamShowsStaff: await readSetting(services, teamShowsStaff),
    idleMinutes: await readSetting(services, staffIdleMinutes),
    quotaMb: await readSetting(services, clientQuotaMb),
    rhythm: await readRhythm(services),
    autoGenerateNews: await readSetting(services, autoGenerateNews),
    newsReview: await readSetting(services, newsReview),
    allowList: await readSetting(services, adminAllowList),
    ownAddress: actor.caller.ip,
    alerts: person.role === 'owner' ? await readThresholds(services) : null,
    maintenance: {
      mode: await readSetting(services, maintenanceMode),
      message: await readSetting(services, maintenanceMessage),
      until: await readSetting(services, maintenanceUntil),
    },
    claims: await listClaims(services),
  }
  return { twoFactorEnabled, firm }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, actor } = deskFor({ request, context }, 'settings.write')
  const values = textsOf(await readForm(request))
  const at = forms.find((form) => form === values.intent) ?? 'firm'
  const outcome = await saveFirmSettings(services, { actor, values })
  if (outcome.ok) throw doneAt('/admin/settings', 'settings')
  if (outcome.reason === 'not-allowed') throw forbidden()
  return data({ at, fields: outcome.fields, values }, { status: 422 })
}

const forms = ['alerts', 'access', 'maintenance', 'claims'] as const

export default function SettingsPage({ loaderData: { twoFactorEnabled, firm }, actionData }: Route.ComponentProps) {
  const answerOf = (form: string) => (actionData?.at === form ? actionData : undefined)
  return (
    <>
      {firm ? <SettingsHead current="/admin/settings" /> : <AppHead title="Settings" />}
      <div className="panels mt-32">
        <div className="panel-stack">
          {firm && <FirmForm firm={firm} answer={answerOf('firm')} />}
          {firm && <GatesForm list={firm.allowList} ownAddress={firm.ownAddress} answer={answerOf('access')} />}
          {firm?.alerts && <AlertsForm thresholds={firm.alerts} answer={answerOf('alerts')} />}
          {firm && <MaintenanceForm maintenance={firm.maintenance} answer={answerOf('maintenance')} />}
          {firm && <ClaimsPanel claims={firm.claims} fields={answerOf('claims')?.fields} />}
        </div>
        <Panel title="Your account">
          <p className="mt-8">
            Second factor: <Status kind={twoFactorEnabled ? 'done' : 'off'}>{twoFactorEnabled ? 'On' : 'Off'}</Status>
          </p>
          <p className="mt-16">
            <Link to="/admin/second-factor">
              {twoFactorEnabled ? 'Manage the second factor' : 'Set up a second factor'}
            </Link>
          </p>
        </Panel>
      </div>
    </>
  )
}
