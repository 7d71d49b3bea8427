import * as companyTexts from '#company/locales/en.ts'
import { t } from '#platform/texts.ts'
import { readHours } from '#platform/week-hours.ts'

const copy = () => t(companyTexts.openingHours)

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type Weekday = (typeof weekdays)[number]

type Stretches = readonly (readonly [from: string, to: string])[]
type Run = { days: readonly string[]; stretches: Stretches }

export type OpeningHours = {
  text: string
  plain: string
  short: string
  week: readonly { days: readonly string[]; opens: string; closes: string }[]
}

export function openingHours(submitted: Readonly<Record<Weekday, string>>): OpeningHours {
  const runs = runsOf(submitted)
  const plain = runs.map(({ days, stretches }) => `${named(days)}, ${timesOf(stretches, '–', copy().and)}`).join('; ')
  const short = runs.map(({ days, stretches }) => `${shortly(days)} ${timesOf(stretches, '-', ', ')}`).join('; ')
  const week = runs.flatMap(({ days, stretches }) => stretches.map(([opens, closes]) => ({ days, opens, closes })))
  if (runs.length === 0)
    return { text: copy().byAppointment, plain: copy().onAppointment, short: copy().byAppointment, week }
  return { text: copy().swissTime(plain), plain, short, week }
}

function runsOf(submitted: Readonly<Record<Weekday, string>>): Run[] {
  const runs: (Run & { days: string[]; last: number })[] = []
  for (const [at, weekday] of weekdays.entries()) {
    const stretches = readHours(submitted[weekday]) ?? []
    if (stretches.length === 0) continue
    const name = weekday.charAt(0).toUpperCase() + weekday.slice(1)
    const before = runs.at(-1)
    if (before && before.last === at - 1 && String(before.stretches) === String(stretches)) {
      before.days.push(name)
      before.last = at
    } else runs.push({ days: [name], stretches, last: at })
  }
  return runs
}

function named(days: readonly string[]): string {
  return days.length > 1 ? copy().dayRange(`${days[0]}`, `${days.at(-1)}`) : `${days[0]}`
}

function shortly(days: readonly string[]): string {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  return days.length > 1 ? `${first.slice(0, 3)}-${last.slice(0, 3)}` : first.slice(0, 3)
}

function timesOf(stretches: Stretches, dash: string, between: string): string {
  const time = (text: string) => text.replace(/^0/, '')
  return stretches.map(([from, to]) => time(from) + dash + time(to)).join(between)
}
