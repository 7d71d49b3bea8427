import { Form, Link } from 'react-router'
import { defineList } from '#admin/lists/list.ts'
import { staffCasePath } from '#cases/process/case-links.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import type { ListedTask } from '#cases/tasks/case-task-db.server.ts'
import { Button } from '#design/button.tsx'
import { formatDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(caseStaffTexts.tasksPanel)

export const taskList = defineList<ListedTask>()({
  name: 'tasks',
  isLarge: false,
  get title() {
    return copy().tasks
  },
  path: '/admin/tasks',
  right: 'case.read',
  filters: {
    q: {
      kind: 'search',
      get label() {
        return copy().searchTasks
      },
    },
    whose: {
      kind: 'choice',
      get label() {
        return copy().person
      },
      by: 'tabs',
      options: () => [{ value: 'mine', label: copy().mine }],
    },
    overdue: {
      kind: 'flag',
      get label() {
        return copy().overdueTasks
      },
      by: 'tabs',
    },
    done: {
      kind: 'flag',
      get label() {
        return copy().doneTasks
      },
      by: 'tabs',
    },
  },
  get tabsLabel() {
    return copy().tasks
  },
  tabs: () => [
    { key: 'mine', label: copy().mine, set: { whose: 'mine' } },
    { key: 'all', label: copy().all, set: {} },
    { key: 'overdue', label: copy().overdueTasks, set: { overdue: '1' } },
    { key: 'done', label: copy().doneTasks, set: { done: '1' } },
  ],
  sorts: { due: 'ascending', client: 'ascending' },
  sort: 'due',
  columns: [
    {
      key: 'title',
      get header() {
        return copy().task
      },
      rowHeader: true,
      cell: ({ title, caseId }) => <Link to={`${staffCasePath(caseId)}#tasks`}>{title}</Link>,
    },
    {
      key: 'client',
      get header() {
        return copy().client
      },
      sort: 'client',
      cell: ({ clientName, caseNumber }) => `${clientName}, ${caseNumber}`,
    },
    {
      key: 'person',
      get header() {
        return copy().person
      },
      cell: ({ assigneeName }) => assigneeName,
    },
    {
      key: 'due',
      get header() {
        return copy().day
      },
      sort: 'due',
      cell: ({ dueOn, doneAt }, { today }) =>
        doneAt ? (
          copy().doneOn(formatDate(doneAt))
        ) : (
          <span className={dueOn < today ? 'numbers overdue' : 'numbers'}>{formatDate(dueOn)}</span>
        ),
    },
    {
      key: 'done',
      header: '',
      cell: ({ id, caseId, title, doneAt }) => (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="task" value={id} />
          <input type="hidden" name="case" value={caseId} />
          <Button kind="outline" size="dense" name="intent" value={doneAt ? 'task-open' : 'task-done'}>
            {doneAt ? copy().reopen : copy().done}
            <span className="visually-hidden"> {title}</span>
          </Button>
        </Form>
      ),
    },
  ],
  empty: {
    get title() {
      return copy().noTasksFound
    },
    get text() {
      return copy().addTasksOnCase
    },
  },
})
