import type { Todo } from '#cases/process/todo.ts'
import { caseWords } from '#cases/words.ts'
import { ButtonLink } from '#design/button.tsx'
import { Icon, type IconName } from '#design/icon.tsx'
import { formatDate } from '#platform/format.ts'
import { say } from '#platform/words.ts'

const actions: Record<Todo['code'], { icon: IconName; label: string; anchor: string }> = {
  approve: { icon: 'pencil', label: 'Approve', anchor: '' },
  replace: { icon: 'triangle-alert', label: 'Replace', anchor: '' },
  answer: { icon: 'pencil', label: 'Answer', anchor: '' },
  upload: { icon: 'upload', label: 'Upload', anchor: '#documents' },
  decide: { icon: 'scale', label: 'Decide', anchor: '#assessment' },
  accept: { icon: 'scale', label: 'Decide', anchor: '#assessment' },
  offer: { icon: 'file-text', label: 'Answer', anchor: '' },
  pay: { icon: 'credit-card', label: 'Pay', anchor: '' },
  read: { icon: 'message-square', label: 'Read', anchor: '' },
}

export function TodoList({ todos }: { todos: readonly Todo[] }) {
  return (
    <ul>
      {todos.map((todo, index) => {
        const { code, href, caseNumber, dueOn } = todo
        const { icon, label, anchor } = actions[code]
        const text = say(caseWords().todos, todo)
        const when = dueOn && code !== 'read' ? `by ${formatDate(dueOn)}` : null
        return (
          <li className="item todo" key={`${code}-${href}-${text}`}>
            <Icon name={icon} className={code === 'replace' ? 'bad' : undefined} />
            <div>
              <b className="t16">{text}</b>
              {(caseNumber || when) && <p className="numbers">{[caseNumber, when].filter(Boolean).join(', ')}</p>}
            </div>
            <div className="actions">
              <ButtonLink to={href + anchor} size="small" kind={index === 0 ? 'ink' : 'outline'}>
                {label}
              </ButtonLink>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
