import { Link } from 'react-router'
import * as adminTexts from '#admin/locales/en.ts'
import type { PlacedTask } from '#admin/today/task.ts'
import { ButtonLink } from '#design/button.tsx'
import { classes } from '#design/classes.ts'
import { initialsOf } from '#platform/text/initials.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(adminTexts.task)

/** `isFirst`: the button of the first task is the main button of the page. */
export function TaskRows({ tasks, isFirst }: { tasks: readonly PlacedTask[]; isFirst?: boolean }) {
  return (
    <ul className="task-rows list-rows">
      {tasks.map(({ key, when, title, reason, to, button, who }, at) => (
        <li key={key}>
          <span
            className={classes('task-when numbers', when.tone === 'late' && 'overdue', when.tone === 'soon' && 'soon')}
          >
            {when.text}
          </span>
          <div>
            <Link to={to}>{title}</Link>
            <p>{reason}</p>
          </div>
          {who === undefined ? <span /> : <Owner name={who} />}
          <ButtonLink to={to} kind={isFirst && at === 0 ? 'primary' : 'outline'} size="dense">
            {button}
            <span className="visually-hidden">: {title}</span>
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}

function Owner({ name }: { name: string | null }) {
  return (
    <span className={classes('task-owner', name === null && 'nobody')} title={name ?? copy().noOneYet}>
      <span aria-hidden="true">{name === null ? '–' : initialsOf(name)}</span>
      <span className="visually-hidden">{name ?? copy().noOneYet}</span>
    </span>
  )
}
