import { withParams } from '#admin/ui/address.ts'
import type { ThreadRow } from '#cases/messages/thread-db.server.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import type { StatusKind } from '#design/feedback/status.tsx'
import { t } from '#platform/texts.ts'

const dueCopy = () => t(caseStaffTexts.due)

const msPerHour = 3_600_000

export const inboxPath = '/admin/messages'

const copy = () => t(caseStaffTexts.threadTurn)

export const groups = {
  get late() {
    return copy().late
  },
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

export function threadAddress(threadId: string, search: string): string {
  return withParams(`${inboxPath}/${threadId}`, new URLSearchParams(search), { write: null, template: null })
}

/** Time to a deadline; in days from 48 hours on. @example timeTo(dueAt, now).text // '1 h 40 min late' */
export function timeTo(due: Date, now: Date): { isLate: boolean; isSoon: boolean; text: string } {
  const left = due.getTime() - now.getTime()
  const isLate = left < 0
  const minutes = Math.floor(Math.abs(left) / 60_000)
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const span =
    hours >= 48
      ? dueCopy().days(Math.floor(hours / 24))
      : hours > 0
        ? dueCopy().hours(hours, rest)
        : dueCopy().min(minutes)
  return { isLate, isSoon: !isLate && left < 4 * msPerHour, text: isLate ? dueCopy().late(span) : dueCopy().left(span) }
}
