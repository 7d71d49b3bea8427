import { data, Form, Link } from 'react-router'
import { may } from '#accounts/may.ts'
import { teamShowsStaff } from '#accounts/staff/team-setting.ts'
import { staffIdleMinutes, staffSecondFactor } from '#accounts/staff-settings.ts'
import { deskFor, forbidden } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { textsOf } from '#admin/ui/form-texts.ts'
import { clientQuotaMb } from '#cases/quota.ts'
import type { Rhythm } from '#cases/reminder-rhythm.ts'
import { readRhythm } from '#cases/send-reminders.server.ts'
import { AppHead, Panel } from '#design/app-frame.tsx'
import { Button } from '#design/button.tsx'
import { Segmented } from '#design/choice.tsx'
import { Field, FieldGroup } from '#design/field.tsx'
import { AffixInput } from '#design/input.tsx'
import { ErrorSummary, listErrors } from '#design/note.tsx'
import { Status } from '#design/status.tsx'
import { autoGenerateNews, newsReview } from '#news/news-settings.ts'
import type { FieldErrors } from '#platform/field-faults.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { readForm } from '#web/read-form.ts'
import { privatePage } from '#web/shared-headers.ts'
import type { Route } from './+types/settings-page'
import { listClaimRows } from './claim-rows.server.ts'
import { ClaimsPanel } from './claims-panel.tsx'
import { ReminderFields } from './reminder-fields.tsx'
import { saveFirmSettings } from './save-settings.server.ts'
import { SettingsHead } from './settings-tabs.tsx'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta('Settings')

/** One's own second factor, and for those who may, the settings of the firm and what it is connected to. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, person } = deskFor({ request, context }, 'admin.use')
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
    claims: await listClaimRows(services),
  }
  return { twoFactorEnabled, firm }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, actor } = deskFor({ request, context }, 'settings.write')
  const values = textsOf(await readForm(request))
  const isClaims = values.intent === 'claims'
  const outcome = await saveFirmSettings(services, { actor, values })
  if (outcome.ok) throw doneAt('/admin/settings', 'settings')
  if (outcome.reason === 'not-allowed') throw forbidden()
  return data({ at: isClaims ? 'claims' : 'security', fields: outcome.fields, values }, { status: 422 })
}

type Answer = { at: string; fields: FieldErrors; values: Record<string, string> }

export default function SettingsPage({ loaderData: { twoFactorEnabled, firm }, actionData }: Route.ComponentProps) {
  return (
    <>
      {firm ? <SettingsHead current="/admin/settings" /> : <AppHead title="Settings" />}
      <div className="panels mt-32">
        <div className="panel-stack">
          {firm && <FirmForm firm={firm} answer={actionData?.at === 'security' ? actionData : undefined} />}
          {firm && (
            <ClaimsPanel claims={firm.claims} fields={actionData?.at === 'claims' ? actionData.fields : undefined} />
          )}
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

function FirmForm({
  firm,
  answer,
}: {
  firm: {
    secondFactor: string
    teamShowsStaff: string
    idleMinutes: number
    quotaMb: number
    rhythm: Rhythm
    autoGenerateNews: string
    newsReview: string
  }
  answer: Answer | undefined
}) {
  const { fields = {}, values = {} } = answer ?? {}
  return (
    <Panel title="Settings of the firm">
      <Form method="post" className="admin-form mt-8" noValidate preventScrollReset>
        <ErrorSummary errors={listErrors(fields)} />
        <FieldGroup
          name="secondFactor"
          label="2FA for all admin users"
          hint="Required: whoever has none sets one up before anything else is shown."
          error={fields.secondFactor}
        >
          <Segmented
            key={firm.secondFactor}
            defaultValue={values.secondFactor ?? firm.secondFactor}
            options={[
              { value: 'required', label: 'Required' },
              { value: 'off', label: 'Off' },
            ]}
          />
        </FieldGroup>
        <FieldGroup
          name="teamShowsStaff"
          label="People on the page of the team"
          hint="On: the page shows everybody whose profile says so, with languages and specialities."
          error={fields.teamShowsStaff}
        >
          <Segmented
            key={firm.teamShowsStaff}
            defaultValue={values.teamShowsStaff ?? firm.teamShowsStaff}
            options={[
              { value: 'on', label: 'On' },
              { value: 'off', label: 'Off' },
            ]}
          />
        </FieldGroup>
        <Field
          name="idleMinutes"
          label="Session timeout"
          hint="Staff are signed out after this time without use, and after 12 hours in any case."
          error={fields.idleMinutes}
          required
        >
          <AffixInput
            suffix="minutes"
            inputMode="numeric"
            autoComplete="off"
            key={firm.idleMinutes}
            defaultValue={values.idleMinutes ?? firm.idleMinutes}
          />
        </Field>
        <Field
          name="quotaMb"
          label="Room for documents"
          hint="How much each client may keep with us over all cases."
          error={fields.quotaMb}
          required
        >
          <AffixInput
            suffix="MB"
            inputMode="numeric"
            autoComplete="off"
            key={firm.quotaMb}
            defaultValue={values.quotaMb ?? firm.quotaMb}
          />
        </Field>
        <ReminderFields rhythm={firm.rhythm} fields={fields} values={values} />
        <FieldGroup
          name="autoGenerateNews"
          label="Auto-generate news"
          hint="On: every morning the feeds are read and up to five articles are written."
          error={fields.autoGenerateNews}
        >
          <Segmented
            key={firm.autoGenerateNews}
            defaultValue={values.autoGenerateNews ?? firm.autoGenerateNews}
            options={[
              { value: 'on', label: 'On' },
              { value: 'off', label: 'Off' },
            ]}
          />
        </FieldGroup>
        <FieldGroup
          name="newsReview"
          label="Publishing of news"
          hint="What fails a check is never shown rewritten, only as Original Source."
          error={fields.newsReview}
        >
          <Segmented
            key={firm.newsReview}
            defaultValue={values.newsReview ?? firm.newsReview}
            options={[
              { value: 'after', label: 'When all checks pass' },
              { value: 'before', label: 'After approval' },
            ]}
          />
        </FieldGroup>
        <div>
          <Button kind="primary" size="small">
            Save Settings
          </Button>
        </div>
      </Form>
    </Panel>
  )
}
