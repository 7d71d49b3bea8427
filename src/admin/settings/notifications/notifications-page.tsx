import { data, Form } from 'react-router'
import type { Actor } from '#accounts/sessions/actor.ts'
import { adminContext, forbidden } from '#admin/guard.server.ts'
import * as adminTexts from '#admin/locales/en.ts'
import { doneAt } from '#admin/notices.server.ts'
import { SettingsHeader } from '#admin/settings/settings-tabs.tsx'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { Button } from '#design/button.tsx'
import { Select } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { Table } from '#design/table.tsx'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { type EmailPreference, emailPreferences, isEmailPreference } from '#platform/mail/email-topics.ts'
import { staffEmails, staffEvents, staffRoles } from '#platform/mail/staff-emails.ts'
import type { Services } from '#platform/services.ts'
import { readSetting, type SaveSettingsOutcome, saveSettings } from '#platform/settings/settings.server.ts'
import { t } from '#platform/texts.ts'
import type { Route } from './+types/notifications-page'
import { sendTestEmail } from './send-test-email.server.tsx'

const copy = () => t(adminTexts.notificationsPage)

const path = '/admin/settings/notifications'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(copy().emailNotifications)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, person } = adminContext({ request, context }, 'settings.write')
  return { chosen: await readSetting(services, staffEmails), address: person.email }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, actor } = adminContext({ request, context }, 'settings.write')
  const values = textsOf(await readForm(request))
  if (values.intent === 'test') {
    await sendTestEmail(services, actor)
    throw doneAt(path, 'test-letter')
  }
  const outcome = await changeStaffEmails(services, { actor, values })
  if (outcome.ok) throw doneAt(path, 'settings')
  throw outcome.reason === 'not-allowed' ? forbidden() : data(null, { status: 422 })
}

export default function NotificationsPage({ loaderData: { chosen, address } }: Route.ComponentProps) {
  const { events, roles, choices } = t(adminTexts.notification)
  const options = emailPreferences.map((value) => ({ value, label: choices[value] }))
  return (
    <>
      <SettingsHeader current={path} />
      <div className="panel-stack mt-32">
        <Panel title={copy().emailNotifications}>
          <p className="soft t16">{copy().emailsAboutSignInsRoles}</p>
          <Form method="post" className="mt-16" preventScrollReset>
            <Table
              caption={copy().emailsToStaffByEvent}
              hideCaption
              dense
              rows={staffEvents}
              rowKey={(event) => event}
              columns={[
                { key: 'event', header: copy().event, cell: (event) => events[event] },
                ...staffRoles.map((role) => ({
                  key: role,
                  header: roles[role],
                  cell: (event: (typeof staffEvents)[number]) => (
                    <Select
                      key={chosen[event]?.[role]}
                      name={`${event}:${role}`}
                      aria-label={`${events[event]}: ${roles[role]}`}
                      options={options}
                      defaultValue={chosen[event]?.[role] ?? 'now'}
                    />
                  ),
                })),
              ]}
            />
            <Button kind="primary" size="small" className="mt-16">
              {copy().saveSettings}
            </Button>
          </Form>
        </Panel>
        <Panel title={copy().testEmail}>
          <Form method="post" className="mt-8" preventScrollReset>
            <p className="soft t16">{copy().weWillSendItTo(address)}</p>
            <Button name="intent" value="test" kind="outline" size="small" className="mt-8">
              {copy().sendTestEmail}
            </Button>
          </Form>
        </Panel>
      </div>
    </>
  )
}

/** The form must have a field `event:role` for every combination. The change applies to emails created from now on. */
async function changeStaffEmails(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { actor, values }: { actor: Actor; values: Record<string, string> },
): Promise<SaveSettingsOutcome | { ok: false; reason: 'invalid' }> {
  const chosen: Record<string, Record<string, EmailPreference>> = {}
  for (const event of staffEvents)
    for (const role of staffRoles) {
      const choice = values[`${event}:${role}`]
      if (!isEmailPreference(choice)) return { ok: false, reason: 'invalid' }
      chosen[event] = { ...chosen[event], [role]: choice }
    }
  const by = { actor, role: actor.person.role, at: now() }
  return db.transaction().execute((tx) => saveSettings(tx, [{ setting: staffEmails, value: chosen }], by))
}
