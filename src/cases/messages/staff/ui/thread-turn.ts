import type { ThreadRow } from '#cases/messages/thread-db.server.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import type { StatusKind } from '#design/feedback/status.tsx'
import { t } from '#platform/texts.ts'

const copy = () => t(caseStaffTexts.threadTurn)

export const groups = {
  late: 'Late',
  get firm() {
    return copy().waitingForUs
  },
  get client() {
    return copy().waitingForClient
  },
  get nobody() {
    return copy().noAnswerNeeded
  },
}

export function groupOf(
  { waitingFor, answerDueAt }: Pick<ThreadRow, 'waitingFor' | 'answerDueAt'>,
  at: Date,
): keyof typeof groups {
  return waitingFor === 'firm' && answerDueAt && answerDueAt < at ? 'late' : waitingFor
}

export const groupKinds: Record<keyof typeof groups, StatusKind> = {
  late: 'bad',
  firm: 'wait',
  client: 'prog',
  nobody: 'off',
}
