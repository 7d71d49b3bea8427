import { data, Form } from 'react-router'
import { adminContext, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { AppHeader } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { formatDateTime } from '#platform/format.ts'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { findContentItem } from '#publishing/editor/items/content-item-db.server.ts'
import { restoreVersion } from '#publishing/editor/items/restore-version.server.ts'
import { findVersion } from '#publishing/editor/items/version-db.server.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'
import type { Route } from './+types/version-page'
import { handOf } from './content-item-errors.ts'
import { specsOf, valuesOf } from './content-item-form.ts'
import editorStyles from './editor.css?url'
import { refusalOf } from './handle-content-item-action.server.ts'
import { Compared } from './ui/compared.tsx'

const copy = () => t(publishingStaffTexts.versionPage)

export const headers = privatePage
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: editorStyles }]
export const meta: Route.MetaFunction = () => adminMeta(copy().versionLabel)

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services } = adminContext({ request, context }, 'content.write')
  const { db } = services
  const entry = await findContentItem(db, params.contentItemId)
  const [newest, earlier] = entry
    ? [await findVersion(db, entry.id, entry.version), await findVersion(db, entry.id, numberIn(params.number))]
    : [null, null]
  if (!entry || !newest || !earlier) throw notFound()
  return {
    ...{ id: entry.id, kind: entry.kind, version: entry.version, title: newest.title },
    earlier: {
      number: earlier.number,
      who: handOf(earlier),
      createdAt: earlier.createdAt,
      values: valuesOf(entry.kind, earlier),
    },
    newest: { who: handOf(newest), createdAt: newest.createdAt, values: valuesOf(entry.kind, newest) },
  }
}

/** Restores an old version as the newest one; visitors see it only after staff publish it. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { services, actor } = adminContext({ request, context }, 'content.write')
  const { intent, version } = textsOf(await readForm(request))
  const { contentItemId: id } = params
  const entry = await findContentItem(services.db, id)
  if (intent !== 'restore' || !entry) throw notFound()
  const requested = { id, number: numberIn(params.number), startedFrom: numberIn(version) }
  const outcome = await restoreVersion(services, actor, requested)
  if (outcome.ok) throw doneAt(`/admin/content/${id}`, 'entry-restored')
  if (outcome.reason === 'unknown-entry' || outcome.reason === 'unknown-version') throw notFound()
  const { errors = {}, text, status = 422 } = refusalOf(outcome, entry.kind)
  return data({ text: text ?? Object.values(errors).join(' ') }, { status })
}

function numberIn(text: string | undefined): number {
  return /^\d{1,9}$/.test(text ?? '') ? Number(text) : 0
}

export default function VersionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, kind, version, title, earlier, newest } = loaderData
  const isNewest = earlier.number === version
  return (
    <>
      <AppHeader
        title={copy().version(earlier.number)}
        before={<BackLink to={`/admin/content/${id}`}>{title || copy().untitled}</BackLink>}
        actions={
          !isNewest && (
            <Form method="post">
              <input type="hidden" name="version" value={version} />
              <Button name="intent" value="restore" kind="primary" size="small">
                {copy().restoreThisVersion}
              </Button>
            </Form>
          )
        }
      >
        <span className="soft t16">
          {earlier.who}, <span className="numbers">{formatDateTime(earlier.createdAt)}</span>
        </span>
      </AppHeader>
      {actionData && (
        <Note kind="bad" live>
          {actionData.text}
        </Note>
      )}
      <div className="mt-32">
        <Compared
          specs={specsOf(kind)}
          before={earlier.values}
          after={newest.values}
          words={{
            before: copy().versionBy(earlier.number, earlier.who),
            after: copy().versionBy2(version, newest.who, formatDateTime(newest.createdAt)),
          }}
        />
      </div>
    </>
  )
}
