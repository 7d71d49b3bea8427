import { Link } from 'react-router'
import { may } from '#accounts/may.ts'
import { listClaims } from '#admin/claims/list-claims.server.ts'
import { deskFor } from '#admin/guard.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { textsOf } from '#admin/ui/form-texts.ts'
import { AppHead, Panel } from '#design/app-frame.tsx'
import { Status } from '#design/status.tsx'
import { readForm } from '#web/read-form.ts'
import { privatePage } from '#web/shared-headers.ts'
import type { Route } from './+types/settings-page'
import { ClaimsPanel } from './claims-panel.tsx'
import { readTexts, type SettingsAnswer, saveSettingsForm } from './save-settings-form.server.ts'
import {
  accessFields,
  alertFields,
  capacityFields,
  firmFields,
  maintenanceFields,
  refundFields,
} from './settings-forms.ts'
import { SettingsHead } from './settings-tabs.tsx'
import { SettingsForm } from './ui/settings-form.tsx'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta('Settings')

/** One's own second factor, and for those who may, the settings of the firm and what it is connected to. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const desk = deskFor({ request, context }, 'admin.use')
  const { services, person, actor } = desk
  const { twoFactorEnabled } = person
  if (!may(person, 'settings.write')) return { twoFactorEnabled, firm: null }
  const values = await readTexts(desk, [...Object.values(forms).flat(), ...accessFields('')])
  values.secondFactor ||= services.config.isProduction ? 'required' : 'off'
  const firm = {
    values,
    ownAddress: actor.caller.ip,
    isOwner: person.role === 'owner',
    claims: await listClaims(services),
  }
  return { twoFactorEnabled, firm }
}

export async function action({ request, context }: Route.ActionArgs) {
  const desk = deskFor({ request, context }, 'settings.write')
  return saveSettingsForm(desk, '/admin/settings', textsOf(await readForm(request)))
}

const forms = {
  firm: firmFields,
  capacity: capacityFields,
  alerts: alertFields,
  refunds: refundFields,
  maintenance: maintenanceFields,
}

export default function SettingsPage({ loaderData: { twoFactorEnabled, firm }, actionData }: Route.ComponentProps) {
  return (
    <>
      {firm ? <SettingsHead current="/admin/settings" /> : <AppHead title="Settings" />}
      <div className="panels mt-32">
        <div className="panel-stack">{firm && <FirmSettings firm={firm} answer={actionData} />}</div>
        <Panel title="Your account">
          <p className="mt-8">
            Second factor: <Status kind={twoFactorEnabled ? 'done' : 'off'}>{twoFactorEnabled ? 'On' : 'Off'}</Status>
          </p>
          <p className="mt-16">
            <Link to="/admin/second-factor" className="count-link">
              {twoFactorEnabled ? 'Manage the second factor' : 'Set up a second factor'}
            </Link>
          </p>
        </Panel>
      </div>
    </>
  )
}

type Firm = NonNullable<Awaited<ReturnType<typeof loader>>['firm']>

function FirmSettings({ firm, answer }: { firm: Firm; answer: SettingsAnswer | undefined }) {
  const { values, ownAddress, isOwner, claims } = firm
  const shared = { values, answer }
  return (
    <>
      <SettingsForm {...shared} title="Settings of the firm" intent="firm" button="Save Settings" fields={firmFields} />
      <SettingsForm
        {...shared}
        title="Weight of cases"
        intent="capacity"
        button="Save Weights"
        fields={capacityFields}
        intro={
          <p className="soft mt-8">
            How much a case counts beside a tax return, where the load of an adviser is shown. The limit of each adviser
            stands in their profile.
          </p>
        }
      />
      <SettingsForm
        {...shared}
        title="Access to the admin panel"
        intent="access"
        button="Save Access"
        fields={accessFields(ownAddress)}
      />
      {isOwner && (
        <SettingsForm
          {...shared}
          title="Alerts"
          intent="alerts"
          button="Save Alerts"
          fields={alertFields}
          intro={
            <p className="soft mt-8">
              Owners get a letter, and the dashboard a note, when this happens so often within an hour. 0 switches it
              off.
            </p>
          }
        />
      )}
      {isOwner && (
        <SettingsForm
          {...shared}
          title="Limits of refunds"
          intent="refunds"
          button="Save Limits"
          fields={refundFields}
          intro={
            <p className="soft mt-8">
              Up to this amount somebody gives money back alone. Above it an admin or owner who did not ask for it
              confirms.
            </p>
          }
        />
      )}
      <SettingsForm
        {...shared}
        title="Maintenance"
        intent="maintenance"
        button="Save Maintenance"
        fields={maintenanceFields}
        important={values.maintenanceMode === 'on'}
      />
      <ClaimsPanel claims={claims} answer={answer} />
    </>
  )
}
