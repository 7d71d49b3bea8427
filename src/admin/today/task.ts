import * as adminTexts from '#admin/locales/en.ts'
import { swissDay } from '#platform/day.ts'
import { formatDate, formatTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { addWorkingDays, endOfSwissDay, movedBy } from '#platform/working-days.ts'

const copy = () => t(adminTexts.task)

/** The areas of the list in the order in which areas without a task are named. */
export const taskAreas = [
  'tasks',
  'messages',
  'enquiries',
  'registrations',
  'documents',
  'filing',
  'objections',
  'deadlines',
  'unassigned',
  'waiting',
  'orders',
  'decisions',
  'quotes',
  'applications',
  'deletions',
  'texts',
  'claims',
  'figures',
  'backups',
] as const
export type TaskArea = (typeof taskAreas)[number]

/**
 * Something to do, with its button. `due`: the day or instant by which it must be done. `since`: when it came; without
 * `due` it has to be done within `days` working days. `who`: name of the owner; null: no one yet; undefined: not shown.
 */
export type Task = {
  area: TaskArea
  key: string
  title: string
  reason: string
  to: string
  button: string
  due?: Date | string | null | undefined
  since?: Date | undefined
  days?: number
  who?: string | null | undefined
}

export const sections = ['now', 'today', 'week'] as const
export type Section = (typeof sections)[number]

export type When = { text: string; tone: 'late' | 'soon' | 'plain' }
export type PlacedTask = Omit<Task, 'due' | 'since' | 'days'> & { section: Section; when: When; order: number }

/** What may take this many working days is not for today. */
const weekDays = 5

/** Overdue is now; what came lately is for today; due today or tomorrow is today, so that nothing is first seen on its last day; the rest is later. */
export function placeTask({ due, since, days = 1, ...task }: Task, now: Date): PlacedTask {
  const today = swissDay(now)
  const came = since ?? now
  const end = due ?? endOfSwissDay(addWorkingDays(swissDay(came), days))
  const at = typeof end === 'string' ? endOfSwissDay(end) : end
  const day = typeof end === 'string' ? end : swissDay(new Date(at.getTime() - 1))
  const isToday = due ? day <= movedBy(today, 1) : days < weekDays || day === today
  const section = at < now ? 'now' : isToday ? 'today' : 'week'
  const when = due
    ? whenDue(due, day, { now, today })
    : { text: dayText(swissDay(came), today), tone: 'plain' as const }
  return { ...task, section, order: at.getTime(), when: section === 'now' ? { ...when, tone: 'late' } : when }
}

function whenDue(due: Date | string, day: string, { now, today }: { now: Date; today: string }): When {
  const isTimed = typeof due !== 'string'
  if (isTimed ? due < now : day < today) {
    return { text: isTimed && day === today ? copy().due(formatTime(due)) : dayText(day, today), tone: 'late' }
  }
  if (day === today && isTimed) return { text: copy().by(formatTime(due)), tone: 'soon' }
  return { text: dayText(day, today), tone: day <= movedBy(today, 1) ? 'soon' : 'plain' }
}

function dayText(day: string, today: string): string {
  if (day === today) return copy().today
  if (day === movedBy(today, 1)) return copy().tomorrow
  if (day === movedBy(today, -1)) return copy().yesterday
  const text = formatDate(day)
  return day.slice(0, 4) === today.slice(0, 4) ? text.replace(/ \d{4}$/, '') : text
}

export type TaskList = { sections: { name: Section; tasks: PlacedTask[] }[]; empty: TaskArea[] }

/** One list: what is most urgent first. `areas` are those that this person has. */
export function taskList(tasks: readonly Task[], areas: readonly TaskArea[], now: Date): TaskList {
  const placed = tasks.map((task) => placeTask(task, now)).toSorted((a, b) => a.order - b.order)
  const filled = new Set(placed.map(({ area }) => area))
  return {
    sections: sections.map((name) => ({ name, tasks: placed.filter(({ section }) => section === name) })),
    empty: taskAreas.filter((area) => areas.includes(area) && !filled.has(area)),
  }
}

type More = { area: TaskArea; count?: number; to: string; after: Task | undefined }

/** Leads to the other tasks of an area, which come after the last one in the list; nothing if there are none. */
export function moreTask({ area, count, to, after }: More): Task[] {
  if (!after || (count !== undefined && count <= 0)) return []
  const name = copy().areas[area]
  const { due, since, days } = after
  return [
    {
      ...{ area, key: `more ${area}`, title: count === undefined ? copy().more(name) : copy().moreOf(count, name) },
      ...{ reason: copy().moreReason, to, button: copy().showAll, due, since, ...(days !== undefined && { days }) },
    },
  ]
}
