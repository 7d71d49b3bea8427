import { z } from 'zod'

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/)

const stretch = z.tuple([time, time]).refine(([from, to]) => from < to)

/** Working hours per weekday in Zurich time; the key '1' is Monday. A day without a key is a day off. */
export const weekHours = z
  .partialRecord(z.enum(['1', '2', '3', '4', '5', '6', '7']), z.array(stretch).max(4))
  .refine((week) =>
    Object.values(week).every((stretches) =>
      stretches.every(([from], at) => at === 0 || from >= (stretches[at - 1]?.[1] ?? '')),
    ),
  )
export type WeekHours = z.output<typeof weekHours>

export const defaultHours: WeekHours = Object.fromEntries(
  ['1', '2', '3', '4', '5'].map((day) => [day, [['09:00', '18:00']]]),
)

export function hoursOn(week: WeekHours, weekday: number): readonly (readonly [string, string])[] {
  return new Map(Object.entries(week)).get(String(weekday)) ?? []
}

/** Parses a day's hours; empty means day off. @example readHours('9:00-12:00, 13-18') // [['09:00', '12:00'], …] */
export function readHours(text: string): [string, string][] | null {
  const written = text.trim()
  if (written === '') return []
  const stretches = written.split(/[,;]/).map((part) => {
    const found = /^\s*(\d{1,2})(?:[:.](\d{2}))?\s*[-–]\s*(\d{1,2})(?:[:.](\d{2}))?\s*$/.exec(part)
    const [, fromHour = '', from = '00', toHour = '', to = '00'] = found ?? []
    return [`${fromHour.padStart(2, '0')}:${from}`, `${toHour.padStart(2, '0')}:${to}`]
  })
  const parsed = weekHours.safeParse({ '1': stretches })
  return parsed.success ? (parsed.data['1'] ?? []) : null
}

/** @example writeHours([['09:00', '12:00'], ['13:00', '18:00']]) // '09:00–12:00, 13:00–18:00' */
export function writeHours(stretches: readonly (readonly [string, string])[]): string {
  return stretches.map(([from, to]) => `${from}–${to}`).join(', ')
}
