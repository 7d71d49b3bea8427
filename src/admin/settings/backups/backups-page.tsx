import { data, Form } from 'react-router'
import type { Actor } from '#accounts/sessions/actor.ts'
import { adminContext } from '#admin/guard.server.ts'
import * as adminTexts from '#admin/locales/en.ts'
import { doneAt } from '#admin/notices.server.ts'
import { readTexts, type SettingsAnswer, saveSettingsForm } from '#admin/settings/save-settings.server.ts'
import type { SettingField } from '#admin/settings/settings-part.ts'
import { SettingsHeader } from '#admin/settings/settings-tabs.tsx'
import { SettingsForm } from '#admin/settings/ui/settings-form.tsx'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { usePolling } from '#design/rendering/stay-fresh.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { RunKind } from '#platform/backup/backup-run.ts'
import { listRuns } from '#platform/backup/backup-run-db.server.ts'
import { restoreTestDays } from '#platform/backup/backup-settings.ts'
import { findBackupTrouble, knowsOwner, readBackupSettings } from '#platform/backup/read-backup-settings.server.ts'
import { type RequestRunOutcome, requestRun } from '#platform/backup/request-run.server.ts'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import type { Route } from './+types/backups-page'
import { OpenRun, RunTable } from './run-table.tsx'

const copy = () => t(adminTexts.backupsPage)

const path = '/admin/settings/backups'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(copy().backups)

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
        {trouble && <Note kind="warn">{t(adminTexts.backup).troubles[trouble]}</Note>}
        {actionData?.at === 'runs' && (
          <Note kind="bad" live>
            {copy().anotherBackupOrRestoreTest}
          </Note>
        )}
        <Panel title={copy().backupsAndRestoreTests}>
          {open && <OpenRun run={open} />}
          <RunTable runs={runs} />
          <Form method="post" className="row mt-16" preventScrollReset>
            <Button name="intent" value="backup" size="small" disabled={open !== null || !view.settings.address}>
              {copy().backUpNow}
            </Button>
            <Button
              name="intent"
              value="restore-test"
              kind="outline"
              size="small"
              disabled={open !== null || !view.settings.address}
            >
              {copy().testRestoreNow}
            </Button>
          </Form>
        </Panel>
        <SettingsForm
          title={copy().dailyBackups}
          intent="settings"
          button={copy().saveSettings}
          fields={fields}
          values={values}
          answer={actionData}
          intro={!view.isEncrypted && <Note kind="warn">{copy().backupsAreNotEncryptedBecause}</Note>}
        />
      </div>
    </>
  )
}

function askByHand(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { actor, kind }: { actor: Actor; kind: RunKind },
): Promise<RequestRunOutcome> {
  return db.transaction().execute(async (tx) => {
    const outcome = await requestRun(tx, { kind, dueOn: null, requestedBy: actor.person.id, requestedAt: now() })
    if (outcome.ok)
      await recordAudit(tx, actor, { action: 'backup.asked', object: { type: kind, id: outcome.runId }, detail: {} })
    return outcome
  })
}

function backupFields({ settings, configured }: BackupsView, isOwner: boolean): SettingField[] {
  const storage: SettingField = {
    as: 'line',
    name: 'backupStorage',
    label: copy().storageLocation,
    hint: copy().enterFolderOnWorkersServer(configured ?? copy().backupDirWhichIsNot),
  }
  const time = copy().swissTimeBackupStartsAt
  return [
    {
      as: 'switch',
      name: 'backupDaily',
      label: copy().dailyBackups,
      hint: copy().whenOnOneBackupIs,
    },
    {
      as: 'line',
      name: 'backupTime',
      label: copy().time,
      hint: isOwner ? time : copy().storageLocationIsOnlyOwner(time, settings.address ?? copy().notSet),
    },
    ...(isOwner ? [storage] : []),
    {
      as: 'number',
      name: 'backupRetentionDays',
      label: copy().keptFor,
      hint: copy().newestBackupOfEachDay,
      suffix: copy().days,
    },
    {
      as: 'choice',
      name: 'restoreTestDay',
      label: copy().restoreTest,
      hint: copy().newestBackupIsRestoredInto,
      options: restoreTestDays.map((value) => ({ value, label: t(adminTexts.backup).testDays[value] })),
    },
  ]
}

async function viewBackups(services: Pick<Services, 'db' | 'log' | 'config' | 'now'>) {
  const { db, config } = services
  const runs = [...(await listRuns(db, 'backup', 8)), ...(await listRuns(db, 'restore-test', 4))]
  const { isDaily, ...settings } = await readBackupSettings(services)
  return {
    settings: { ...settings, daily: isDaily ? 'on' : 'off' },
    configured: config.BACKUP_DIR ?? null,
    isEncrypted: config.BACKUP_KEY !== undefined,
    knowsOwner: await knowsOwner(services),
    trouble: await findBackupTrouble(services),
    open: runs.find(({ state }) => state === 'waiting' || state === 'running') ?? null,
    runs: runs.sort((a, b) => b.requestedAt.getTime() - a.requestedAt.getTime()),
  }
}

type BackupsView = Awaited<ReturnType<typeof viewBackups>>
