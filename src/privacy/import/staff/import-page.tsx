import { data, redirect } from 'react-router'
import { adminContext, notFound } from '#admin/guard.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { Note } from '#design/feedback/note.tsx'
import { AppHeader } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { usePolling } from '#design/rendering/stay-fresh.ts'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { explain } from '#platform/words.ts'
import {
  type ChangeRefusal,
  checkColumns,
  correctRow,
  discardImport,
  leaveOutRow,
  startImport,
  startUndo,
} from '#privacy/import/change-import.server.ts'
import { findImport } from '#privacy/import/import-db.server.ts'
import { isImportField } from '#privacy/import/import-fields.ts'
import { isRunning } from '#privacy/import/import-states.ts'
import { type InviteOutcome, inviteImported } from '#privacy/import/invite-imported.server.ts'
import * as texts from '#privacy/import/staff/locales/en.ts'
import type { Route } from './+types/import-page'
import { ImportSteps } from './import-steps.tsx'
import { viewImport } from './view-import.server.ts'

const copy = () => t(texts.importPage)

const listPath = '/admin/import'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(copy().import)

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services, person } = adminContext({ request, context }, 'client.import')
  const found = await findImport(services.db, params.importId)
  if (!found) throw notFound()
  return { view: await viewImport(services, found), reader: person.name }
}

export async function action({ request, context, params: { importId } }: Route.ActionArgs) {
  const { services, actor } = adminContext({ request, context }, 'client.import')
  const values = textsOf(await readForm(request))
  const { intent = '' } = values
  const number = Number(values.row)
  const outcome = await (() => {
    switch (intent) {
      case 'columns':
        return checkColumns(services, actor, importId, mappingOf(values))
      case 'correct':
        return correctRow(services, actor, importId, { number, cells: cellsOf(values) })
      case 'leave-out':
      case 'take-in':
        return leaveOutRow(services, actor, importId, { number, isLeftOut: intent === 'leave-out' })
      case 'import':
        return startImport(services, actor, importId)
      case 'undo':
        return startUndo(services, actor, importId)
      case 'discard':
        return discardImport(services, actor, importId)
      default:
        return inviteImported(services, actor, importId)
    }
  })()
  if (outcome.ok) throw redirect(intent === 'discard' ? listPath : `${listPath}/${importId}`, { status: 303 })
  if (outcome.reason === 'unknown-import') throw notFound()
  const text = explain<ChangeRefusal | Extract<InviteOutcome, { ok: false }>>(t(texts.changeErrors), outcome)
  const isInput = outcome.reason === 'email-missing' || outcome.reason === 'chosen-twice'
  return data({ text, values }, { status: isInput ? 422 : 409 })
}

/** Names of the fields: `column-0`, `column-1`, … */
function mappingOf(values: Record<string, string>) {
  const at = Object.keys(values).flatMap((name) => /^column-(\d{1,3})$/.exec(name)?.[1] ?? [])
  return Array.from({ length: Math.max(-1, ...at.map(Number)) + 1 }, (_, column) => {
    const field = values[`column-${column}`] ?? ''
    return isImportField(field) ? field : null
  })
}

function cellsOf(values: Record<string, string>): Map<number, string> {
  return new Map(
    Object.entries(values).flatMap(([name, value]) => {
      const column = /^cell-(\d{1,3})$/.exec(name)?.[1]
      return column === undefined ? [] : [[Number(column), value.trim().slice(0, 2_000)] as const]
    }),
  )
}

export default function ImportPage({ loaderData: { view, reader }, actionData }: Route.ComponentProps) {
  const isWaiting = isRunning(view.state) || view.invited.requested > view.invited.sent
  usePolling(isWaiting)
  return (
    <>
      <AppHeader
        title={view.name || view.zipName || copy().import}
        before={<BackLink to={listPath}>{copy().importAndExport}</BackLink>}
      />
      {isWaiting && (
        <noscript>
          <meta httpEquiv="refresh" content="3" />
        </noscript>
      )}
      {actionData && (
        <Note kind="bad" title={copy().nothingWasChanged} live>
          {actionData.text}
        </Note>
      )}
      <ImportSteps view={view} chosen={actionData?.values} reader={reader} />
    </>
  )
}
