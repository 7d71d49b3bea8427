import type { AccessScope } from '#accounts/access/access-scope.ts'
import { addDays } from '#cases/planning/due-date.ts'
import { deadlineDays } from '#cases/planning/work.ts'
import { countWorkOfCases, listWork } from '#cases/planning/work-db.server.ts'
import { listActivity } from '#cases/process/dashboard-db.server.ts'
import { swissDay } from '#platform/day.ts'
import type { Services } from '#platform/services.ts'
import { isWorkingDay } from '#platform/working-days.ts'

const mostDeadlines = 25
const mostEvents = 50

type Shown = { scope: AccessScope; personId: string; ownIds: readonly string[]; isEveryone: boolean }

export async function viewDeadlines({ db, now }: Pick<Services, 'db' | 'now'>, shown: Shown) {
  const { scope, personId, ownIds, isEveryone } = shown
  const today = swissDay(now())
  const whose = isEveryone ? { scope } : { scope, assignedTo: ownIds }
  const { kinds, days } = await countWorkOfCases(db, whose, today)
  return {
    ...{ today, personId, isEveryone, count: kinds.deadlines },
    days: Array.from({ length: deadlineDays }, (_, ahead) => addDays(today, ahead)).map((day) => ({
      ...{ day, count: days[day] ?? 0, isWorkingDay: isWorkingDay(day) },
    })),
    deadlines: await listWork(db, 'deadlines', whose, today, mostDeadlines),
  }
}

export function viewActivity({ db }: Pick<Services, 'db'>, scope: AccessScope) {
  return listActivity(db, scope, mostEvents)
}

export type DeadlinesView = Awaited<ReturnType<typeof viewDeadlines>>
