import type { Actor } from '#accounts/sessions/actor.ts'
import { oneOf } from '#admin/ui/address.ts'
import { extensionSteps, feeOf } from '#cases/assessment/extension.ts'
import { recordExtension } from '#cases/assessment/record-extension.server.ts'
import { reminderActions, steerReminders } from '#cases/reminders/steer-reminders.server.ts'
import { dayOf } from '#platform/day.ts'
import type { FieldError } from '#platform/http/error-statuses.ts'
import type { Services } from '#platform/services.ts'
import { listOpenQuestions } from '#returns/questions/open-questions.server.ts'
import { dateError } from './words.ts'

export const dateIntents = ['extension', 'reminders'] as const
export type DateIntent = (typeof dateIntents)[number]

type Change = { caseId: string; actor: Actor; intent: DateIntent; values: Record<string, string> }

/** Records an extension or controls reminders. Returns the error, or null on success. */
export async function changeDates(
  services: Pick<Services, 'db' | 'now' | 'config' | 'log'>,
  { caseId, actor, intent, values }: Change,
): Promise<FieldError | null> {
  const outcome =
    intent === 'extension'
      ? await extend(services, { caseId, actor, values })
      : await steer(services, { caseId, actor, values })
  if (outcome === null) return dateError({ reason: 'no-choice' })
  return outcome.ok ? null : dateError(outcome)
}

async function extend(services: Parameters<typeof changeDates>[0], { caseId, actor, values }: Omit<Change, 'intent'>) {
  const step = oneOf(extensionSteps, values.extension ?? null)
  if (!step) return null
  const requested = { step, untilOn: dayOf(values.until ?? ''), feeCents: feeOf(values.fee ?? '') }
  return recordExtension(services, { caseId, actor, ...requested })
}

async function steer(services: Parameters<typeof changeDates>[0], { caseId, actor, values }: Omit<Change, 'intent'>) {
  const action = oneOf(reminderActions, values.reminders ?? null)
  return action ? steerReminders(services, { caseId, actor, act: action, others: [listOpenQuestions] }) : null
}
