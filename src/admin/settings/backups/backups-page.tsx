import { useEffect } from 'react'
import { data, Form, useRevalidator } from 'react-router'
import { deskFor, forbidden } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { saveFirmSettings } from '#admin/settings/save-settings.server.ts'
import { SettingsHead } from '#admin/settings/settings-tabs.tsx'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { textsOf } from '#admin/ui/form-texts.ts'
import { Panel } from '#design/app-frame.tsx'
import { Button } from '#design/button.tsx'
import { Note } from '#design/note.tsx'
import { readForm } from '#web/read-form.ts'
import { privatePage } from '#web/shared-headers.ts'
import type { Route } from './+types/backups-page'
import { askByHand } from './ask-by-hand.server.ts'
import { BackupForm } from './backup-form.tsx'
import { OpenRun, RunTable } from './run-table.tsx'
import { viewBackups } from './view-backups.server.ts'
import { backupWords } from './words.ts'

const path = '/admin/settings/backups'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta('Backups')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, person } = deskFor({ request, context }, 'settings.write')
  return { view: await viewBackups(services), isOwner: person.role === 'owner' }
}

/** Asks for a run, or saves when and where backups are made. */
export async function action({ request, context }: Route.ActionArgs) {
  const { services, actor } = deskFor({ request, context }, 'settings.write')
  const values = textsOf(await readForm(request))
  const { intent } = values
  if (intent === 'backup' || intent === 'restore-test') {
    const asked = await askByHand(services, { actor, kind: intent })
    if (asked.ok) throw doneAt(path, `${intent}-asked`)
    return data({ at: 'runs' as const, fields: {}, values: {} }, { status: 409 })
  }
  const outcome = await saveFirmSettings(services, { actor, values })
  if (outcome.ok) throw doneAt(path, 'settings')
  if (outcome.reason === 'not-allowed') throw forbidden()
  return data({ at: 'form' as const, fields: outcome.fields, values }, { status: 422 })
}

/** When and where backups are made, how the last ones went, and a button for one more. */
export default function BackupsPage({ loaderData: { view, isOwner }, actionData }: Route.ComponentProps) {
  const { open, runs, trouble } = view
  useLook(open !== null)
  return (
    <>
      <SettingsHead current={path} />
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
        <BackupForm view={view} isOwner={isOwner} answer={actionData?.at === 'form' ? actionData : undefined} />
      </div>
    </>
  )
}

/** While something runs the page looks again every few seconds. */
function useLook(isRunning: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => void revalidate(), 2_000)
    return () => clearInterval(timer)
  }, [isRunning, revalidate])
}
