import { data, Form } from 'react-router'
import { adminContext } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { readTexts, type SettingsAnswer, saveSettingsForm } from '#admin/settings/save-settings-form.server.ts'
import { SettingsHeader } from '#admin/settings/settings-tabs.tsx'
import { SettingsForm } from '#admin/settings/ui/settings-form.tsx'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { textsOf } from '#admin/ui/form-texts.ts'
import { usePolling } from '#admin/ui/use-polling.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { readForm } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import type { Route } from './+types/backups-page'
import { backupFields } from './backup-fields.ts'
import { askByHand } from './request-by-hand.server.ts'
import { OpenRun, RunTable } from './run-table.tsx'
import { viewBackups } from './view-backups.server.ts'
import { backupWords } from './words.ts'

const path = '/admin/settings/backups'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta('Backups')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, person } = adminContext({ request, context }, 'settings.write')
  const view = await viewBackups(services)
  const fields = backupFields(view, person.role === 'owner')
  const values = await readTexts({ services }, fields)
  return {
    view,
    fields,
    values: { ...values, backupRetentionDays: values.backupRetentionDays || String(view.settings.keep) },
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = adminContext({ request, context }, 'settings.write')
  const { services, actor } = ctx
  const values = textsOf(await readForm(request))
  const { intent } = values
  if (intent === 'backup' || intent === 'restore-test') {
    const requested = await askByHand(services, { actor, kind: intent })
    if (requested.ok) throw doneAt(path, `${intent}-asked`)
    return data<SettingsAnswer>({ at: 'runs', fields: {}, values: {} }, { status: 409 })
  }
  return saveSettingsForm(ctx, path, values)
}

export default function BackupsPage({ loaderData: { view, fields, values }, actionData }: Route.ComponentProps) {
  const { open, runs, trouble } = view
  usePolling(open !== null)
  return (
    <>
      <SettingsHeader current={path} />
      <div className="panel-stack mt-32">
        {trouble && <Note kind="warn">{backupWords().troubles[trouble]}</Note>}
        {actionData?.at === 'runs' && (
          <Note kind="bad" live>
            Another backup or restore test is under way. Ask again when it has ended.
          </Note>
        )}
        <Panel title="Backups and restore tests">
          {open && <OpenRun run={open} />}
          <RunTable runs={runs} />
          <Form method="post" className="row mt-16" preventScrollReset>
            <Button name="intent" value="backup" size="small" disabled={open !== null || !view.settings.address}>
              Back up now
            </Button>
            <Button
              name="intent"
              value="restore-test"
              kind="outline"
              size="small"
              disabled={open !== null || !view.settings.address}
            >
              Test a restore now
            </Button>
          </Form>
        </Panel>
        <SettingsForm
          title="Daily backups"
          intent="settings"
          button="Save Settings"
          fields={fields}
          values={values}
          answer={actionData}
          intro={
            !view.isEncrypted && (
              <Note kind="warn">Backups are not encrypted: BACKUP_KEY is not set where the program runs.</Note>
            )
          }
        />
      </div>
    </>
  )
}
