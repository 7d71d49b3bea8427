import * as caseTexts from '#cases/locales/en.ts'
import type { Todo } from '#cases/process/todo.ts'
import { ButtonLink } from '#design/button.tsx'
import { Icon, type IconName } from '#design/icon.tsx'
import { formatDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { say } from '#platform/words.ts'
import * as portalTexts from '#portal/locales/en.ts'

const copy = () => t(portalTexts.todoList)

const actions: Record<Todo['code'], { icon: IconName; label: string; anchor: string }> = {
  extension: {
    icon: 'triangle-alert',
    get label() {
      return copy().answer
    },
    anchor: '#deadline',
  },
  approve: {
    icon: 'pencil',
    get label() {
      return copy().approve
    },
    anchor: '',
  },
  sign: {
    icon: 'pencil',
    get label() {
      return copy().sign
    },
    anchor: '',
  },
  replace: {
    icon: 'triangle-alert',
    get label() {
      return copy().replace
    },
    anchor: '',
  },
  answer: {
    icon: 'pencil',
    get label() {
      return copy().answer
    },
    anchor: '',
  },
  check: {
    icon: 'circle-check',
    get label() {
      return copy().check
    },
    anchor: '',
  },
  upload: {
    icon: 'upload',
    get label() {
      return copy().upload
    },
    anchor: '#documents',
  },
  decide: {
    icon: 'scale',
    get label() {
      return copy().decide
    },
    anchor: '#assessment',
  },
  accept: {
    icon: 'scale',
    get label() {
      return copy().decide
    },
    anchor: '#assessment',
  },
  offer: {
    icon: 'file-text',
    get label() {
      return copy().answer
    },
    anchor: '',
  },
  pay: {
    icon: 'credit-card',
    get label() {
      return copy().pay
    },
    anchor: '',
  },
  invite: {
    icon: 'users',
    get label() {
      return copy().invite
    },
    anchor: '',
  },
  read: {
    icon: 'message-square',
    get label() {
      return copy().read
    },
    anchor: '',
  },
}

export function TodoList({ todos }: { todos: readonly Todo[] }) {
  return (
    <ul>
      {todos.map((todo, index) => {
        const { code, href, caseNumber, dueOn } = todo
        const { icon, label, anchor } = actions[code]
        const text = say(t(caseTexts.cases).todos, todo)
        const when = dueOn && code !== 'read' && code !== 'extension' ? copy().by(formatDate(dueOn)) : null
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
