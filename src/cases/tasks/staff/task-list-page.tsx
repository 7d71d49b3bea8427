import { data } from 'react-router'
import { adminContext, forbidden, notFound } from '#admin/guard.server.ts'
import { openList } from '#admin/lists/open-list.server.ts'
import { ListLayout } from '#admin/lists/ui/list-layout.tsx'
import { doneAt } from '#admin/notices.server.ts'
import { oneOf, withParams } from '#admin/ui/address.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { changeTask } from '#cases/tasks/change-task.server.ts'
import { Note } from '#design/feedback/note.tsx'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { t } from '#platform/texts.ts'
import type { Route } from './+types/task-list-page'
import { taskList } from './task-list.tsx'
import { taskSource } from './task-list-db.server.ts'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(taskList.title)

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const ctx = adminContext({ request, context }, taskList.right)
  return { list: await openList(ctx, taskList, taskSource, url) }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { services, actor } = adminContext({ request, context }, taskList.right)
  const values = textsOf(await readForm(request))
  const intent = oneOf(['task-done', 'task-open'], values.intent ?? null)
  const caseId = values.case ?? ''
  if (!intent || !isUuid(caseId)) throw notFound()
  const outcome = await changeTask(services, { caseId, actor, intent, values })
  if (outcome.ok) throw doneAt(withParams(taskList.path, url.searchParams, {}), intent)
  if (outcome.reason === 'unknown-case') throw notFound()
  if (outcome.reason === 'forbidden') throw forbidden()
  return data(null, { status: 409 })
}

export default function TaskListPage({ loaderData: { list }, actionData }: Route.ComponentProps) {
  const copy = t(caseStaffTexts.tasksPanel)
  return (
    <ListLayout
      list={taskList}
      opened={list}
      idOf={({ id }) => id}
      answer={
        actionData === null && (
          <Note kind="bad" live>
            {copy.refused['unknown-task']}
          </Note>
        )
      }
    />
  )
}
