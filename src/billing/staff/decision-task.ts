import { moreTask, type Task } from '#admin/today/task.ts'
import { type Decision, decisionPath } from '#billing/decisions/decision.ts'
import * as billingStaffTexts from '#billing/staff/locales/en.ts'
import { formatDate, formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(billingStaffTexts.decisions)

/** Working days within which a decision about money is to be made. */
const decisionDays = 2

/** A decision as a line of the list of tasks: what, how much, whose, since when. */
export function decisionTask(decision: Decision): Task {
  const { kind, id, orderNumber, name, amountCents, currencyCode, at, dueAt } = decision
  const money = amountCents === null ? null : formatMoney(amountCents, { currency: currencyCode.toUpperCase() })
  const { title, reason, button } = copy().kinds[kind]
  const order = orderNumber === null ? null : copy().order(orderNumber)
  return {
    ...{ area: 'decisions', key: `${kind} ${id}`, to: decisionPath(decision), button },
    title: [title, money].filter(Boolean).join(': '),
    reason: [[name ?? copy().notNamed, order].filter(Boolean).join(', '), reasonOf(decision) ?? reason].join('. '),
    ...{ due: dueAt, since: at, days: decisionDays },
  }
}

function reasonOf({ kind, reason, dueAt }: Decision): string | null {
  if (kind === 'disputed' && dueAt) return copy().evidenceUntil(formatDate(dueAt))
  if (kind === 'quote') return copy().quoteUnpaid(reason ?? '')
  if (kind !== 'payment' || reason === null) return null
  const { reasons } = t(billingStaffTexts.billing)
  return Object.entries(reasons).find(([code]) => code === reason)?.[1] ?? null
}

export function decisionTasks({ count, first }: { count: number; first: readonly Decision[] }, to: string): Task[] {
  const tasks = first.map(decisionTask)
  return [...tasks, ...moreTask({ area: 'decisions', count: count - tasks.length, to, after: tasks.at(-1) })]
}
