import * as adminTexts from '#admin/locales/en.ts'
import { TaskRows } from '#admin/ui/task-rows.tsx'
import type { WorkKind } from '#cases/planning/work.ts'
import { ArrowLink } from '#design/button.tsx'
import { classes } from '#design/classes.ts'
import { t } from '#platform/texts.ts'
import type { TaskList } from './task.ts'
import { TodaySide } from './today-side.tsx'
import type { TodayView } from './view-today.server.ts'

const copy = () => t(adminTexts.todayPage)

export function Today({ view }: { view: TodayView }) {
  return (
    <div className="day">
      <TaskSections list={view.list} />
      <TodaySide view={view} />
    </div>
  )
}

function TaskSections({ list: { sections, empty } }: { list: TaskList }) {
  const shown = sections.filter(({ tasks }) => tasks.length > 0)
  const names = t(adminTexts.task).areas
  return (
    <div className="day-column">
      {shown.length === 0 && <p className="soft">{copy().nothingToDo}</p>}
      {shown.map(({ name, tasks }, at) => (
        <section key={name} className={classes('task-section', at === 0 && 'first')} aria-labelledby={`tasks-${name}`}>
          <h2 id={`tasks-${name}`} className="t20">
            {copy().sections[name]} <span className="soft numbers">{tasks.length}</span>
          </h2>
          <TaskRows tasks={tasks} isFirst={at === 0} />
        </section>
      ))}
      <p className="mt-16">
        <ArrowLink to="/admin/tasks?whose=mine">{copy().allTasks}</ArrowLink>
      </p>
      {empty.length > 0 && <NothingIn names={empty.map((area) => names[area])} />}
    </div>
  )
}

/** Areas without anything to do, in one line. */
export function NothingIn({ names }: { names: readonly string[] }) {
  return (
    <p className="nothing">
      <b>{copy().nothingIn(names.length)}</b> {names.join(', ')}.
    </p>
  )
}

/** Case list with one kind of work, of everyone or of one adviser. */
export function workPath({ personId, isEveryone }: { personId: string; isEveryone: boolean }, work: WorkKind): string {
  return `/admin/cases?work=${work}${isEveryone ? '' : `&assigned=${personId}`}`
}
