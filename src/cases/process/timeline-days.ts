import { swissDay } from '#platform/day.ts'

/** Events that often occur many times on a day, so that the timeline counts them in one entry. */
export const countedCodes = [
  'item-added',
  'document-received',
  'document-accepted',
  'document-placed',
  'not-needed',
] as const
export type CountedCode = (typeof countedCodes)[number]

export type TimelineEvent = { id: string; at: Date; code: string; text: string; staffName: string | null }
export type TimelineEntry = { events: TimelineEvent[]; code: CountedCode | null }
export type TimelineDay = { day: string; entries: TimelineEntry[] }

/** Groups events, newest first, by Swiss day; repeated events of a day become one entry at the newest of them. */
export function daysOf(events: readonly TimelineEvent[]): TimelineDay[] {
  return [...Map.groupBy(events, ({ at }) => swissDay(at))].map(([day, own]) => ({ day, entries: entriesOf(own) }))
}

function entriesOf(events: readonly TimelineEvent[]): TimelineEntry[] {
  const counted = new Map<CountedCode, TimelineEntry>()
  return events.flatMap((event) => {
    const code = countedCodes.find((one) => one === event.code)
    const entry = code && counted.get(code)
    if (entry) {
      entry.events.push(event)
      return []
    }
    const created = { events: [event], code: code ?? null }
    if (code) counted.set(code, created)
    return [created]
  })
}
