import type { ThreadRow } from '#cases/messages/thread-db.server.ts'
import type { StatusKind } from '#design/feedback/status.tsx'

export const groups = {
  late: 'Late',
  firm: 'Waiting for us',
  client: 'Waiting for the client',
  nobody: 'No answer needed',
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
