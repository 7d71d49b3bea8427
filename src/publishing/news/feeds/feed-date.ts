import { instantOf } from '#platform/day.ts'

/** Offsets of named time zones from UTC in minutes. */
const zones: Readonly<Record<string, number>> = {
  ...{ Z: 0, UT: 0, UTC: 0, GMT: 0, WET: 0, WEST: 60, BST: 60, CET: 60, MET: 60, MEZ: 60 },
  ...{ CEST: 120, MEST: 120, MESZ: 120, EET: 120, EEST: 180 },
  ...{ EST: -300, EDT: -240, CST: -360, CDT: -300, MST: -420, MDT: -360, PST: -480, PDT: -420 },
}
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

type Wall = { year: string; month: number; day: string; time: string }

const time = '(?:[\\sT,]*(?<time>\\d{1,2}:\\d\\d(?::\\d\\d)?)(?:[.,]\\d+)?)?'
const zone = '\\s*(?<zone>[+-]\\d\\d:?\\d\\d|[A-Z]{1,4})?'
const weekday = '(?:[A-Za-z]{2,9}[.,]*\\s+)?'
const forms = [
  `(?<year>\\d{4})-(?<month>\\d\\d)-(?<day>\\d\\d)${time}${zone}`,
  `${weekday}(?<day>\\d{1,2})\\.\\s?(?<month>\\d{1,2})\\.\\s?(?<year>\\d{4})${time}${zone}`,
  `${weekday}(?<day>\\d{1,2})\\.?[\\s-]+(?<name>[A-Za-z]{3,9})\\.?[\\s,-]+(?<year>\\d{4}|\\d{2})${time}${zone}`,
  `${weekday}(?<name>[A-Za-z]{3,9})\\.?\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)?,?\\s+(?<year>\\d{4})${time}${zone}`,
  `${weekday}(?<name>[A-Za-z]{3})\\s+(?<day>\\d{1,2})\\s+(?<time>\\d{1,2}:\\d\\d(?::\\d\\d)?)${zone}\\s+(?<year>\\d{4})`,
].map((form) => new RegExp(`^${form}$`))

/** Dates without a time zone are in Swiss local time. Null for unknown formats and ambiguous dates like 03/11/2026. */
export function readFeedDate(text: string | undefined): Date | null {
  const written = text?.trim().replace(/\s+/g, ' ') ?? ''
  const groups = forms.map((form) => form.exec(written)?.groups).find((found) => found !== undefined)
  if (!groups) return null
  const { year = '', day = '', time: shown = '00:00' } = groups
  const month = groups.name ? months.indexOf(groups.name.slice(0, 3).toLowerCase()) + 1 : Number(groups.month)
  const [hours = '', minutes = '', seconds = '00'] = shown.split(':')
  const wall = {
    ...{ year: year.length === 2 ? `20${year}` : year, month, day: day.padStart(2, '0') },
    time: `${hours.padStart(2, '0')}:${minutes}`,
  }
  const start = groups.zone === undefined ? instantOf(isoOf(wall)) : withZone(wall, groups.zone)
  return start && Number(seconds) < 60 ? new Date(start.getTime() + Number(seconds) * 1000) : null
}

function isoOf({ year, month, day, time: shown }: Wall): string {
  return `${year}-${String(month).padStart(2, '0')}-${day}T${shown}`
}

function withZone(wall: Wall, name: string): Date | null {
  const [, sign, hours = '0', minutes = '0'] = /^([+-])(\d\d):?(\d\d)$/.exec(name) ?? []
  const ahead = sign ? Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) : zones[name]
  const iso = isoOf(wall)
  const shown = new Date(`${iso}Z`)
  if (ahead === undefined || Number.isNaN(shown.getTime()) || !shown.toISOString().startsWith(iso)) return null
  return new Date(shown.getTime() - ahead * 60_000)
}
