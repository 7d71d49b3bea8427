import type { MessageView } from '#portal/views.server.ts'

/** The messages of one case, or those that belong to none (`caseId` null). */
export type Thread = {
  caseId: string | null
  caseNumber: string | null
  latest: MessageView
  count: number
  newCount: number
}

/** Messages, newest first, by the case they belong to; the thread with the latest message comes first. */
export function threadsOf(messages: readonly MessageView[]): Thread[] {
  const threads = new Map<string | null, Thread>()
  for (const message of messages) {
    const { caseId, caseNumber, isNew } = message
    const thread = threads.get(caseId) ?? { caseId, caseNumber, latest: message, count: 0, newCount: 0 }
    threads.set(caseId, { ...thread, count: thread.count + 1, newCount: thread.newCount + (isNew ? 1 : 0) })
  }
  return [...threads.values()]
}

/** The address of a thread. */
export function threadPath(caseId: string | null): string {
  return `/client-portal/messages/${caseId ?? 'general'}`
}
