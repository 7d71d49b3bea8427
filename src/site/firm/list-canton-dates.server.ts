import { dayInWords, extensionInWords, othersInWords, surenessInWords } from '#content/deadline-words.ts'
import { deadlinesReadOn, filingDeadlines } from '#content/deadlines.ts'
import { extensionsReadOn } from '#content/extensions.ts'
import type { CantonDatesText } from './canton-dates.tsx'

export type DatesOfDay = { day: string; label: string; cantons: CantonDatesText[] }

/** Filing dates by canton as texts, so that browsers do not have to load the tax rules. */
export function listCantonDates(): DatesOfDay[] {
  const days = [...new Set(filingDeadlines.map(({ date }) => date))].sort()
  return days.map((day) => ({
    ...{ day, label: dayInWords(day) },
    cantons: filingDeadlines
      .filter(({ date }) => date === day)
      .map((deadline) => ({
        ...{ canton: deadline.canton, name: deadline.name, sureness: deadline.sureness },
        filing: [`${dayInWords(day)}${surenessInWords(deadline)}.`, deadline.note, othersInWords(deadline)]
          .filter(Boolean)
          .join(' '),
        extension: extensionInWords(deadline.canton),
      })),
  }))
}

export function datesReadOn(): string {
  const [earlier = deadlinesReadOn] = [deadlinesReadOn, extensionsReadOn].sort()
  return earlier
}
