import { may } from '#accounts/may.ts'
import type { Person } from '#accounts/person.ts'
import { addDays } from '#cases/due-date.ts'
import { sightOf } from '#cases/sight.ts'
import { deadlineDays } from '#cases/work.ts'
import { countFirm, countWorkOfCases, listWork } from '#cases/work-db.server.ts'
import { swissDay } from '#platform/day.ts'
import type { Services } from '#platform/services.ts'
import { isWorkingDay } from '#platform/working-days.ts'
import { listWaitingLeads } from '#site/contact/lead-db.server.ts'
import { answerBy } from '#site/correspondence/answer-clock.ts'

/** The day of a member of staff: their own cases, or everybody's; and for admins the firm's numbers beside it. */
export async function viewDay(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { person, isEveryone }: { person: Person; isEveryone: boolean },
) {
  const today = swissDay(now())
  const sight = sightOf({ person })
  const scope = isEveryone ? { sight } : { sight, assignedTo: person.id }
  const { kinds, days } = await countWorkOfCases(db, scope, today)
  const { leads, count } = await listWaitingLeads(db, 4)
  const answer = await listWork(db, 'answer', scope, today)
  return {
    today,
    isEveryone,
    person: { id: person.id, firstName: person.firstName },
    counts: kinds,
    days: Array.from({ length: deadlineDays }, (_, ahead) => addDays(today, ahead)).map((day) => ({
      day,
      count: days[day] ?? 0,
      isWorkingDay: isWorkingDay(day),
    })),
    deadlines: await listWork(db, 'deadlines', scope, today, 4),
    review: await listWork(db, 'review', scope, today),
    answer: answer.map((line) => ({ ...line, isLate: line.since < now() })),
    file: await listWork(db, 'file', scope, today),
    object: await listWork(db, 'object', scope, today),
    enquiries: {
      count,
      first: leads.map(({ number, name, topic, scenario, createdAt, waitingSince }) => {
        const answer = answerBy(waitingSince ?? createdAt, now())
        return { number, name, topic, isFromCalculator: scenario !== null, answer }
      }),
    },
    firm: may(person, 'settings.write') ? await countFirm(db) : null,
  }
}

export type DayView = Awaited<ReturnType<typeof viewDay>>
