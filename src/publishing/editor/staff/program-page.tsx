import { data, Form } from 'react-router'
import { adminContext, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { AppHeader } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { findContentItem } from '#publishing/editor/items/content-item-db.server.ts'
import { findVersion } from '#publishing/editor/items/version-db.server.ts'
import { applyProgramText, leaveProgramText, waitingText } from '#publishing/editor/program-text.server.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'
import type { Route } from './+types/program-page'
import { handOf } from './content-item-errors.ts'
import { specsOf, valuesOf } from './content-item-form.ts'
import editorStyles from './editor.css?url'
import { refusalOf } from './handle-content-item-action.server.ts'
import { Compared } from './ui/compared.tsx'

const copy = () => t(publishingStaffTexts.programPage)

export const headers = privatePage
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: editorStyles }]
export const meta: Route.MetaFunction = () => adminMeta(copy().newSystemText)

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services } = adminContext({ request, context }, 'content.write')
  const entry = await findContentItem(services.db, params.contentItemId)
  const newest = entry && (await findVersion(services.db, entry.id, entry.version))
  const waiting = entry && waitingText(entry)
  if (!entry || !newest || !waiting) throw notFound()
  const { id, kind, version } = entry
  return {
    ...{ id, kind, version, title: newest.title, who: handOf(newest) },
    ours: valuesOf(kind, newest),
    program: valuesOf(kind, waiting),
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { services, actor } = adminContext({ request, context }, 'content.write')
  const { intent, version } = textsOf(await readForm(request))
  const entry = await findContentItem(services.db, params.contentItemId)
  if (!entry || (intent !== 'take' && intent !== 'leave')) throw notFound()
  const settle = intent === 'take' ? applyProgramText : leaveProgramText
  const outcome = await settle(services, actor, { id: entry.id, startedFrom: Number(version) })
  if (outcome.ok) throw doneAt(`/admin/content/${entry.id}`, intent === 'take' ? 'program-taken' : 'program-left')
  if (outcome.reason === 'unknown-entry') throw notFound()
  const { text = null } = refusalOf(outcome, entry.kind)
  return data({ text }, { status: 409 })
}

export default function ProgramPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, kind, version, title, who, ours, program } = loaderData
  return (
    <>
      <AppHeader
        title={copy().newSystemTextToReview}
        before={<BackLink to={`/admin/content/${id}`}>{title || copy().untitled}</BackLink>}
        actions={
          <Form method="post" className="row">
            <input type="hidden" name="version" value={version} />
            <Button name="intent" value="leave" kind="outline" size="small">
              {copy().keepOurText}
            </Button>
            <Button name="intent" value="take" kind="primary" size="small">
              {copy().useNewText}
            </Button>
          </Form>
        }
      >
        <span className="soft t16">{copy().readersWillNotSeeAny}</span>
      </AppHeader>
      {actionData?.text && (
        <Note kind="bad" live>
          {actionData.text}
        </Note>
      )}
      <div className="mt-32">
        <Compared
          specs={specsOf(kind)}
          before={ours}
          after={program}
          words={{ before: copy().ourTextVersionBy(version, who), after: copy().newSystemText2 }}
        />
      </div>
    </>
  )
}
