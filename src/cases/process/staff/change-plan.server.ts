import type { Actor } from '#accounts/sessions/actor.ts'
import { assignCase } from '#cases/planning/assign-case.server.ts'
import { setDueDate, setPriority } from '#cases/planning/plan-case.server.ts'
import { isCasePriority } from '#cases/process/case-types.ts'
import { dayOf } from '#platform/day.ts'
import type { FieldError } from '#platform/http/error-statuses.ts'
import type { Services } from '#platform/services.ts'
import { planError } from './case-errors.ts'

export const planIntents = ['assign', 'priority', 'due-date'] as const
export type PlanIntent = (typeof planIntents)[number]

type Change = { caseId: string; actor: Actor; intent: PlanIntent; value: string }

export type Planned = { ok: true; isUnchanged?: true } | { ok: false; error: FieldError }

/** The value `nobody` unassigns the case. `isUnchanged`: the case already had the requested value. */
export async function changePlan(
  services: Pick<Services, 'db' | 'now' | 'config'>,
  { caseId, actor, intent, value }: Change,
): Promise<Planned> {
  const outcome = await change(services, { caseId, actor, intent, value })
  return outcome.ok ? outcome : { ok: false, error: planError(outcome) }
}

function change(services: Pick<Services, 'db' | 'now' | 'config'>, { caseId, actor, intent, value }: Change) {
  switch (intent) {
    case 'assign':
      if (value === '') return { ok: false, reason: 'no-adviser' } as const
      return assignCase(services, { caseId, actor, adviserId: value === 'nobody' ? null : value })
    case 'priority':
      if (!isCasePriority(value)) return { ok: false, reason: 'no-priority' } as const
      return setPriority(services, { caseId, actor, priority: value })
    case 'due-date':
      return setDueDate(services, { caseId, actor, dueOn: dayOf(value) })
  }
}
